/// One thing said in several locales: the workspace's default locale first, translations as far as there are any.
public struct LocalizedText: Hashable, Sendable {
  /// The text in the workspace's default locale.
  public var original: String
  /// Translations by locale; the default locale is never among them.
  public var translations: [LocaleCode: String]

  /// A text with its translations.
  public init(_ original: String, translations: [LocaleCode: String] = [:]) {
    self.original = original
    self.translations = translations
  }

  /// The text for a locale: its translation, or the original where there is none.
  public func callAsFunction(_ locale: LocaleCode) -> String { translations[locale] ?? original }
}
