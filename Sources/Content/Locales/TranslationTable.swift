import Claims
import Diagnostics

/// The translated labels of all locales, by the key of the text; remembers which keys were asked for.
struct TranslationTable {
  private var tables: [LocaleCode: [String: Located<String>]] = [:]
  private let locales: [LocaleCode]
  private var asked: Set<String> = []
  private var missing: [LocaleCode: [String]] = [:]
  private var excusedPrefixes: Set<String> = []

  /// A table for the locales other than the default one.
  init(locales: [LocaleCode]) { self.locales = locales }

  /// Adds the entries of one locale's file.
  mutating func add(_ entries: [(key: Located<String>, value: YAMLNode)], for locale: LocaleCode) {
    var table = tables[locale] ?? [:]
    for entry in entries {
      guard let value = entry.value.scalar else { continue }
      table[entry.key.value] = Located(value.value, at: entry.key.location)
    }
    tables[locale] = table
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

  /// Takes note that what the keys with this beginning belong to is broken and did not ask for them; the prefix ends
  /// with `/`.
  mutating func excuse(prefix: String) { excusedPrefixes.insert(prefix) }

  /// Keys that nothing asked for, and texts that have no translation.
  func faults(fileOf: (LocaleCode) -> String) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var known = NearNames(asked.sorted())
    for locale in locales {
      for (key, entry) in (tables[locale] ?? [:]).sorted(by: { $0.key < $1.key })
      where !asked.contains(key) && !isExcused(key) {
        let hint = known.clause(for: key)
        faults.append(Diagnostic(.unknownKey, "no text has the key '\(key)'\(hint)", at: entry.location))
      }
      guard let keys = missing[locale]?.filter({ !isExcused($0) }), let first = keys.first else { continue }
      let others = keys.count == 1 ? "" : " and \(keys.count - 1) more"
      faults.append(
        Diagnostic(
          .missingTranslation, "no translation in \(locale) for '\(first)'\(others); the original is shown instead",
          at: .wholeFile(fileOf(locale))))
    }
    return faults
  }

  private func isExcused(_ key: String) -> Bool {
    var prefix = key[...]
    while let slash = prefix.dropLast().lastIndex(of: "/") {
      prefix = prefix[...slash]
      if excusedPrefixes.contains(String(prefix)) { return true }
    }
    return false
  }
}
