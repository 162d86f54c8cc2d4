/// A day as ISO 8601 writes it, or a day whose year the source does not give (`--09-16`).
public struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
  /// The year; nil where the source gives none.
  public let year: Int?
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Reads `2026-09-16` or `--09-16`; nil where the text is neither or the day does not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let rest: ArraySlice<UInt8>
    if text.hasPrefix("--"), bytes.count == 7 {
      year = nil
      rest = bytes[2...]
    } else if bytes.count == 10, bytes[4] == UInt8(ascii: "-"), let number = Self.number(bytes[..<4]) {
      year = number
      rest = bytes[5...]
    } else {
      return nil
    }
    guard rest.count == 5, rest[rest.startIndex + 2] == UInt8(ascii: "-"),
      let month = Self.number(rest.prefix(2)), let day = Self.number(rest.suffix(2)),
      (1...12).contains(month), day >= 1, day <= Self.daysIn(month: month, year: year)
    else { return nil }
    self.month = month
    self.day = day
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private static func daysIn(month: Int, year: Int?) -> Int {
    switch month {
    case 2:
      guard let year else { return 29 }
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// The date as it was written.
  public var description: String {
    let rest = "\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    return year.map { "\(Self.padded($0, 4))-\(rest)" } ?? "--\(rest)"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Whether this day is before another; false where either has no year.
  public func isBefore(_ other: CalendarDate) -> Bool {
    guard let year, let otherYear = other.year else { return false }
    return (year, month, day) < (otherYear, other.month, other.day)
  }
}
