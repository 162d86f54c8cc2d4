import Claims
import Foundation

extension CalendarDate {
  /// Today, in UTC. Only the console asks; no page knows it.
  static var today: CalendarDate? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    return CalendarDate(Date.now.formatted(style))
  }
}
