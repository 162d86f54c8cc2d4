import Build
import Claims
import Content
import Diagnostics
import Digests
import Evidence
import Foundation
import Workspace

/// `verbatim capture`: files a saved copy of a document, and tells what it means for quotes.
enum CaptureCommand: Command {
  private static let url = Flag("url", letter: "u", value: "URL", "the address that it was taken from")
  private static let taken = Flag("taken-at", value: "DAY", "the day on which it was taken")
  private static let by = Flag("by", value: "WHO", "who took it: a name or a role")
  private static let name = Flag("name", value: "NAME", "the copy's name; the day by default")
  private static let form = Flag(
    "as", value: "FORM", choices: DocumentForm.allCases.map { $0.rawValue },
    "what the file is; else told by its name and first bytes")
  private static let mediaType = Flag("media-type", value: "TYPE", "the type that the server gave, with its charset")
  private static let encoding = Flag("encoding", value: "NAME", "the file's encoding, where it is not told rightly")
  private static let excerpt = Flag("excerpt", "keep only the passages that quotes rest on, under their headings")
  private static let exhibit = Flag(
    "exhibit", value: "FILE", isRepeatable: true, "a screenshot or archive of the same moment; its checksum is recorded"
  )
  private static let note = Flag("note", value: "TEXT", "how it was taken, for the record")
  private static let dryRun = Flag("dry-run", letter: "n", "tell what it means for quotes, and write nothing")

