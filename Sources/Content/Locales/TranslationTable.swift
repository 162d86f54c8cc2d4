import Claims
import Diagnostics

/// The translated labels of all locales, by the key of the text; remembers which keys were asked for.
struct TranslationTable {
  private var tables: [LocaleCode: [String: Located<String>]] = [:]
  private let locales: [LocaleCode]
  private var asked: Set<String> = []
  private var missing: [LocaleCode: [String]] = [:]

  /// A table for the locales other than the default one.
  init(locales: [LocaleCode]) { self.locales = locales }

  /// Adds the entries of one locale's file.
  mutating func add(_ entries: [(key: Located<String>, value: YAMLNode)], for locale: LocaleCode) {
    for entry in entries {
      guard let value = entry.value.scalar else { continue }
      tables[locale, default: [:]][entry.key.value] = Located(value.value, at: entry.key.location)
    }
  }

  /// Whether a text must be translated or may be left out, as forms are that only some languages need.
  enum Need { case needed, optional }

  /// A text with its translations.
  mutating func text(_ original: String, key: String, _ need: Need = .needed) -> LocalizedText {
    asked.insert(key)
    var text = LocalizedText(original)
    for locale in locales {
      if let found = tables[locale]?[key] {
        text.translations[locale] = found.value
      } else if need == .needed {
        missing[locale, default: []].append(key)
      }
    }
    return text
  }

  /// A translation alone, for forms that fall back to another form of the same language.
  mutating func translations(_ key: String) -> [LocaleCode: String] { text("", key: key, .optional).translations }

  /// Keys that nothing asked for, and texts that have no translation.
  func faults(fileOf: (LocaleCode) -> String) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for locale in locales {
      for (key, entry) in (tables[locale] ?? [:]).sorted(by: { $0.key < $1.key }) where !asked.contains(key) {
        let hint = Suggestion.clause(for: key, among: asked.sorted())
        faults.append(Diagnostic(.unknownKey, "no text has the key '\(key)'\(hint)", at: entry.location))
      }
      guard let keys = missing[locale], let first = keys.first else { continue }
      let others = keys.count == 1 ? "" : " and \(keys.count - 1) more"
      faults.append(
        Diagnostic(
          .missingTranslation, "no translation in \(locale) for '\(first)'\(others); the original is shown instead",
          at: .wholeFile(fileOf(locale))))
    }
    return faults
  }
}
