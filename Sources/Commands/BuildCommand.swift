import Build
import Claims
import Diagnostics
import Localization
import Workspace

/// `verbatim build`: publishes the site.
enum BuildCommand: Command {
  private static let require = Flag(
    "require", value: "TAG=STATE", isRepeatable: true,
    "publish nothing unless the translation is that far: zh=reviewed; translated, reviewed or final")

  private static let explained = Flag(
    "explain", value: "PAGE", "also say why a page was made anew, or that it was kept: en/att-eu/faq.html")

  static let description = CommandDescription(
    name: "build", summary: "publish the site from the content", arguments: "", argumentCount: 0...0,
    details: """
      Reads 'Content/', checks it, and writes 'output/site/' in every language. Nothing is published while the content
      has errors, and a build that fails or is stopped leaves the former output whole. A build with nothing changed
      does nothing, and a page is only made anew when something changed that it shows. Files in the output folder that
      the tool did not write are never touched.
      """,
    flags: [form, .output, .format, require, explained],
    examples: [
      .init(line: "verbatim build", meaning: "publish the workspace that you stand in"),
      .init(line: "verbatim build -w ~/guides -o /srv/www", meaning: "publish another one, elsewhere"),
      .init(line: "verbatim build --explain en/index.html", meaning: "say why that page was made anew"),
      .init(line: "verbatim build --as fragments", meaning: "also write output/fragments/ for Hugo and the like"),
    ])

  /// Another form in which the site is written, besides its own.
  private static let form = Flag(
    "as", value: "FORM", choices: ["site"] + SiteExport.allCases.map { $0.rawValue },
    "also write the pages as HTML fragments or Markdown, for another site builder")

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let status = try publish(invocation, console)
    guard status == .clean, let export = SiteExport(rawValue: invocation.value(form) ?? "") else { return status }
    let output = try WorkspaceSearch.folders(invocation).output
    let (changes, pages) = try export.write(output)
    if invocation.value(.format) != "json" {
      console.say(
        "\(pages) pages in \(CurrentFolder.shown(output))/\(export.rawValue): \(changes.written) files written.")
    }
    return status
  }

  private static func publish(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let result = try SiteBuilder(folders).build(requiring: try required(invocation, folders)) { console.progress($0) }
    let isJSON = invocation.value(.format) == "json"
    switch result {
    case .upToDate:
      if isJSON {
        console.write(#"{"status": "up-to-date"}"# + "\n")
      } else {
        console.say("Nothing has changed.\nOpen \(CurrentFolder.shown(folders.output))/site/index.html")
        explain(invocation, [:], console)
      }
      return .clean
    case .published(let changes, let pages, let inspection, let notes, let made):
      let warnings = inspection.faults
      console.complain(warnings + notes) { inspection.line($0, $1) }
      if isJSON {
        console.write(
          """
          {"status": "published", "pages": \(pages), "written": \(changes.written), "kept": \(changes.kept), \
          "removed": \(changes.removed)}

          """)
      } else {
        let gone = changes.removed > 0 ? ", \(changes.removed) removed" : ""
        console.say("\(pages) pages: \(changes.written) files written, \(changes.kept) unchanged\(gone).")
        let waiting = inspection.diagnostics.count - warnings.count
        if waiting > 0 { console.say("\(waiting) disagreements or decisions need an editor: run 'verbatim check'.") }
        console.say("Open \(CurrentFolder.shown(folders.output))/site/index.html")
        explain(invocation, made, console)
      }
      return .clean
    case .behind(let reports):
      for report in reports { console.complain(StatusText.text(report, words: false)) }
      console.complain("Nothing was published: translations are not as far as asked for.\n")
      if isJSON { console.write(#"{"status": "behind"}"# + "\n") }
      return .findings
    case .refused(let inspection):
      console.complain(inspection.faults) { inspection.line($0, $1) }
      let count = inspection.faults.count { $0.severity == .error }
      console.complain("Nothing was published: \(count == 1 ? "1 error" : "\(count) errors").\n")
      if isJSON { console.write(#"{"status": "refused", "errors": \#(count)}"# + "\n") }
      return .findings
    }
  }
}

extension BuildCommand {
  /// Says why the page that was asked for was made.
  private static func explain(_ invocation: Invocation, _ made: [String: String], _ console: Console) {
    guard let page = invocation.value(explained) else { return }
    if let reason = made[page] {
      console.say("\(page) was made anew: \(reason).")
    } else {
      console.say("\(page) was kept: nothing that it shows has changed.")
    }
  }

  /// The states that `--require` asks for, by the languages of the workspace.
  private static func required(
    _ invocation: Invocation, _ folders: WorkspaceFolders
  ) throws -> [LocaleCode: AssessedUnit.State] {
    var states: [LocaleCode: AssessedUnit.State] = [:]
    let words = invocation.values(require)
    guard !words.isEmpty else { return [:] }
    let locales = try Inspection.inspect(folders, today: nil).content.ledger?.publication.locales ?? []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let state = AssessedUnit.State(rawValue: parts[1]), state >= .translated else {
        throw UsageFault("'\(word)' is not of the form zh=reviewed", command: description)
      }
      let found = locales.filter { $0.tag == parts[0] }
      let near = found.isEmpty ? locales.filter { $0.tag.lowercased().hasPrefix(parts[0].lowercased()) } : found
      guard near.count == 1 else {
        let known = locales.map { $0.tag }.joined(separator: ", ")
        throw UsageFault("'\(parts[0])' is none of the languages here: \(known)", command: description)
      }
      states[near[0]] = state
    }
    return states
  }
}

extension Flag {
  static let format = Flag("format", value: "FORM", choices: ["text", "json"], "how the result is written")
}
