import Claims
import Foundation

/// The one date that a file may carry: noon of the day of the content, in UTC.
enum PaperDate {
  static func environment(_ day: CalendarDate) -> [String: String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: day.year ?? 2000, month: day.month, day: day.day, hour: 12)
    let seconds = Int(calendar.date(from: parts)?.timeIntervalSince1970 ?? 0)
    return ["SOURCE_DATE_EPOCH": String(seconds), "TZ": "UTC", "LC_ALL": "C.UTF-8"]
  }
}
