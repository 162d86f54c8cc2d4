public import Claims

/// Why the saved copy of a document may say what no longer holds.
public enum CopyAge: Hashable, Sendable {
  /// It is older than the workspace allows: taken so many days before the day that ages are judged against.
  case overLimit(days: Int)
  /// It is of a beta, and another document has followed.
  case followed(by: SourceID)

  /// What is to be said of a capture; nil where nothing is. `limit` is the most days that a copy lasts; nil sets none.
  static func age(of capture: Capture?, source: Source?, in ledger: Ledger, limit: Int?) -> CopyAge? {
    guard let source else { return nil }
    if source.isBeta, let newer = ledger.sources.first(where: { $0.supersedes == source.id }) {
      return .followed(by: newer.id)
    }
    guard let limit, let taken = capture?.taken?.dayNumber, let today = ledger.publication.asOf.dayNumber,
      today - taken > limit
    else { return nil }
    return .overLimit(days: today - taken)
  }
}

extension CalendarDate {
  /// Days since the beginning of the Gregorian calendar's year 0; nil where the year is not known.
  var dayNumber: Int? {
    guard let year else { return nil }
    // Years that begin in March put the leap day last.
    let shifted = month < 3 ? year - 1 : year
    let monthFromMarch = (month + 9) % 12
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1
  }
}
