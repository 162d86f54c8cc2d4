import Claims
import Testing

@testable import Evidence

@Suite struct CaptureImpactTests {
  private static let former = """
    # Prompts

    You must ask first. The sheet is tall.

    It may be shown again after a year. Nothing else is said.
    """

  private static func impact(_ new: String, original: String? = nil) throws -> CaptureImpact {
    var fixture = EvidenceFixture()
    try fixture.document("page", former, name: "former", taken: "2026-09-16", original: "former bytes")
    for (name, words) in [
      ("ask", "You must ask first."), ("tall", "The sheet is tall."), ("year", "It may be shown again after a year."),
      ("new", "A new rule holds."),
    ] {
      try fixture.quote("page", name, words)
    }
    let ledger = try fixture.ledger()
    var other = EvidenceFixture()
    try other.document("page", new, name: "new", taken: "2026-10-01", original: original ?? new)
    return CaptureImpact(of: try #require(other.captures.first), on: ledger)
  }

  private static func changes(_ impact: CaptureImpact) -> [String] {
    impact.entries.map { "\($0.claim.name) \($0.change.rawValue)" }
  }

  @Test func `each quote is the same, moved, changed, gone, or found now`() throws {
    let new = """
      # Prompts

      You must ask first. The sheet is wide.

      A new rule holds.
      """
    let impact = try Self.impact(new)
    #expect(Self.changes(impact) == ["ask same", "tall changed", "year gone", "new found"])
    guard case .altered(let alteration) = impact.entries[1].after else {
      Issue.record("\(impact.entries[1].after)")
      return
    }
    #expect(alteration.diff.marked == "The sheet is [-tall-]{+wide+}.")
    #expect(!impact.isSameOriginal)
  }

  @Test func `a sentence that moved is not taken for another one`() throws {
    let impact = try Self.impact("# Prompts\n\nThe sheet is tall. You must ask first.\n")
    #expect(Self.changes(impact).prefix(2) == ["ask moved", "tall moved"])
  }

  @Test func `the same bytes converted anew are told apart from a change by the publisher`() throws {
    let impact = try Self.impact(Self.former.replacing("tall", with: "`tall`"), original: "former bytes")
    #expect(impact.isSameOriginal)
    #expect(Self.changes(impact).contains("ask same"))
    #expect(impact.entries[1].after.name == "typography")
  }

  @Test func `words put back into a hole are confirmed by a copy that has them`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "The text you supply via `TheKey` in a sheet.")
    let restoration = Quotation.Restoration(offset: 20, words: "TheKey", certainty: .guessed, from: "a guess")
    try fixture.quote("page", "quote", "text you supply via in a sheet.", restorations: [restoration])
    guard case .hole(_, let uses, _) = try fixture.verdict("page/quote") else {
      Issue.record("\(try fixture.verdict("page/quote"))")
      return
    }
    #expect(uses.map { $0.state } == [.healed])
  }
}
