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
    arguments: "SOURCE FILE|-", argumentCount: 2...2,
    details: """
      Files the text of a document that you saved beside the earlier copies of the source: a web page saved after its
      scripts ran, the data that a DocC page is drawn from, a PDF, a header file, Markdown or text. Nothing is fetched;
      '-' reads standard input. Nothing is written over. Then tells which quotes changed, which are gone, and which rule
      lines, decisions, pages and translations rest on them.
      """,
    flags: [url, taken, by, name, form, mediaType, encoding, excerpt, exhibit, note, dryRun, .format],
    examples: [
      .init(
        line: "curl -s URL | verbatim capture notice - --url URL --taken-at 2026-11-30 --by 'A. Writer'",
        meaning: "a page that needs no script"),
      .init(
        line: "verbatim capture notice page.html --taken-at 2026-11-30 --by 'A. Writer' --excerpt",
        meaning: "keep the checksum of the whole and only the passages that are quoted"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let content = ContentLoader.load(folders.content)
    guard let ledger = content.ledger else {
      console.complain(content.diagnostics) { path, line in content.line(path, line) }
      return .findings
    }
    let source = try source(invocation.arguments[0], in: ledger)
    let facts = try facts(invocation)
    let file = invocation.arguments[1]
    let bytes = try file == "-" ? standardInput() : read(file)
    let kind =
      invocation.value(form).flatMap { DocumentForm(rawValue: $0) }
      ?? invocation.value(mediaType).flatMap { DocumentForm(mediaType: $0) } ?? DocumentForm.of(bytes, name: file)
    let filing: CaptureFiling
    do {
      let document = SavedDocument(
        bytes, form: kind, mediaType: invocation.value(mediaType), encoding: invocation.value(encoding))
      filing = try CaptureFiling(document, of: source, facts, in: ledger)
    } catch {
      throw WorkspaceFault("\(file == "-" ? "standard input" : "'\(file)'"): \(error.message)", remedy: error.remedy)
    }
    if !invocation.has(dryRun) { try filing.write(below: folders.content) }
    let report = ImpactReport(filing.impact, ledger: ledger, guides: content.guides)
    if invocation.value(.format) == "json" {
      console.write(report.json)
    } else {
      console.write(report.text)
      if !invocation.has(dryRun) {
        console.say("Filed as \(filing.capture.textPath) with its record; the copies that were there are untouched.")
      }
    }
    return filing.impact.entries(.changed, .gone).isEmpty ? .clean : .findings
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
