import Claims
import Diagnostics

/// Builds the publication from `verbatim.yaml`; its title is translated once the locales are known.
enum PublicationReader {
  static func publication(_ fields: Fields, reporting faults: inout [Diagnostic]) -> Publication? {
    guard let title = fields.text("title"), let publisher = fields.text("publisher"), let asOf = fields.date("as-of")
    else { return nil }
    if asOf.year == nil, let place = fields.located("as-of")?.location {
      faults.append(Diagnostic(.badDate, "'as-of' needs a year", at: place))
    }
    var seen = UniqueIDs<LocaleCode>("locale")
    var locales = fields.texts("locales").compactMap { text -> LocaleCode? in
      guard let locale = LocaleCode(text.value), seen.insert(locale, at: text.location, reporting: &faults) else {
        return nil
      }
      return locale
    }
    if locales.isEmpty { locales = [.english] }
    let defaultLocale = fields.text("default-locale").flatMap { LocaleCode($0) } ?? locales[0]
    if !locales.contains(defaultLocale), let place = fields.located("default-locale")?.location {
      faults.append(Diagnostic(.badLocale, "'\(defaultLocale)' is not among the locales", at: place))
      locales.insert(defaultLocale, at: 0)
    }
    return Publication(
      title: LocalizedText(title), publisher: publisher, locales: locales, defaultLocale: defaultLocale,
      baseURL: fields.text("base-url"),
      visibility: fields.word("visibility", as: Publication.Visibility.self) ?? .internal,
      asOf: asOf)
  }
}
