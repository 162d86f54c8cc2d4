import Build
import Diagnostics
import Workspace

/// The tool: understands the command line, runs the command, and says what went wrong.
public enum Verbatim {
  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      InitCommand.self,
      NewCommand.self,
      BuildCommand.self,
      ServeCommand.self,
      CheckCommand.self,
      ExplainCommand.self,
      QueryCommand.self,
      CaseCommand.self,
      CaptureCommand.self,
      XLIFFCommand.self,
      ReviewCommand.self,
      PacketCommand.self,
      VerifyCommand.self,
      DiffCommand.self,
      ReleaseCommand.self,
      FormatCommand.self,
      DoctorCommand.self,
      HelpCommand.self,
    ]
  }

  /// Runs a command line (without the program's own name) and gives the exit status.
  public static func run(_ words: [String]) -> Int32 {
    let console = Console(isQuiet: false, color: nil)
    do {
      return try dispatch(words, console).rawValue
    } catch let fault as UsageFault {
      let help = fault.command.map { "verbatim \($0.name) -h" } ?? "verbatim help"
      console.complain("verbatim: \(fault.message)\nTry '\(help)'.\n")
    } catch let fault as WorkspaceFault {
      console.complain("verbatim: \(fault.description)\n" + (fault.remedy.map { "To mend it: \($0).\n" } ?? ""))
    } catch let fault as BuildFault {
      let files = fault.files
      console.complain(fault.diagnostics) { path, line in files[path]?.line(line) }
    } catch let fault as Diagnostic {
      console.complain([fault]) { _, _ in nil }
    } catch {
      console.complain("verbatim: \(error)\n")
    }
    return ExitStatus.failure.rawValue
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> ExitStatus {
    guard let name = words.first else {
      console.write(HelpText.overview(commands.map { $0.description }, .short))
      return .failure
    }
    switch name {
    case "--version":
      console.write("verbatim \(ToolIdentity.version)\n")
      return .clean
    case "-h":
      console.write(HelpText.overview(commands.map { $0.description }, .short))
      return .clean
    case "--help":
      console.write(HelpText.overview(commands.map { $0.description }, .long))
      return .clean
    default: break
    }
    let command = try find(name)
    let rest = Array(words.dropFirst())
    if let length = helpAsked(rest) {
      console.write(HelpText.text(command.description, length))
      return .clean
    }
    let invocation = try Invocation.parse(rest, for: command.description)
    return try command.run(
      invocation, Console(isQuiet: invocation.has(.quiet), color: invocation.value(.color)))
  }

  /// The command of a name.
  static func find(_ name: String) throws(UsageFault) -> any Command.Type {
    if let command = commands.first(where: { $0.description.name == name }) { return command }
    let hint = Suggestion.clause(for: name, among: commands.map { $0.description.name })
    throw UsageFault("there is no command '\(name)'\(hint)", command: nil)
  }

  /// Whether help is asked for before any `--`.
  private static func helpAsked(_ words: [String]) -> HelpText.Length? {
    for word in words.prefix(while: { $0 != "--" }) {
      if word == "-h" { return .short }
      if word == "--help" { return .long }
    }
    return nil
  }
}
