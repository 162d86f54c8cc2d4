/// Why the database cannot go on: what was being done, and SQLite's own words.
public struct DatabaseFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of obstacle it is.
  public let kind: Kind
  /// SQLite's message, or ours where SQLite saw nothing wrong.
  public let message: String
  /// SQLite's extended result code; nil where the fault is ours to find.
  public let code: Int32?
  /// The file as the user knows it, relative to the workspace.
  public let file: String

  /// A fault.
  public init(_ kind: Kind, _ message: String, code: Int32? = nil, file: String) {
    self.kind = kind
    self.message = message
    self.code = code
    self.file = file
  }

  /// The obstacles that call for different answers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Another process holds the file; waiting did not help.
    case locked
    /// The file is not what was written; it is set aside and built again.
    case damaged
    /// The file or its folder cannot be written.
    case readOnly = "read-only"
    /// The disk is full.
    case full
    /// The file cannot be opened, read or created.
    case unreachable
    /// SQLite refused what it was asked to do: a mistake of this program.
    case refused
  }

  /// One lower-case sentence without a period.
  public var description: String {
    let reason =
      switch kind {
      case .locked: "another process is using it"
      case .damaged: "it is damaged"
      case .readOnly: "it cannot be written"
      case .full: "the disk is full"
      case .unreachable: "it cannot be opened or read"
      case .refused: "SQLite refused a request"
      }
    return "the database '\(file)' cannot be used: \(reason) (\(message))"
  }
}
