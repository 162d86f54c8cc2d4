/// What a command is, as data.
struct CommandDescription: Sendable {
  /// The name that people type.
  let name: String
  /// What it does: a phrase without a period.
  let summary: String
  /// What its arguments are called in the help: `[TEXT]`.
  let arguments: String
  /// How many arguments it takes.
  let argumentCount: ClosedRange<Int>
  /// A few sentences for the long help.
  let details: String
  /// Its own flags, the common ones aside.
  let flags: [Flag]
  /// Examples for the long help: a command line and what it does.
  let examples: [Example]

  /// A command line and what it does.
  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  /// All flags that the command takes.
  var allFlags: [Flag] { flags + Flag.common.filter { common in !flags.contains { $0.name == common.name } } }
}
