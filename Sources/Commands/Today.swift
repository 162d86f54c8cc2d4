import Claims
import Foundation

extension CalendarDate {
  /// Today, in UTC. Only the console asks; no page knows it.
  static var today: CalendarDate? { today(plus: 0) }

  /// The day so many days from now, in UTC.
  static func today(plus days: Int) -> CalendarDate? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    return CalendarDate(Date.now.addingTimeInterval(Double(days) * 86_400).formatted(style))
  }
}
