/// Help made from the descriptions of commands.
enum HelpText {
  /// The tool's own help.
  static func overview(_ commands: [CommandDescription], _ length: Length) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    var text = """
      verbatim: guides that people can rely on, from quotes that can be checked

      Usage: verbatim COMMAND [ARGUMENTS] [FLAGS]

      Commands:

      """
    for command in commands { text += "  \(padded(command.name, width))  \(command.summary)\n" }
    text += "\nverbatim help COMMAND tells all about a command; verbatim --version tells the version.\n"
    if length == .long {
      text += """

        Exit status: 0 when all is well, 1 when something is wrong with the content, 2 when the command could not be
        understood or a file could not be read or written.
        """ + "\n"
    }
    return text
  }

  /// The help of one command.
  static func text(_ command: CommandDescription, _ length: Length) -> String {
    let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
    var text = "verbatim \(command.name): \(command.summary)\n\nUsage: verbatim \(command.name)\(arguments) [FLAGS]\n"
    if length == .long { text += "\n\(command.details)\n" }
    let flags = command.allFlags
    let width = min(flags.map { $0.usage.count }.max() ?? 0, 40)
    text += "\nFlags:\n"
    for flag in flags {
      let usage = padded(flag.usage, width)
      text +=
        usage.count > width ? "  \(usage)\n  \(padded("", width))  \(flag.summary)\n" : "  \(usage)  \(flag.summary)\n"
    }
    guard length == .long, !command.examples.isEmpty else { return text }
    text += "\nExamples:\n"
    for example in command.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  /// How much is told.
  enum Length { case short, long }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
