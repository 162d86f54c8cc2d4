/// What a workspace publishes, for whom, and in which languages.
public struct Publication: Hashable, Sendable {
  /// The title of the whole.
  public let title: LocalizedText
  /// Who publishes it.
  public let publisher: String
  /// The locales, in the order of the language switcher; the default locale is among them.
  public let locales: [LocaleCode]
  /// The locale that authors write in.
  public let defaultLocale: LocaleCode
  /// The address under which it is published; nil where it is not.
  public let baseURL: String?
  /// Who may see it.
  public let visibility: Visibility
  /// The day that ages are judged against in pages.
  public let asOf: CalendarDate

  /// A publication.
  public init(
    title: LocalizedText, publisher: String, locales: [LocaleCode], defaultLocale: LocaleCode, baseURL: String?,
    visibility: Visibility, asOf: CalendarDate
  ) {
    self.title = title
    self.publisher = publisher
    self.locales = locales
    self.defaultLocale = defaultLocale
    self.baseURL = baseURL
    self.visibility = visibility
    self.asOf = asOf
  }

  /// Who may see a publication.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// Only the house: no indexing, no sitemap, no feed.
    case `internal`
    /// Everyone.
    case `public`
  }
}
