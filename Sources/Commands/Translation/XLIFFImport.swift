import Claims
import Content
import Diagnostics
import Localization
import Workspace

/// `verbatim xliff import`: takes files home in three piles.
enum XLIFFImport {
  static func run(_ invocation: Invocation, _ names: [String], _ console: Console) throws -> ExitStatus {
    let command = XLIFFCommand.description
    guard !names.isEmpty else { throw UsageFault("'xliff import' needs a file", command: command) }
    guard let desk = try TranslationDesk.open(invocation, console) else { return .findings }
    let files = try names.map { (path: $0, bytes: try EditedFiles.read($0)) }
    let memories = files.filter { $0.path.hasSuffix(".tmx") }
    let others = files.filter { !$0.path.hasSuffix(".tmx") }
    let (handoffs, faults) = HandoffReader.handoffs(desk.folders.content)
    guard let today = CalendarDate.today else { return .failure }
    var fails = false
    var writes: [(path: String, bytes: [UInt8])] = []
    for locale in try desk.locales(invocation, command) {
      let documents = desk.content.translations.filter { $0.locale == locale }
      let own = others.filter { ReturnedLanguage.of($0.bytes, path: $0.path) == locale }
      if !own.isEmpty {
        let outcome = Import(
          into: documents, handoffs: handoffs.filter { $0.locale == locale }, stamps: desk.content.stamps, today: today,
          trust: invocation.value(XLIFFCommand.trusted) == nil ? .asMarked : .asTranslated
        ).run(own)
        ImportReport.tell(outcome, locale, console)
        fails = fails || !outcome.refused.isEmpty || outcome.problems.hasErrors
        writes += outcome.documents.compactMap { desk.file($0) }
      }
      for memory in memories {
        writes += try fill(documents, from: memory, locale, desk, console)
      }
    }
    let known = Set(desk.locales)
    for file in others {
      let language = ReturnedLanguage.of(file.bytes, path: file.path)
      if language.map({ known.contains($0) }) != true {
        console.complain("\(file.path): the file does not say a language that is translated into here\n")
        fails = true
      }
    }
    console.complain(faults) { _, _ in nil }
    try finish(writes, invocation, desk, console)
    return fails ? .findings : .clean
  }

  static func finish(
    _ writes: [(path: String, bytes: [UInt8])], _ invocation: Invocation, _ desk: TranslationDesk, _ console: Console
  ) throws {
    if invocation.has(XLIFFCommand.dryRun) {
      console.say("Nothing was written.")
      return
    }
    for path in try desk.write(writes) { console.say("wrote Content/\(path)") }
  }

  private static func fill(
    _ documents: [DocumentTranslation], from memory: (path: String, bytes: [UInt8]), _ locale: LocaleCode,
    _ desk: TranslationDesk, _ console: Console
  ) throws -> [(path: String, bytes: [UInt8])] {
    var problems: [Diagnostic] = []
    let pairs = MemoryFile.pairs(
      memory.bytes, path: memory.path, from: desk.source, into: locale, problems: &problems)
    console.complain(problems) { _, _ in nil }
    return documents.compactMap { document in
      guard let filled = MemoryFile.filled(document, pairs, stamps: desk.content.stamps) else { return nil }
      console.say("\(locale) \(document.source.name): \(filled.filled.count) drafts from \(memory.path)")
      return desk.file(filled.document)
    }
  }
}

/// What became of returned files, in words.
enum ImportReport {
  static func tell(_ outcome: ImportOutcome, _ locale: LocaleCode, _ console: Console) {
    console.complain(outcome.problems) { _, _ in nil }
    func row(_ row: ImportOutcome.Row) -> String {
      let place = row.location.map { "\($0): " } ?? ""
      return "\(place)\(row.document?.description ?? "?")#\(row.unit): \(row.words)"
    }
    for one in outcome.refused { console.complain("refused: \(row(one))\n") }
    for one in outcome.taken where one.words != "translated" { console.say("taken: \(row(one))") }
    for one in outcome.questions { console.say("question: \(row(one))") }
    console.say(
      "\(locale): \(outcome.taken.count) taken, \(outcome.refused.count) refused, \(outcome.unchanged.count) unchanged."
    )
  }
}
