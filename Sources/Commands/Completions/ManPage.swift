import Build

/// The manual page, made from the descriptions of the commands.
enum ManPage {
  /// The page in the man macros, for section 1.
  static func text(_ commands: [CommandDescription]) -> String {
    var page = """
      .\\" Made by 'verbatim help --man'.
      .TH VERBATIM 1 "" "verbatim \(ToolIdentity.version)" "User Commands"
      .SH NAME
      verbatim \\- guides that people can rely on, from quotes that can be checked
      .SH SYNOPSIS
      .B verbatim
      .I COMMAND
      .RI [ ARGUMENTS ]
      .RI [ FLAGS ]
      .SH DESCRIPTION
      Each command works on a workspace: the nearest folder, from the current one upwards, that has a folder
      .IR Content .
      The flags that every command takes stand at the end.
      .SH COMMANDS

      """
    for command in commands {
      let arguments = command.arguments.isEmpty ? "" : " \(command.arguments)"
      page += ".SS verbatim \(escaped(command.name + arguments))\n"
      page += paragraph(capitalized(command.summary) + ".") + ".PP\n" + paragraph(command.details)
      page += command.flags.map { flag($0) }.joined()
      for example in command.examples {
        page += ".TP\n.B \(escaped(example.line))\n\(escaped(capitalized(example.meaning)))\n"
      }
    }
    page += ".SH COMMON FLAGS\n" + Flag.common.map { flag($0) }.joined()
    page += """
      .SH EXIT STATUS
      .TP
      .B 0
      All is well.
      .TP
      .B 1
      Something is wrong with the content.
      .TP
      .B 2
      The command was not understood, or a file could not be read or written.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      When set, messages are not coloured.
      .TP
      .B VERBATIM_TEMPLATES
      Where the tool's own templates are, instead of the place where they were installed.

      """
    return page
  }

  private static func flag(_ flag: Flag) -> String {
    let shown = flag.choices.isEmpty ? flag.value : flag.choices.joined(separator: "|")
    let names = (flag.letter.map { ["\\fB\\-\($0)\\fR"] } ?? []) + ["\\fB\\-\\-\(escaped(flag.name))\\fR"]
    let value = shown.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\(names.joined(separator: ", "))\(value)\n\(escaped(flag.summary))\n"
  }

  private static func paragraph(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined()
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// Text as roff reads it back: backslashes and hyphens escaped, and no line that begins as a request does.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
    // Beyond ASCII by number: not every roff reads UTF-8.
    let safe = plain.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - digits.count))
      return scalar.isASCII ? String(scalar) : "\\[u\(padding)\(digits)]"
    }.joined()
    return safe.hasPrefix(".") ? "\\&\(safe)" : safe
  }
}
