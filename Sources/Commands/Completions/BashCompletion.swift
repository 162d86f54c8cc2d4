/// The completion script for bash, made from the descriptions of the commands.
enum BashCompletion {
  static func text(_ commands: [CommandDescription]) -> String {
    let names = commands.map { $0.name }
    var values = ""
    var flags = ""
    var arguments = ""
    for command in commands {
      flags += "    \(command.name)) flags='\(command.allFlags.flatMap { $0.spellings }.joined(separator: " "))' ;;\n"
      for flag in command.allFlags {
        guard let kind = flag.valueKind else { continue }
        let pattern = flag.spellings.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
        values += "    \(pattern)) \(action(kind)); return ;;\n"
      }
      if let kind = command.argumentKind(commands: names) { arguments += "    \(command.name)) \(action(kind)) ;;\n" }
    }
    return """
      # Completion of verbatim for bash, made by 'verbatim help --completions bash'.
      _verbatim() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} flags=
        # In '--flag=value' bash takes the sign for a word of its own.
        if [ "$current" = = ]; then
          current=
        elif [ "$previous" = = ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " ")) --help --version' -- "$current"))
          return
        fi
        case "$command $previous" in
      \(values)  esac
        case "$command" in
      \(flags)  esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$flags" -- "$current")); return ;;
        esac
        case "$command" in
      \(arguments)  esac
      }
      complete -o filenames -F _verbatim verbatim

      """
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
    case .folder: "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
    case .file: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
    case .other: ":"
    }
  }
}
