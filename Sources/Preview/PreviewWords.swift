import Diagnostics

/// The words of the preview in every language of the tool.
public struct PreviewWords: Sendable {
  /// The languages, the one to fall back on first.
  let locales: [String]
  private let entries: [String: [String: String]]

  /// Words by language and key; `locales` are the languages in order. Keys that begin with `preview-` go to the pages.
  public init(locales: [String], entries: [String: [String: String]]) {
    self.locales = locales
    self.entries = entries
  }

  /// The words of a key.
  func callAsFunction(_ key: String, _ locale: String) -> String {
    entries[locale]?[key] ?? locales.first.flatMap { entries[$0]?[key] } ?? key
  }

  /// All words as the script on the pages reads them, by language.
  var json: String {
    JSONValue.object(
      locales.compactMap { locale in
        guard let words = entries[locale] else { return nil }
        let own = words.keys.filter { $0.hasPrefix("preview-") }.sorted()
        return .init(
          locale, .object(own.map { key in .init(String(key.dropFirst("preview-".count)), .string(words[key] ?? "")) }))
      }
    ).line
  }
}
