/// The completion script for zsh, made from the descriptions of the commands.
enum ZshCompletion {
  static func text(_ commands: [CommandDescription]) -> String {
    let names = commands.map { $0.name }
    let listed = commands.map { "    \(quoted("\(escaped($0.name, ":")):\($0.summary)"))\n" }.joined()
    let cases = commands.map { command -> String in
      var lines = command.allFlags.map { "        \(specification($0)) \\\n" }
      if let kind = command.argumentKind(commands: names) { lines.append("        \(quoted("*:\(place(kind))")) \\\n") }
      let last = lines.last?.dropLast(3) ?? ""
      return "      \(command.name))\n        _arguments -s -S \\\n\(lines.dropLast().joined())\(last)\n        ;;\n"
    }.joined()
    return """
      #compdef verbatim
      # Completion of verbatim for zsh, made by 'verbatim help --completions zsh'.
      _verbatim() {
        local -a commands
        commands=(
      \(listed)  )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = _verbatim ]; then
        _verbatim "$@"
      else
        compdef _verbatim verbatim
      fi

      """
  }

  private static func specification(_ flag: Flag) -> String {
    let about = "[\(escaped(flag.summary, "[]:"))]"
    let value = flag.valueKind.map { ":\(place($0))" } ?? ""
    let star = flag.isRepeatable ? "*" : ""
    // With the sign, zsh also takes the value as part of the word.
    let long = flag.value == nil ? "--\(flag.name)" : "--\(flag.name)="
    guard let letter = flag.letter else { return quoted("\(star)\(long)\(about)\(value)") }
    return flag.isRepeatable
      ? "\(quoted("*\(long)\(about)\(value)")) \(quoted("*-\(letter)\(about)\(value)"))"
      : "\(quoted("(-\(letter) --\(flag.name))\(long)\(about)\(value)")) \(quoted("(-\(letter) --\(flag.name))-\(letter)\(about)\(value)"))"
  }

  private static func place(_ kind: ValueKind) -> String {
    switch kind {
    case .words(let words): "value:(\(words.joined(separator: " ")))"
    case .folder: "folder:_files -/"
    case .file: "file:_files"
    case .other: "value: "
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