  static let description = CommandDescription(
    name: "capture", summary: "file a saved copy of a document, and tell what it means for quotes",
    arguments: "SOURCE [FILE|-]", argumentCount: 1...2,
    details: """
      Files the text of a document that you saved beside the earlier copies of the source: a web page saved after its
      scripts ran, the data that a DocC page is drawn from, a PDF, a header file, Markdown or text. Nothing is fetched;
      '-' reads standard input. Nothing is written over. Then tells which quotes changed, which are gone, and which rule
      lines, decisions, pages, translations and approvals rest on them; the same as a page in each language below
      'output/team/'. Without a file, tells this of the newest copy that is filed.
      """,
    flags: [url, taken, by, name, form, mediaType, encoding, excerpt, exhibit, note, dryRun, .output, .format],
    examples: [
      .init(
        line: "curl -s URL | verbatim capture notice - --url URL --taken-at 2026-11-30 --by 'A. Writer'",
        meaning: "a page that needs no script"),
      .init(
        line: "verbatim capture notice page.html --taken-at 2026-11-30 --by 'A. Writer' --excerpt",
        meaning: "keep the checksum of the whole and only the passages that are quoted"),
      .init(line: "verbatim capture notice", meaning: "what the newest copy meant, again"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let ledger = inspection.content.ledger else {
      console.complain(inspection.content.diagnostics) { inspection.line($0, $1) }
      return .findings
    }
    let source = try source(invocation.arguments[0], in: ledger)
    guard invocation.arguments.count > 1 else {
      let (copy, impact) = try newest(of: source, in: ledger)
      return try tell(impact, of: copy, ledger, inspection, folders, invocation, console)
    }
    let filing = try filing(of: source, in: ledger, invocation)
    if !invocation.has(dryRun) { try filing.write(below: folders.content) }
    let status = try tell(filing.impact, of: filing.capture, ledger, inspection, folders, invocation, console)
    if !invocation.has(dryRun), invocation.value(.format) != "json" {
      console.say("Filed as \(filing.capture.textPath) with its record; the copies that were there are untouched.")
    }
    return status
  }

  /// The newest copy of a source that is filed, and what it meant for quotes beside those before it.
  private static func newest(of source: SourceID, in ledger: Ledger) throws -> (Capture, CaptureImpact) {
    guard let copy = ledger.captures(of: source).max(by: { $0.isOlder(than: $1) }) else {
      throw WorkspaceFault(
        "there is no saved copy of '\(source)'", remedy: "save the document, and name the file behind '\(source)'")
    }
    return (copy, CaptureImpact(ofFiled: copy, in: ledger))
  }

  private static func filing(
    of source: SourceID, in ledger: Ledger, _ invocation: Invocation
  ) throws -> CaptureFiling {
    let facts = try facts(invocation)
    let file = invocation.arguments[1]
    let bytes = try file == "-" ? standardInput() : read(file)
    let kind =
      invocation.value(form).flatMap { DocumentForm(rawValue: $0) }
      ?? invocation.value(mediaType).flatMap { DocumentForm(mediaType: $0) } ?? DocumentForm.of(bytes, name: file)
    do {
      let document = SavedDocument(
        bytes, form: kind, mediaType: invocation.value(mediaType), encoding: invocation.value(encoding))
      return try CaptureFiling(document, of: source, facts, in: ledger)
    } catch {
      throw WorkspaceFault("\(file == "-" ? "standard input" : "'\(file)'"): \(error.message)", remedy: error.remedy)
    }
  }

  /// Tells what a copy means, on the console and, unless nothing is to be written, as pages for the team.
  private static func tell(
    _ impact: CaptureImpact, of copy: Capture, _ ledger: Ledger, _ inspection: Inspection,
    _ folders: WorkspaceFolders, _ invocation: Invocation, _ console: Console
  ) throws -> ExitStatus {
    let approvals = RecordedApprovals.byQuote(folders.content)
    let report = ImpactReport(impact, ledger: ledger, guides: inspection.content.guides, approvals: approvals)
    console.write(invocation.value(.format) == "json" ? report.json : report.text)
    if !invocation.has(dryRun) {
      let pages = try inspection.impactPages(impact, of: copy, approvals: approvals)
      if let first = pages.first {
        try OutputFolder(folders.output).write(pages.map { ("team/\($0.path)", $0.bytes) })
        if invocation.value(.format) != "json" {
          console.say("As a page: \(CurrentFolder.shown(folders.output))/team/\(first.path)")
        }
      }
    }
    return impact.entries(.changed, .gone).isEmpty ? .clean : .findings
  }

  private static func source(_ text: String, in ledger: Ledger) throws -> SourceID {
    if let id = SourceID(text), ledger.source(id) != nil { return id }
    let hint = Suggestion.clause(for: text, among: ledger.sources.map { $0.id.text })
    throw UsageFault("there is no source '\(text)'\(hint)", command: description)
  }

  private static func facts(_ invocation: Invocation) throws -> CaptureFiling.Facts {
    guard let dayText = invocation.value(taken), let who = invocation.value(by), !who.isEmpty else {
      throw UsageFault("'capture' needs --taken-at DAY and --by WHO", command: description)
    }
    // An instant is on the day that it names.
    guard let day = CalendarDate(String(dayText.prefix(10))), day.year != nil,
      dayText.count == 10 || dayText.dropFirst(10).first == "T"
    else { throw UsageFault("'\(dayText)' is not a day such as 2026-11-30", command: description) }
    if let address = invocation.value(url), !address.hasPrefix("https://") && !address.hasPrefix("http://") {
      throw UsageFault("'\(address)' is not an address that begins with https://", command: description)
    }
    if let given = invocation.value(name), ClaimName(given) == nil && CalendarDate(given) == nil {
      throw UsageFault(
        "'\(given)' is not a name: lower-case letters, digits and hyphens, a letter first", command: description)
    }
    let exhibits = try invocation.values(exhibit).map { path in
      (name: path.split(separator: "/").last.map { String($0) } ?? path, sha256: SHA256(of: try read(path)).hex)
    }
    return CaptureFiling.Facts(
      url: invocation.value(url), taken: day, by: who, name: invocation.value(name), note: invocation.value(note),
      extent: invocation.has(excerpt) ? .excerpt : .whole, exhibits: exhibits)
  }

  private static let limit = 256 << 20

  private static func standardInput() throws -> [UInt8] {
    let data = try FileHandle.standardInput.readToEnd() ?? Data()
    guard data.count <= limit else { throw WorkspaceFault("standard input is larger than \(limit >> 20) MiB") }
    return [UInt8](data)
  }

  private static func read(_ path: String) throws -> [UInt8] {
    let cut = path.lastIndex(of: "/")
    let folder = cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = cut.map { String(path[path.index(after: $0)...]) } ?? path
    switch try Folder(folder, sizeLimit: limit).bytes(name) {
    case .success(let bytes): return bytes
    case .failure(let fault): throw WorkspaceFault("'\(path)': \(fault.message)")
    }
  }
}

extension LoadedContent {
  /// The text of a line of the content, for carets.
  func line(_ path: String, _ line: Int) -> String? {
    path.hasPrefix("Content/") ? files[String(path.dropFirst("Content/".count))]?.line(line) : nil
  }
}
