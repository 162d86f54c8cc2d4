public import Claims
import Cores
import Foundation

/// What CLDR knows of a language: names of countries and languages, dates, and lists inside a sentence.
///
/// Pages ask for the same few lists and days again and again, and asking costs: answers are kept.
public final class LanguageData: Sendable {
  private let locale: Locale
  private let answers = Memo<Question, String>()

  /// The data of a language, from Foundation.
  public init(_ code: LocaleCode) { locale = Locale(identifier: code.tag) }

  /// A country's name.
  public func name(of region: RegionCode) -> String {
    answers(.region(region)) { locale.localizedString(forRegionCode: region.code) ?? region.code }
  }

  /// A language's name.
  public func name(of language: LocaleCode) -> String {
    locale.localizedString(forIdentifier: language.tag) ?? language.tag
  }

  /// `a, b, and c` as the language joins them.
  public func all(_ items: [String]) -> String {
    answers(.all(items)) { items.formatted(.list(type: .and).locale(locale)) }
  }

  /// `a, b, or c` as the language joins them.
  public func any(_ items: [String]) -> String {
    answers(.any(items)) { items.formatted(.list(type: .or).locale(locale)) }
  }

  /// Countries by name, in the order in which a reader of the language looks them up, joined as `all` does.
  public func all(_ regions: [RegionCode]) -> String {
    answers(.regions(regions)) { all(sorted(regions.map { name(of: $0) })) }
  }

  /// A day, with its year as far as it is known.
  public func date(_ date: CalendarDate) -> String { answers(.date(date)) { written(date) } }

  private func written(_ date: CalendarDate) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The year only serves to find the day; a leap year knows every day.
    let parts = DateComponents(year: date.year ?? 2000, month: date.month, day: date.day)
    guard let day = calendar.date(from: parts) else { return date.description }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).month(.wide).day()
    return day.formatted(date.year == nil ? style : style.year())
  }

  /// Names in the order in which a reader of the language looks them up.
  public func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.compare($1, locale: locale) == .orderedAscending }
  }

  /// What pages ask for.
  private enum Question: Hashable, Sendable {
    case region(RegionCode)
    case regions([RegionCode])
    case all([String])
    case any([String])
    case date(CalendarDate)
  }
}
