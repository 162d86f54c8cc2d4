public import Claims
public import Diagnostics
public import Guides
import Markup

/// A document in one locale: its units as they are now, each with its translation and how far that can be relied on.
public struct DocumentTranslation: Sendable {
  /// The document's units in the default locale.
  public let source: SourceDocument
  /// The language of the original.
  public let sourceLocale: LocaleCode
  /// The language of the translation.
  public let locale: LocaleCode
  /// The stored translation; nil where there is no file.
  public let stored: StoredDocument?
  /// The file that holds it, or that would.
  public let file: String
  /// The units, in reading order.
  public let units: [AssessedUnit]
  /// Stored translations of texts that are no longer there.
  public let orphans: [StoredUnit]

  /// Judges a document. `file` is the path for diagnostics.
  public init(
    _ source: SourceDocument, from sourceLocale: LocaleCode, into locale: LocaleCode, stored: StoredDocument?,
    reviews: [ReviewRecord],
    stamps: ClaimStamps, file: String
  ) {
    self.source = source
    self.sourceLocale = sourceLocale
    self.locale = locale
    self.stored = stored
    self.file = file
    let known = Dictionary((stored?.units ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let records = Dictionary(
      reviews.filter { $0.document == source.name }.map { ($0.unit, $0) }, uniquingKeysWith: { $1 })
    units = source.units.map { AssessedUnit($0, known[$0.key], stamps, review: records[$0.key]) }
    let present = Set(source.units.map(\.key))
    orphans = (stored?.units ?? []).filter { !present.contains($0.key) }
  }

  /// Whether there is any translation to show.
  public var hasTranslations: Bool { units.contains { $0.shown != nil } }

  /// How many texts are out of date or not translated, for the reader of the page.
  public var gaps: TranslationGaps {
    TranslationGaps(
      outdated: units.count { $0.isTranslated && $0.shown == nil },
      untranslated: units.count { !$0.isTranslated && $0.unit.need == .needed })
  }

  // MARK: Pages

  /// The prose with its translations. What has none, or one of older words, stays in the original.
  public func translated(_ article: Article, at place: FileLocation) -> Article {
    mapping { $0.shown }.article(article, at: place)
  }

  /// Questions and answers with their translations, as prose.
  public func translated(_ faq: FAQ, at place: FileLocation) -> FAQ {
    mapping { $0.shown }.faq(faq, at: place)
  }

  /// The checklist with its translations. Steps are followed to the letter: a step with anything out of date or missing
  /// is shown in the original as a whole, and marked.
  public func translated(_ checklist: Checklist, at place: FileLocation) -> Checklist {
    var fallbacks: [String: Checklist.Fallback] = [:]
    for step in checklist.steps {
      let prefix = step.id.text + "."
      let own = units.filter { $0.unit.key.text.hasPrefix(prefix) && $0.unit.kind != .gloss }
      if own.contains(where: { $0.isStale && $0.isTranslated }) {
        fallbacks[step.id.text] = .outdated
      } else if own.contains(where: { $0.shown == nil }) {
        fallbacks[step.id.text] = .untranslated
      }
    }
    let mapped = mapping { unit in
      let section = unit.unit.key.text.firstIndex(of: ".").map { String(unit.unit.key.text[..<$0]) }
      if let section, fallbacks[section] != nil { return nil }
      return unit.isStale ? nil : unit.shown
    }.checklist(checklist, at: place)
    return Checklist(
      head: mapped.head, introduction: mapped.introduction,
      steps: mapped.steps.map { $0.falling(back: fallbacks[$0.id.text]) })
  }

  /// A walk that puts in what `shown` gives; nil leaves the original.
  private func mapping(_ shown: @escaping (AssessedUnit) -> Segment?) -> GuideMapping {
    var rest = units[...]
    let sourceLocale = sourceLocale
    let byKey = Dictionary(units.map { ($0.unit.key, $0) }, uniquingKeysWith: { first, _ in first })
    return GuideMapping { slot, content in
      // The texts of pictures and the translations of quotations are units of their own that follow theirs.
      while let kind = rest.first?.unit.kind, kind == .picture || kind == .gloss { rest.removeFirst() }
      guard let unit = rest.popFirst(), let target = shown(unit) else {
        return [.foreign(language: sourceLocale.tag, content)]
      }
      let place = unit.stored?.place.target ?? slot.location
      let glosses = GlossKeys.entries(unit.unit.source, of: unit.unit.key)
      return target.inlines(
        at: place,
        pictures: { code in
          let picture = byKey[unit.unit.key.picture(code)]
          return picture.flatMap { shown($0)?.words } ?? picture?.unit.source.words ?? ""
        },
        glosses: { code in
          let gloss = glosses.first { $0.code == code }.flatMap { byKey[$0.key] }
          return gloss.flatMap { shown($0) }.map { bracketed($0.words) }
        })
    }
  }

  /// A translation behind its quotation, as the language sets it.
  private func bracketed(_ gloss: String) -> String {
    switch locale.language {
    case "zh", "ja": "（\(gloss)）"
    case "ko": "(\(gloss))"
    default: " (\(gloss))"
    }
  }

  /// The codes of a unit's quotations that have a translation of their own to show.
  func glossedCodes(of unit: AssessedUnit, _ byKey: [UnitKey: AssessedUnit]) -> Set<String> {
    Set(GlossKeys.entries(unit.unit.source, of: unit.unit.key).filter { byKey[$0.key]?.shown != nil }.map(\.code))
  }
}
