import Diagnostics
public import Localization
import Markup

/// What goes out to a translator, for the screen: every text as it reads, with its notes, on one page that holds all that
/// it shows.
public struct ExchangePreview {
  private let documents: [(document: DocumentTranslation, units: [AssessedUnit])]
  private let context: ContextBuilder
  private let words: Words

  /// The preview of some documents in one locale; `context` gives the notes, `words` the language of the page.
  public init(
    _ documents: [(document: DocumentTranslation, units: [AssessedUnit])], context: ContextBuilder, words: Words
  ) {
    self.documents = documents.filter { !$0.units.isEmpty }
    self.context = context
    self.words = words
  }

  /// The page.
  public func page() -> Page {
    let language = documents.first.map { LanguageData(words.locale).name(of: $0.document.locale) } ?? ""
    let title = words("handoff-title", ["language": language])
    let values: PageRecord = [
      "lang": .text(words.locale.tag), "window-title": .text(title), "title": .text(title),
      "columns": .list(["handoff-unit", "handoff-original", "handoff-translation"].map { .text(words($0)) }),
      "documents": .records(
        documents.map { document, units in
          [
            "name": .text(document.source.name.description),
            "rows": .records(units.map { row($0, document) }),
          ]
        }),
    ]
    return Page(path: "preview.html", locale: words.locale, template: "exchange-preview", values: values)
  }

  private func row(_ unit: AssessedUnit, _ document: DocumentTranslation) -> PageRecord {
    let notes = context.context(of: unit, in: document).notes.filter { $0.category != "vb:preview" }
    return [
      "id": .text(document.source.name.anchor(of: unit.unit.key)), "unit": .text(unit.unit.key.text),
      "state": .text(
        ([words("team-state-\(unit.state.rawValue)")] + unit.causes.map { cause($0) }).joined(separator: " · ")),
      "source-language": .text(document.sourceLocale.tag), "target-language": .text(document.locale.tag),
      "source": .rich(Self.inlines(unit.unit.source.pieces)),
      "target": .optional(Self.inlines(unit.stored?.target?.pieces ?? [])),
      "notes": .list(notes.map { .text($0.text) }),
    ]
  }

  private func cause(_ cause: StaleCause) -> String {
    switch cause {
    case .source: words("team-stale-text")
    case .cosmetic: words("team-stale-marks")
    case .facts: words("team-stale-facts")
    case .quotes: words("team-stale-quote")
    }
  }

  /// A segment as a translator should see it: codes as what they show, emphasis as emphasis.
  private static func inlines(_ pieces: [Segment.Piece]) -> [Inline] {
    pieces.map { piece in
      switch piece {
      case .text(let words): .text(words)
      case .code(let code): .code(code.display)
      case .span(let code, let content):
        code.kind == .strong ? .strong(inlines(content)) : .emphasis(inlines(content))
      }
    }
  }
}
