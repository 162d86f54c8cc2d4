import Build
import Diagnostics
import Foundation
import Workspace

/// `verbatim doctor`: what is installed, what is missing, and what it is needed for.
enum DoctorCommand: Command {
  private static let format = Flag("format", value: "FORM", choices: ["text", "json"], "how the result is written")

  static let description = CommandDescription(
    name: "doctor", summary: "tell what is installed, what is missing, and what it is needed for", arguments: "",
    argumentCount: 0...0,
    details: """
      Looks for the tool's own files, for the programs that some commands call, and at what the preview needs from the
      system. For what is missing it tells the command that installs it. Fails only where the tool cannot work at all.
      """,
    flags: [format],
    examples: [
      .init(line: "verbatim doctor", meaning: "after installing, or when a command says that something is missing")
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let findings =
      [templates(), workspace(invocation)] + CalledProgram.all.map { $0.finding() } + SystemLimits.findings()
    if invocation.value(format) == "json" {
      console.write(JSONValue.array(findings.map { $0.json }).indented)
    } else {
      console.write(findings.map { $0.text }.joined())
    }
    return findings.contains { $0.state == .missing && $0.isNeeded } ? .findings : .clean
  }

  private static func templates() -> Checkup {
    let places = CurrentFolder.toolTemplates()
    return Checkup(
      name: "templates and words", state: places.isEmpty ? .missing : .found, detail: places.first,
      use: "every page", remedy: "install the tool again, or set VERBATIM_TEMPLATES", isNeeded: true)
  }

  private static func workspace(_ invocation: Invocation) -> Checkup {
    let root = invocation.value(.workspace) ?? CurrentFolder.workspace()
    let isThere = root.map { NamedFile.exists("\($0)/Content/verbatim.yaml") } ?? false
    return Checkup(
      name: "a workspace", state: isThere ? .found : .missing, detail: isThere ? root : nil,
      use: "all commands but init",
      remedy: "verbatim init DIR", isNeeded: false)
  }
}

/// What was found about one thing.
struct Checkup {
  let name: String
  let state: State
  /// Where it is, or its version.
  let detail: String?
  let use: String
  let remedy: String
  /// Whether the tool cannot work without.
  let isNeeded: Bool

  enum State: String { case found, missing }

  var text: String {
    let mark = state == .found ? "found  " : "missing"
    let shown = detail.map { " (\($0))" } ?? ""
    return "\(mark)  \(name)\(shown): for \(use)\n" + (state == .missing ? "         to mend it: \(remedy)\n" : "")
  }

  var json: JSONValue {
    .members([
      "name": .string(name), "state": .string(state.rawValue), "detail": detail.map { .string($0) },
      "use": .string(use),
      "remedy": state == .missing ? .string(remedy) : nil, "needed": .boolean(isNeeded),
    ])
  }
}

/// A program that some commands call at run time.
struct CalledProgram {
  let name: String
  let use: String
  let apt: String
  let brew: String

  static let all = [
    CalledProgram(name: "weasyprint", use: "the PDF of a packet", apt: "weasyprint", brew: "weasyprint"),
    CalledProgram(name: "pandoc", use: "the Word file of a packet", apt: "pandoc", brew: "pandoc"),
    CalledProgram(name: "openssl", use: "time stamps of packets", apt: "openssl", brew: "openssl"),
    CalledProgram(name: "xdg-open", use: "'serve --open'", apt: "xdg-utils", brew: ""),
  ].filter { !isMac || !$0.brew.isEmpty }

  private static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  /// Where the program is: the first folder of `PATH` that has it.
  func finding() -> Checkup {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    return Checkup(
      name: name, state: path == nil ? .missing : .found, detail: path, use: use,
      remedy: Self.isMac ? "brew install \(brew)" : "apt-get install \(apt)", isNeeded: false)
  }
}

/// What the system grants the preview.
enum SystemLimits {
  static func findings() -> [Checkup] {
    let path = "/proc/sys/fs/inotify/max_user_watches"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return [] }
    return [
      Checkup(
        name: "notices of changes", state: number >= 8192 ? .found : .missing, detail: "\(number) folders",
        use: "'serve' in large workspaces; without, it looks 2 to 3 times a second",
        remedy: "sysctl fs.inotify.max_user_watches=65536", isNeeded: false)
    ]
  }
}
