import Claims
import Diagnostics
import Guides
import Markup

/// Reads a guide's folder and the translations of its documents.
struct GuideReader {
  let id: GuideID
  private(set) var files: ContentFiles
  private let locales: [LocaleCode]

  init(id: GuideID, files: ContentFiles, locales: [LocaleCode]) {
    self.id = id
    self.files = files
    self.locales = locales
  }

  private var folder: String { "guides/\(id)" }

  /// The guide.
  mutating func guide(_ names: KnownNames, translations: inout TranslationTable) -> Guide {
    let article: Translated<Article>? = translated("guide.md", { $0.article() }, { reader, _ in reader.article() })
    let checklist: Translated<Checklist>? = translated(
      "checklist.md", { $0.checklist() }, { $0.checklist(original: $1) })
    let faq: Translated<FAQ>? = translated("faq.md", { $0.faq() }, { $0.faq(original: $1) })
    checkShapes(article, checklist, faq)
    var matrices: [Matrix] = []
    if let fields = files.fields("\(folder)/matrix.yaml", FileShapes.matrices, .optional) {
      var reader = MatrixReader(guide: id, names: names)
      matrices = reader.matrices(fields, translations: &translations)
      files.report(reader.faults)
    } else {
      translations.excuse(prefix: "matrix/\(id)/")
    }
    return Guide(
      id: id, article: article, checklist: checklist, faq: faq, matrices: matrices, samples: samples())
  }

  /// A document and those of its translations that exist.
  private mutating func translated<Kind: Hashable & Sendable>(
    _ name: String, _ read: (inout DocumentReader) -> Kind?, _ readTranslation: (inout DocumentReader, Kind) -> Kind?
  ) -> Translated<Kind>? {
    guard files.contains("\(folder)/\(name)") else { return nil }
    guard let original = document("\(folder)/\(name)", read) else {
      // Without an original nothing can be said about its translations.
      for locale in locales { files.claim("locales/\(locale)/\(folder)/\(name)") }
      return nil
    }
    var translations: [LocaleCode: Kind] = [:]
    for locale in locales {
      let path = "locales/\(locale)/\(folder)/\(name)"
      guard files.contains(path) else {
        files.report(
          Diagnostic(
            .missingTranslation, "no translation in \(locale); the original is shown instead",
            at: .wholeFile(files.shown(path))))
        continue
      }
      translations[locale] = document(path) { readTranslation(&$0, original) }
    }
    return Translated(original, translations: translations)
  }

  private mutating func document<Kind>(_ path: String, _ read: (inout DocumentReader) -> Kind?) -> Kind? {
    guard let source = files.text(path) else { return nil }
    var reader = DocumentReader(source)
    let document = read(&reader)
    files.report(reader.faults)
    return document
  }

  /// Files that code blocks include, and everything else that lies in the folder to be copied.
  private mutating func samples() -> [String: String] {
    var samples: [String: String] = [:]
    for path in files.paths(below: "\(folder)/samples") {
      guard let text = files.text(path) else { continue }
      samples[String(path.dropFirst(folder.utf8.count + 1))] = text.text(0..<text.bytes.count)
    }
    return samples
  }

  /// Translations must have the blocks and the citations of their original.
  private mutating func checkShapes(
    _ article: Translated<Article>?, _ checklist: Translated<Checklist>?, _ faq: Translated<FAQ>?
  ) {
    var checker = TranslationShape()
    for locale in locales {
      if let article, let other = article.translations[locale] {
        checker.compare(article.original.body, other.body, file: files.shown("locales/\(locale)/\(folder)/guide.md"))
      }
      if let checklist, let other = checklist.translations[locale] {
        let file = files.shown("locales/\(locale)/\(folder)/checklist.md")
        checker.compare(checklist.original.introduction, other.introduction, file: file)
        for (step, twin) in zip(checklist.original.steps, other.steps) { checker.compare(step, twin, file: file) }
      }
      if let faq, let other = faq.translations[locale] {
        let file = files.shown("locales/\(locale)/\(folder)/faq.md")
        checker.compare(faq.original.introduction, other.introduction, file: file)
        for (question, twin) in zip(faq.original.questions, other.questions) {
          checker.compare(question, twin, file: file)
        }
      }
    }
    files.report(checker.faults)
  }
}
