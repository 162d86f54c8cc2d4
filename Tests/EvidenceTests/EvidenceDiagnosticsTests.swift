import Claims
import Diagnostics
import Testing

@testable import Evidence

@Suite struct EvidenceDiagnosticsTests {
  private static let document = """
    # Prompts

    The system shows the sheet if you set the flag to true.

    You must ask. Then you wait. You must ask.
    """

  private static func diagnostics(
    _ quote: String, accepted: [DiagnosticID] = [], document: String = document
  ) throws -> [Diagnostic] {
    var fixture = EvidenceFixture()
    try fixture.document("page", document)
    try fixture.document("notice", "In the EU, the prompt is a sheet.")
    try fixture.quote("page", "quote", quote)
    let ledger = try fixture.ledger()
    let id = try #require(ClaimID("page/quote") as ClaimID?)
    return EvidenceDiagnostics(ledger, accepted: accepted.map { (diagnostic: $0, about: id) })
      .diagnostics(EvidenceReport(ledger))
  }

  @Test(arguments: [
    (
      "The system shows the alert if you set the flag to true.", DiagnosticID.quoteAltered,
      "the saved copy of 'page' has other words: The system shows the [-alert-]{+sheet+} if you set the flag to true.",
      "3:1"
    ),
    ("You must ask.", .quoteAmbiguous, "these words stand in the saved copy of 'page' 2 times", "5:1"),
    (
      "In the EU, the prompt is a sheet.", .quoteElsewhere,
      "these words are not in the saved copy of 'page', but in that of 'notice'", "1:1"
    ),
    (
      "the flag to true, You", .quoteAltered, "the flag to true[-, You-]", "3:39"
    ),
    ("Then you wait,", .quoteEnd, "the quote ends with ',', the saved copy of 'page' has '.' there", "5:15"),
    (
      "the flag to true. […] You must ask. Then you wait.", .quoteSpliced,
      "the parts of this quote must not be joined: they stand in different paragraphs", "3:39"
    ),
  ])
  func `what is wrong is told at the quote, with the place in the copy`(
    _ quote: String, _ id: DiagnosticID, _ message: String, _ place: String
  ) throws {
    let found = try Self.diagnostics(quote)
    #expect(found.map { $0.id } == [id])
    let first = try #require(found.first)
    #expect(first.message.contains(message), "\(first.message)")
    #expect(first.location?.description == "Content/sources/page/claims.md:1:3")
    #expect(first.notes.first?.location?.description.hasSuffix("captures/copy.txt:\(place)") == true, "\(first.notes)")
  }

  @Test func `words that are nowhere have no place`() throws {
    let found = try Self.diagnostics("Nothing of the kind was ever said by anybody.")
    #expect(found.map { $0.id } == [.quoteNotFound] && found.first?.notes.isEmpty == true)
  }

  @Test func `a join across paragraphs and the like can be accepted, words that are not there never`() throws {
    let spliced = "the flag to true. […] You must ask. Then you wait."
    #expect(try Self.diagnostics(spliced, accepted: [.quoteSpliced]).isEmpty)
    #expect(try Self.diagnostics("You must ask.", accepted: [.quoteAmbiguous]).isEmpty)
    #expect(try Self.diagnostics("Then you wait,", accepted: [.quoteEnd]).isEmpty)
    #expect(try !Self.diagnostics("The system shows the alert if you set", accepted: [.quoteAltered]).isEmpty)
  }

  @Test(arguments: [
    ("2026-05-01", 180, CopyAge.overLimit(days: 213) as CopyAge?), ("2026-06-03", 180, nil), ("2026-05-01", nil, nil),
    ("--05-01", 180, nil),
  ])
  func `a copy is out of date when it is older than the workspace allows`(
    _ taken: String, _ limit: Int?, _ age: CopyAge?
  ) throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "You must ask.", taken: taken)
    try fixture.quote("page", "quote", "You must ask.")
    let ledger = try fixture.ledger()
    let report = EvidenceReport(ledger, copyLimit: limit)
    #expect(report.evidence.map { $0.age } == [age])
    #expect(EvidenceDiagnostics(ledger).diagnostics(report).map { $0.id } == (age == nil ? [] : [.captureOutdated]))
  }
}
