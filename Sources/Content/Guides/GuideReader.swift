import Claims
import Cores
import Diagnostics
import Guides
import Localization
import Markup

/// Reads a guide's folder; its documents are put together with their translations elsewhere.
struct GuideReader {
  let id: GuideID
  private(set) var files: ContentFiles

  init(id: GuideID, files: ContentFiles) {
    self.id = id
    self.files = files
  }

  private var folder: String { "guides/\(id)" }

  /// The documents as authors wrote them.
  struct Originals {
    var article: Article?
    var checklist: Checklist?
    var faq: FAQ?
    /// The units of the documents that are there.
    var sources: [SourceDocument] = []
  }

  /// Reads the documents.
  mutating func originals() -> Originals {
    let article: Article? = document("guide.md") { $0.article() }
    let checklist: Checklist? = document("checklist.md") { $0.checklist() }
    let faq: FAQ? = document("faq.md") { $0.faq() }
    var originals = Originals(article: article, checklist: checklist, faq: faq)
    let records = files.unitRecords(below: folder)
    if let article {
      originals.sources.append(SourceDocument(article, of: id, recorded: records, at: place("guide.md")))
    }
    if let checklist {
      originals.sources.append(SourceDocument(checklist, of: id, recorded: records, at: place("checklist.md")))
    }
    if let faq { originals.sources.append(SourceDocument(faq, of: id, recorded: records, at: place("faq.md"))) }
    return originals
  }

  /// Where a document's head stands.
  func place(_ name: String) -> FileLocation {
    FileLocation(path: files.shown("\(folder)/\(name)"), line: 1, column: 1)
  }

  /// Judges a document in one locale.
  mutating func judge(
    _ source: SourceDocument, into locale: LocaleCode, _ judge: TranslationJudge
  ) -> DocumentTranslation {
    judge.translation(of: source, into: locale, &files)
  }

  private mutating func document<Kind>(_ name: String, _ read: (inout DocumentReader) -> Kind?) -> Kind? {
    let path = "\(folder)/\(name)"
    guard files.contains(path), let source = files.text(path) else { return nil }
    var reader = DocumentReader(source)
    let document = read(&reader)
    files.report(reader.faults)
    return document
  }

  /// The matrices.
  mutating func matrices(_ names: KnownNames, translations: inout TranslationTable) -> [Matrix] {
    guard let fields = files.fields("\(folder)/matrix.yaml", FileShapes.matrices, .optional) else { return [] }
    var reader = MatrixReader(guide: id, names: names)
    let matrices = reader.matrices(fields, translations: &translations)
    files.report(reader.faults)
    return matrices
  }

  /// The form of the page of single cases.
  mutating func scenario(_ names: KnownNames) -> ScenarioForm? {
    guard let fields = files.fields("\(folder)/scenario.yaml", FileShapes.scenario, .optional) else { return nil }
    var reader = ScenarioFormReader(names: names)
    let form = reader.form(fields)
    files.report(reader.faults)
    return form
  }

  /// Files that code blocks include, and everything else that lies in the folder to be copied.
  mutating func samples() -> [String: String] {
    var samples: [String: String] = [:]
    for path in files.paths(below: "\(folder)/samples") {
      guard let text = files.text(path) else { continue }
      samples[String(path.dropFirst(folder.utf8.count + 1))] = text.text(0..<text.bytes.count)
    }
    return samples
  }
}

/// The documents of a guide in every language: what can be read of a guide without knowing of any other.
struct GuideDocuments: Sendable {
  let reader: GuideReader
  let article: Translated<Article>?
  let checklist: Translated<Checklist>?
  let faq: Translated<FAQ>?
  /// Every document in every locale that it is translated into.
  let translations: [DocumentTranslation]
  /// The keys of the documents' blocks, as they should be recorded.
  let records: UnitRecords

  init(_ id: GuideID, _ files: ContentFiles, _ judge: TranslationJudge) {
    var reader = GuideReader(id: id, files: files)
    let originals = reader.originals()
    var records = UnitRecords()
    var judged: [DocumentName: [DocumentTranslation]] = [:]
    for source in originals.sources {
      judged[source.name] = judge.locales.map { reader.judge(source, into: $0, judge) }
      if case .guide(_, let part) = source.name { records.documents[part] = source.records }
    }
    func translated<Kind>(
      _ original: Kind?, _ part: DocumentName.Part, _ put: (DocumentTranslation, Kind, FileLocation) -> Kind
    ) -> Translated<Kind>? {
      guard let original else { return nil }
      let usable = (judged[.guide(id, part)] ?? []).filter { $0.hasTranslations }
      let place = reader.place("\(part.rawValue).md")
      return Translated(
        original,
        translations: Dictionary(
          usable.map { ($0.locale, put($0, original, place)) }, uniquingKeysWith: { first, _ in first }),
        gaps: Dictionary(usable.map { ($0.locale, $0.gaps) }, uniquingKeysWith: { first, _ in first }))
    }
    article = translated(originals.article, .article) { $0.translated($1, at: $2) }
    checklist = translated(originals.checklist, .checklist) { $0.translated($1, at: $2) }
    faq = translated(originals.faq, .faq) { $0.translated($1, at: $2) }
    translations = originals.sources.flatMap { judged[$0.name] ?? [] }
    self.records = records
    self.reader = reader
  }
}

extension ContentLoader {
  /// The guides, their documents with their translations: the documents are read on all cores.
  mutating func guides(_ names: KnownNames) -> [Guide] {
    let (judge, unread) = (judge, files.unread())
    let read = Parallel.map(ids("guides", of: Guide.self)) { GuideDocuments($0, unread, judge) }
    return read.map { documents in
      var reader = documents.reader
      let matrices = reader.matrices(names, translations: &translations)
      let scenario = reader.scenario(names)
      let samples = reader.samples()
      files.add(reader.files)
      self.documents += documents.translations
      for translation in documents.translations { faults += translation.diagnostics }
      if !documents.records.documents.isEmpty { unitRecords[reader.id] = documents.records }
      return Guide(
        id: reader.id, article: documents.article, checklist: documents.checklist, faq: documents.faq,
        matrices: matrices, scenario: scenario, samples: samples)
    }
  }
}
