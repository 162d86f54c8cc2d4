import Build
import Diagnostics
import Workspace

/// `verbatim build`: publishes the site.
enum BuildCommand: Command {
  static let description = CommandDescription(
    name: "build", summary: "publish the site from the content", arguments: "", argumentCount: 0...0,
    details: """
      Reads 'Content/', checks it, and writes 'output/site/' in every language. Nothing is published while the content
      has errors, and a build that fails or is stopped leaves the former output whole. A build with nothing changed
      does nothing. Files in the output folder that the tool did not write are never touched.
      """,
    flags: [form, .output, .format],
    examples: [
      .init(line: "verbatim build", meaning: "publish the workspace that you stand in"),
      .init(line: "verbatim build -w ~/guides -o /srv/www", meaning: "publish another one, elsewhere"),
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
    let result = try SiteBuilder(folders).build { console.progress($0) }
    let isJSON = invocation.value(.format) == "json"
    switch result {
    case .upToDate:
      if isJSON {
        console.write(#"{"status": "up-to-date"}"# + "\n")
      } else {
        console.say("Nothing has changed.\nOpen \(CurrentFolder.shown(folders.output))/site/index.html")
      }
      return .clean
    case .published(let changes, let pages, let inspection, let notes):
      let warnings = inspection.content.diagnostics
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
      }
      return .clean
    case .refused(let inspection):
      console.complain(inspection.content.diagnostics) { inspection.line($0, $1) }
      let count = inspection.content.diagnostics.count { $0.severity == .error }
      console.complain("Nothing was published: \(count == 1 ? "1 error" : "\(count) errors").\n")
      if isJSON { console.write(#"{"status": "refused", "errors": \#(count)}"# + "\n") }
      return .findings
    }
  }
}

extension Flag {
  static let format = Flag("format", value: "FORM", choices: ["text", "json"], "how the result is written")
}
