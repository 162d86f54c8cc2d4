// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Testing

@Suite struct VersionTests {
  @Test func `versions rise number by number, betas before their release`() throws {
    let rising = [
      "0", "0.0.1", "9.3", "10", "14.5-beta", "14.5", "26", "26.0.1", "27-beta", "27-beta1", "27-beta2", "27-beta10",
      "27", "27.1.9", "27.2-beta", "27.2-beta3", "27.2", "27.10", "28",
    ]
    let versions = try rising.map { try #require(Version($0)) }
    for (lower, higher) in zip(versions, versions.dropFirst()) {
      #expect(lower < higher)
      #expect(!(higher < lower))
      #expect(lower != higher)
    }
    #expect(versions.reversed().sorted().map { $0.description } == rising)
  }

  @Test(arguments: [
    ("27", "27.0"), ("27.0.0", "27"), ("0", "0.0"), ("27.2-beta", "27.2.0-beta"), ("27-beta", "27-beta0"),
    ("027", "27"),
  ])
  func `two spellings of one version are equal`(left: String, right: String) throws {
    let pair = [try #require(Version(left)), try #require(Version(right))]
    #expect(pair[0] == pair[1])
    #expect(Set(pair).count == 1)
    #expect(!(pair[0] < pair[1]) && !(pair[1] < pair[0]))
    #expect(pair.map { $0.description } == [left, right])
  }

  @Test(arguments: [
    "", ".", "27.", ".27", "27..2", "27.2-", "27.2-alpha", "27.2-beta-1", "27.2-betax", "v27", "27,2", "27.2 ", "-beta",
    "1234567", "27.x", "٢٧", "+27", "27.2-beta1234567",
  ])
  func `anything else is no version`(text: String) {
    #expect(Version(text) == nil)
  }
}

@Suite struct CalendarDateTests {
  @Test(arguments: [
    "2026-09-16", "2000-02-29", "2024-02-29", "2400-02-29", "1999-12-31", "2026-01-01", "0001-04-30", "--02-29",
    "--12-31", "--09-16",
  ])
  func `a day that exists reads as itself`(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1",
    "26-01-01", "2026/01/01", "20260101", "--02-30", "--13-01", "-09-16", "--9-16", "2026-01-01T", "2026-01-0٣", "",
    "2026-11-3O", "--09-16 ", "today",
  ])
  func `a day that does not exist is refused`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `days are compared by year, month and day, and never without a year`() throws {
    let days = try ["2025-12-31", "2026-01-31", "2026-02-01"].map { try #require(CalendarDate($0)) }
    #expect(days[0].isBefore(days[1]) && days[1].isBefore(days[2]) && !days[2].isBefore(days[1]))
    #expect(!days[1].isBefore(days[1]))
    let yearless = try #require(CalendarDate("--01-01"))
    #expect(yearless.year == nil)
    #expect(!yearless.isBefore(days[0]) && !days[0].isBefore(yearless))
  }
}
