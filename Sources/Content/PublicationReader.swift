import Claims
import Diagnostics

/// The locales that a workspace is written in and translated into.
struct PublishedLocales {
  /// All of them, in the order of the language switcher; never empty.
  let all: [LocaleCode]
  /// The one that authors write in.
  let standard: LocaleCode

  /// The locales that texts are translated into.
  var translated: [LocaleCode] { all.filter { $0 != standard } }
}

/// Builds the publication from `verbatim.yaml`.
enum PublicationReader {
  /// The locales, as far as they can be made out.
  static func locales(_ fields: Fields, reporting faults: inout [Diagnostic]) -> PublishedLocales {
    var seen = UniqueIDs<LocaleCode>("locale")
    var locales = fields.texts("locales").compactMap { text -> LocaleCode? in
      guard let locale = LocaleCode(text.value), seen.insert(locale, at: text.location, reporting: &faults) else {
        return nil
      }
      return locale
    }
    if locales.isEmpty { locales = [.english] }
    let standard = fields.text("default-locale").flatMap { LocaleCode($0) } ?? locales[0]
    if !locales.contains(standard), let place = fields.located("default-locale")?.location {
      faults.append(Diagnostic(.badLocale, "'\(standard)' is not among the locales", at: place))
      locales.insert(standard, at: 0)
    }
    return PublishedLocales(all: locales, standard: standard)
  }

  /// The publication, or nil where needed fields are missing.
  static func publication(
    _ fields: Fields, _ locales: PublishedLocales, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Publication? {
    // The key counts as asked for even where the title itself is missing.
    let title = translations.text(fields.text("title") ?? "", key: "title")
    let asOf = fields.date("as-of")
    if let asOf, asOf.year == nil, let place = fields.located("as-of")?.location {
      faults.append(Diagnostic(.badDate, "'as-of' needs a year", at: place))
    }
    guard fields.text("title") != nil, let publisher = fields.text("publisher"), let asOf else { return nil }
    return Publication(
      title: title, publisher: publisher, locales: locales.all, defaultLocale: locales.standard,
      baseURL: fields.text("base-url"),
      visibility: fields.word("visibility", as: Publication.Visibility.self) ?? .internal, asOf: asOf)
  }

  /// How many days a saved copy counts as new: `copies-last: 180 days`; nil where nothing is said.
  static func copyLimit(_ fields: Fields, reporting faults: inout [Diagnostic]) -> Int? {
    guard let text = fields.located("copies-last") else { return nil }
    let words = text.value.split(separator: " ")
    if words.count == 2, let days = Int(words[0]), days > 0, words[1] == "days" || words[1] == "day" { return days }
    faults.append(
      Diagnostic(
        .badValue, "a number of days was expected here, as in '180 days', found '\(text.value)'", at: text.location))
    return nil
  }

  /// Who may sign packets.
  static func signers(_ fields: Fields) -> [Signer] {
    fields.records("signers").compactMap { record in
      guard let name = record.text("name"), let role = record.text("role"), let key = record.located("key") else {
        return nil
      }
      return Signer(name: name, role: role, key: key.value, location: key.location)
    }
  }
}
