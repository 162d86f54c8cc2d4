import Build
import Workspace

/// `verbatim init`: makes a small workspace that builds.
enum InitCommand: Command {
  static let description = CommandDescription(
    name: "init", summary: "make a small workspace that builds", arguments: "DIR", argumentCount: 1...1,
    details: """
      Writes a workspace with two made-up documents, their quotes, one disagreement, a checklist, questions and a
      computed table, in English, Chinese and Korean. --ci adds the file that makes a build server check and publish
      every change; in a folder that is a workspace already, it adds only that. Nothing that exists is written over.
      """,
    flags: [ci],
    examples: [
      .init(line: "verbatim init guides", meaning: "then: verbatim build -w guides"),
      .init(line: "verbatim init . --ci github", meaning: "in a workspace: add .github/workflows/verbatim.yml"),
    ])

  private static let ci = Flag(
    "ci", value: "HOST", choices: BuildServer.allCases.map { $0.rawValue }, "also write what the build server runs")

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folder = invocation.arguments[0]
    let server = BuildServer(rawValue: invocation.value(ci) ?? "")
    if server == nil || !NamedFile.exists("\(folder)/Content/verbatim.yaml") {
      try NewWorkspace.write(to: folder, toolTemplates: CurrentFolder.toolTemplates())
      console.say("A workspace is in '\(folder)'. Next: verbatim build -w \(folder)")
    }
    if let server {
      let path = try server.write(to: folder, toolTemplates: CurrentFolder.toolTemplates())
      console.say("What \(server.name) runs is in '\(path)'. Its first lines tell what it needs.")
    }
    return .clean
  }
}
