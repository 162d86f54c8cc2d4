/// What a value on the command line is, as far as a shell can complete it.
enum ValueKind: Hashable {
  case words([String])
  case folder
  case file
  case other

  /// The kind of an argument or a flag's value, from the word that the help has for it.
  init(_ name: String, commands: [String]) {
    let word = name.filter { $0 != "[" && $0 != "]" }
    switch word {
    case "DIR": self = .folder
    case "FILE": self = .file
    case "COMMAND": self = .words(commands)
    default: self = word.contains("|") ? .words(word.split(separator: "|").map { String($0) }) : .other
    }
  }
}

extension Flag {
  /// What its value is; nil for a flag without one.
  var valueKind: ValueKind? {
    value.map { choices.isEmpty ? ValueKind($0, commands: []) : .words(choices) }
  }

  /// The ways to write it: `--name`, `-n`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension CommandDescription {
  /// What its first argument is; nil where it takes none.
  func argumentKind(commands: [String]) -> ValueKind? {
    arguments.split(separator: " ").first.map { ValueKind(String($0), commands: commands) }
  }
}
