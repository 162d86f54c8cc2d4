/// `verbatim help`: tells about the commands.
enum HelpCommand: Command {
  private static let completions = Flag(
    "completions", value: "SHELL", choices: ["bash", "zsh", "fish"], "print what the shell needs to complete commands")
  private static let man = Flag("man", "print the manual page")

  static let description = CommandDescription(
    name: "help", summary: "tell about a command", arguments: "[COMMAND]", argumentCount: 0...1,
    details: "Tells what a command does, its flags and examples; without a name, lists the commands.",
    flags: [completions, man],
    examples: [
      .init(line: "verbatim help check", meaning: "all about 'check'"),
      .init(line: "source <(verbatim help --completions bash)", meaning: "complete commands in this shell"),
      .init(line: "verbatim help --man | man -l -", meaning: "read the manual page"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let all = Verbatim.commands.map { $0.description }
    if let shell = invocation.value(completions) {
      switch shell {
      case "bash": console.write(BashCompletion.text(all))
      case "zsh": console.write(ZshCompletion.text(all))
      default: console.write(FishCompletion.text(all))
      }
    } else if invocation.has(man) {
      console.write(ManPage.text(all))
    } else if let name = invocation.arguments.first {
      console.write(HelpText.text(try Verbatim.find(name).description, .long))
    } else {
      console.write(HelpText.overview(all, .long))
    }
    return .clean
  }
}
