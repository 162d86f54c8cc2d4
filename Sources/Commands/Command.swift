/// A command of the tool.
protocol Command {
  /// What it is, as data.
  static var description: CommandDescription { get }
  /// Runs it.
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus
}

/// What a run came to.
public enum ExitStatus: Int32, Sendable {
  /// All is well; disagreements recorded as open included.
  case clean = 0
  /// Something is wrong with the content.
  case findings = 1
  /// The command was not understood, or a file could not be read or written.
  case failure = 2
}
