/// One flag of the command line, as data: parsing, help, completions and the man page are all made from it.
struct Flag: Hashable, Sendable {
  /// The long name, without its dashes.
  let name: String
  /// The one-letter name, if it has one.
  let letter: Character?
  /// What its value is called in the help; nil for a flag that is there or not.
  let value: String?
  /// What the value may be, where that is a closed list.
  let choices: [String]
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What it does: a phrase without a period.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The flag as the help shows it: `-w, --workspace DIR`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    let shownValue = choices.isEmpty ? value : choices.joined(separator: "|")
    return short + "--\(name)" + (shownValue.map { " \($0)" } ?? "")
  }
}

extension Flag {
  /// The flags that every command has.
  static let common: [Flag] = [workspace, quiet, color, help]

  static let workspace = Flag(
    "workspace", letter: "w", value: "DIR", "the workspace; else the nearest folder above that has 'Content'")
  static let output = Flag("output", letter: "o", value: "DIR", "where the output goes; else 'output' in the workspace")
  static let quiet = Flag("quiet", letter: "q", "say nothing but what is wrong")
  static let color = Flag(
    "color", value: "WHEN", choices: ["auto", "always", "never"], "colour the messages; auto looks at the terminal")
  static let help = Flag("help", letter: "h", "-h: this in short; --help: in full, with examples")
  static let locale = Flag("locale", letter: "l", value: "TAG", "the language, or the first letters of its tag")
}
