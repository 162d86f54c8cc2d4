import Claims
import Diagnostics
import Localization
import Pages
import Workspace

/// `verbatim xliff export`: files for translators, with notes, an offline preview and a record of what went out.
enum XLIFFExport {
  static func run(_ invocation: Invocation, _ names: [String], _ console: Console) throws -> ExitStatus {
    let command = XLIFFCommand.description
    guard let desk = try TranslationDesk.open(invocation, console) else { return .findings }
    let form = invocation.value(XLIFFCommand.format) ?? "xliff"
    guard form != "text", form != "json" else {
      throw UsageFault("'\(form)' is no form that translators' tools read", command: command)
    }
    let locales = try desk.locales(invocation, command)
    let documents = try desk.documents(locales, named: names, command)
    let root = invocation.value(.output) ?? "\(desk.folders.output)/handoffs"
    var files: [(path: String, bytes: [UInt8])] = []
    var records: [(path: String, bytes: [UInt8])] = []
    for locale in locales {
      let own = documents.filter { $0.locale == locale }
      switch form {
      case "tbx": files.append(("\(locale)/terms.tbx", TermFiles.tbx(desk.vocabulary, from: desk.source, into: locale)))
      case "csv": files.append(("\(locale)/terms.csv", TermFiles.csv(desk.vocabulary, from: desk.source, into: locale)))
      case "tmx": files.append(("\(locale)/memory.tmx", MemoryFile.tmx(own, from: desk.source, into: locale)))
      default:
        let format = ExchangeFormat(rawValue: form) ?? .xliff21
        guard let sent = try export(own, locale, format, selection(invocation), desk) else { continue }
        files += sent.files
        records.append(("handoffs/\(sent.handoff.name).yaml", Array(sent.handoff.yaml.utf8)))
      }
    }
    guard !files.isEmpty else {
      console.say("There is nothing to send.")
      return .clean
    }
    if invocation.has(XLIFFCommand.dryRun) {
      for file in files { console.say("would write \(root)/\(file.path)") }
      return .clean
    }
    let written = try EditedFiles.write(files, below: root)
    let recorded = try desk.write(records)
    console.say("\(files.count) files in '\(root)', \(written.count) written.")
    for path in recorded { console.say("noted what went out in Content/\(path)") }
    return .clean
  }

  static func selection(_ invocation: Invocation) -> Export.Selection {
    switch invocation.value(XLIFFCommand.only) {
    case "open"?: .open
    case "stale"?: .stale
    case let state?: AssessedUnit.State(rawValue: state).map { .state($0) } ?? .all
    case nil: .all
    }
  }

  /// The files of one language, and the record of what they hold; nil where nothing goes out.
  static func export(
    _ documents: [DocumentTranslation], _ locale: LocaleCode, _ format: ExchangeFormat, _ selection: Export.Selection,
    _ desk: TranslationDesk
  ) throws -> (files: [(path: String, bytes: [UInt8])], handoff: Handoff)? {
    let context = desk.context()
    let export = Export(Export.Options(format: format, selection: selection), context: context)
    guard let today = CalendarDate.today else { return nil }
    var handoff = Handoff(
      name: try freeName("\(locale)-\(today)", desk), locale: locale, sentOn: today, format: format)
    var files: [(path: String, bytes: [UInt8])] = []
    var shown: [(document: DocumentTranslation, units: [AssessedUnit])] = []
    for document in documents {
      guard let bytes = export.file(of: document) else { continue }
      let units = export.units(of: document)
      files.append(("\(locale)/\(document.source.name)\(format.ending)", bytes))
      shown.append((document, units))
      handoff.add(units, of: document.source.name)
    }
    guard !files.isEmpty else { return nil }
    if let words = desk.inspection.englishWords {
      let page = ExchangePreview(shown, context: context, words: words).page()
      files.append(("\(locale)/preview.html", try desk.inspection.html(page)))
    }
    return (files, handoff)
  }

  /// The name with a number where something went out on the same day.
  private static func freeName(_ name: String, _ desk: TranslationDesk) throws -> String {
    var faults: [Diagnostic] = []
    let taken = Set(desk.folders.content.files(below: "handoffs", reporting: &faults))
    var free = name
    var number = 2
    while taken.contains("handoffs/\(free).yaml") {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }
}

extension TranslationDesk {
  var vocabulary: Vocabulary { ledger.vocabulary }
  var source: LocaleCode { ledger.publication.defaultLocale }
}
