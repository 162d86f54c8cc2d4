import Claims
import Diagnostics
import Localization

/// The labels of the workspace: each text as it is asked for, with its translations from the stored files.
struct TranslationTable {
  private var stored: [LocaleCode: StoredDocument] = [:]
  private var known: [LocaleCode: [UnitKey: StoredUnit]] = [:]
  private let locales: [LocaleCode]
  private var units: [TranslationUnit] = []
  private var asked: Set<UnitKey> = []

  /// A table for the locales other than the default one.
  init(locales: [LocaleCode]) { self.locales = locales }

  /// Takes the stored labels of one locale.
  mutating func add(_ document: StoredDocument) {
    stored[document.locale] = document
    known[document.locale] = Dictionary(document.units.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A text with its translations.
  mutating func text(_ original: String, key: String) -> LocalizedText {
    LocalizedText(original, translations: translations(of: original, key: key, .needed))
  }

  /// A translation alone, for forms that fall back to another form of the same language.
  mutating func translations(_ key: String, of original: String) -> [LocaleCode: String] {
    translations(of: original, key: key, .optional)
  }

  private mutating func translations(
    of original: String, key: String, _ need: TranslationUnit.Need
  ) -> [LocaleCode: String] {
    let unit = TranslationUnit(
      key: UnitKey(label: key), kind: .label, source: Segment(label: original), need: need,
      location: .wholeFile(Self.file(of: key)))
    if asked.insert(unit.key).inserted { units.append(unit) }
    var translations: [LocaleCode: String] = [:]
    for locale in locales {
      let shown =
        locale.isPseudo
        ? PseudoText.segment(unit.source)
        : known[locale]?[unit.key].flatMap { $0.trust == .translated ? $0.target : nil }
      if let shown { translations[locale] = shown.markdown }
    }
    return translations
  }

  /// The labels as a document, and what is stored of it in a locale.
  var document: SourceDocument { SourceDocument(.labels, units: units) }

  /// The stored labels of a locale.
  subscript(locale: LocaleCode) -> StoredDocument? { stored[locale] }

  /// The file that a label stands in.
  private static func file(of key: String) -> String {
    let parts = key.split(separator: "/").map { String($0) }
    guard parts.count > 1 else { return "Content/verbatim.yaml" }
    return switch parts[0] {
    case "source": "Content/sources/\(parts[1])/source.yaml"
    case "claim": "Content/sources/\(parts[1])/claims.md"
    case "matrix": "Content/guides/\(parts[1])/matrix.yaml"
    case "decision", "observation": "Content/\(parts[0])s/\(parts[1]).yaml"
    default: "Content/vocabulary/\(parts[0])s.yaml"
    }
  }
}
