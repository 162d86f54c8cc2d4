import Claims
import Content
import Diagnostics
import Localization
import Workspace

/// `verbatim xliff sync`: a folder that other tools rewrite freely: taken home, then written anew.
enum XLIFFSync {
  static func run(_ invocation: Invocation, _ names: [String], _ console: Console) throws -> ExitStatus {
    let command = XLIFFCommand.description
    guard names.count == 1 else { throw UsageFault("'xliff sync' needs one folder", command: command) }
    guard let desk = try TranslationDesk.open(invocation, console), let today = CalendarDate.today else {
      return .findings
    }
    let form = invocation.value(XLIFFCommand.format) ?? "xliff"
    guard let format = ExchangeFormat(rawValue: form) else {
      throw UsageFault("a folder for exchange is kept as xliff, xliff-1.2 or po", command: command)
    }
    try EditedFiles.write([], below: names[0])
    let folder = try Folder(names[0], sizeLimit: 64 << 20)
    var faults: [Diagnostic] = []
    let present = folder.files(reporting: &faults)
    var fails = false
    var contentWrites: [(path: String, bytes: [UInt8])] = []
    var folderWrites: [(path: String, bytes: [UInt8])] = []
    for locale in try desk.locales(invocation, command) {
      let record = "\(locale)/handoff.yaml"
      let sent = HandoffReader.handoff(record, in: folder)
      faults += sent.diagnostics
      let files = present.filter { $0.hasPrefix("\(locale)/") && $0.hasSuffix(format.ending) }.compactMap { path in
        (try? folder.bytes(path).get()).map { (path: path, bytes: $0) }
      }
      let documents = desk.content.translations.filter { $0.locale == locale }
      let outcome = Import(
        into: documents, handoffs: sent.handoff.map { [$0] } ?? [], stamps: desk.content.stamps, today: today
      ).run(files)
      ImportReport.tell(outcome, locale, console)
      fails = fails || !outcome.refused.isEmpty || outcome.problems.hasErrors
      contentWrites += outcome.documents.compactMap { desk.file($0) }
      let taken = Dictionary(outcome.documents.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      let export = Export(Export.Options(format: format), context: desk.context())
      var handoff = Handoff(
        name: "\(locale)", locale: locale, sentOn: sent.handoff?.sentOn ?? today, format: format)
      for document in documents {
        let now = document.holding(taken[document.source.name], desk)
        guard let bytes = export.file(of: now, keeping: outcome.kept[document.source.name] ?? [:]) else { continue }
        folderWrites.append(("\(locale)/\(document.source.name)\(format.ending)", bytes))
        handoff.add(export.units(of: now), of: document.source.name)
      }
      if handoff.documents != sent.handoff?.documents { handoff.sentOn = today }
      folderWrites.append((record, Array(handoff.yaml.utf8)))
    }
    console.complain(faults) { _, _ in nil }
    try XLIFFImport.finish(contentWrites, invocation, desk, console)
    if !invocation.has(XLIFFCommand.dryRun) {
      let written = try EditedFiles.write(folderWrites, below: names[0])
      console.say("\(written.count) of \(folderWrites.count) files in '\(names[0])' written.")
    }
    return fails ? .findings : .clean
  }
}

extension DocumentTranslation {
  /// The document with another stored translation; without one, itself.
  fileprivate func holding(_ stored: StoredDocument?, _ desk: TranslationDesk) -> DocumentTranslation {
    guard let stored else { return self }
    return DocumentTranslation(
      source, from: sourceLocale, into: locale, stored: stored, reviews: desk.content.reviews[locale] ?? [],
      stamps: desk.content.stamps, file: file)
  }
}
