/// The completion script for fish, made from the descriptions of the commands.
enum FishCompletion {
  static func text(_ commands: [CommandDescription]) -> String {
    let names = commands.map { $0.name }
    var lines = [
      "# Completion of verbatim for fish, made by 'verbatim help --completions fish'.", "complete -c verbatim -f",
      "complete -c verbatim -n __fish_use_subcommand -l help -s h -d 'tell about the tool'",
      "complete -c verbatim -n __fish_use_subcommand -l version -d 'tell the version'",
    ]
    for command in commands {
      lines.append("complete -c verbatim -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for flag in command.allFlags {
        let short = flag.letter.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c verbatim \(condition) -l \(flag.name)\(short)\(value(flag.valueKind)) -d \(quoted(flag.summary))"
        )
      }
      if let kind = command.argumentKind(commands: names) {
        lines.append("complete -c verbatim \(condition)\(argument(kind))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func value(_ kind: ValueKind?) -> String {
    switch kind {
    case nil: ""
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .file: " -r -F"
    case .other: " -x"
    }
  }

  private static func argument(_ kind: ValueKind) -> String {
    switch kind {
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .folder: " -a '(__fish_complete_directories)'"
    case .file: " -F"
    case .other: " -f"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
