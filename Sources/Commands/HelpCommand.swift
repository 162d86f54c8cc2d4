/// `verbatim help`: tells about the commands.
enum HelpCommand: Command {
  static let description = CommandDescription(
    name: "help", summary: "tell about a command", arguments: "[COMMAND]", argumentCount: 0...1,
    details: "Tells what a command does, its flags and examples; without a name, lists the commands.", flags: [],
    examples: [.init(line: "verbatim help check", meaning: "all about 'check'")])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    if let name = invocation.arguments.first {
      console.write(HelpText.text(try Verbatim.find(name).description, .long))
    } else {
      console.write(HelpText.overview(Verbatim.commands.map { $0.description }, .long))
    }
    return .clean
  }
}
