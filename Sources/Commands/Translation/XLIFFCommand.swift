import Build
import Diagnostics
import Localization

/// `verbatim xliff`: translations out, home, and how far they are.
enum XLIFFCommand: Command {
  static let format = Flag(
    "format", value: "FORM", choices: ["xliff", "xliff-1.2", "po", "tbx", "csv", "tmx", "text", "json"],
    "the form: xliff (2.1), xliff-1.2, po; for terms tbx or csv, for memories tmx; text or json for status and check")
  static let only = Flag(
    "only", value: "WHICH", choices: ["open", "stale"] + AssessedUnit.State.allCases.map { $0.rawValue },
    "export only these units; open are those that need work")
  static let dryRun = Flag("dry-run", "say what would be done, and write nothing")
  static let trusted = Flag(
    "as", value: "STATE", choices: ["translated"], "take what comes home as translated, whatever its state says")
  static let words = Flag("words", "count words and characters")
  static let require = Flag(
    "require", value: "STATE", choices: ["translated", "reviewed", "final"], "the state that a release needs")

  static let description = CommandDescription(
    name: "xliff", summary: "send translations out, take them home, tell how far they are",
    arguments: "update|export|import|sync|status|check [NAME…]", argumentCount: 1...64,
    details: """
      update   brings 'units.yaml' and the stored translations up to what authors wrote: adds units, drops gone ones
      export   writes files for translators, with notes and an offline preview; NAME is a document, such as
               guides/att-eu/faq, 'labels', 'glosses' or 'words'; without one, all
      import   takes files home, in three piles: taken, refused with the reason, unchanged; NAME is a file
      sync     takes a folder's files home and writes them anew: NAME is a folder that other tools may rewrite freely
      status   units by state, what is out of date and why, failed checks, what blocks a release
      check    checks every translation, or judges an XLIFF 2 file by itself if NAME is one
      """,
    flags: [.locale, format, only, .output, dryRun, trusted, words, require],
    examples: [
      .init(line: "verbatim xliff export -l zh --only open -o out", meaning: "all that needs work, as XLIFF 2.1"),
      .init(line: "verbatim xliff import back/zh-Hans/*.xlf --dry-run", meaning: "what would be taken, and what not"),
      .init(line: "verbatim xliff sync ~/weblate", meaning: "a folder that Weblate or an OmegaT team works in"),
      .init(line: "verbatim xliff status --words", meaning: "how far it is, and how much is left"),
      .init(line: "verbatim xliff check received.xlf", meaning: "judge a file against the specification"),
    ])

  private static let actions = ["update", "export", "import", "sync", "status", "check"]

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let names = Array(invocation.arguments.dropFirst())
    switch invocation.arguments[0] {
    case "update": return try XLIFFUpdate.run(invocation, console)
    case "export": return try XLIFFExport.run(invocation, names, console)
    case "import": return try XLIFFImport.run(invocation, names, console)
    case "sync": return try XLIFFSync.run(invocation, names, console)
    case "status": return try XLIFFStatus.run(invocation, names, console)
    case "check": return try XLIFFCheck.run(invocation, names, console)
    case let other:
      let hint = Suggestion.clause(for: other, among: actions)
      throw UsageFault("'xliff' knows no '\(other)'\(hint)", command: description)
    }
  }
}
