import Build
import Workspace

/// `verbatim init`: makes a small workspace that builds.
enum InitCommand: Command {
  static let description = CommandDescription(
    name: "init", summary: "make a small workspace that builds", arguments: "DIR", argumentCount: 1...1,
    details: """
      Writes a workspace with two made-up documents, their quotes, one disagreement, a checklist, questions and a
      computed table, in English, Chinese and Korean. Nothing that exists is written over.
      """,
    flags: [], examples: [.init(line: "verbatim init guides", meaning: "then: verbatim build -w guides")])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folder = invocation.arguments[0]
    try NewWorkspace.write(to: folder, toolTemplates: CurrentFolder.toolTemplates())
    console.say("A workspace is in '\(folder)'. Next: verbatim build -w \(folder)")
    return .clean
  }
}
