import Claims
import Testing

@testable import Consistency

@Suite("Guards")
struct GuardTests {
  private func base(guarded: Bool) throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.choice("call", "new", "old")
    try fixture.choice("pending", "no", "yes")
    if guarded {
      try fixture.outcome("ui", "sheet", "alert", onlyWhere: "pending is no")
    } else {
      try fixture.outcome("ui", "sheet", "alert", "none")
    }
    for source in ["m", "n"] { try fixture.source(source) }
    return fixture
  }

  @Test("Where an outcome is defined, that it is not defined elsewhere hides no disagreement")
  func notHidden() throws {
    var fixture = try base(guarded: true)
    try fixture.claim("m/a", "ui is sheet if call is new")
    try fixture.claim("n/a", "ui is alert")
    let check = try ConsistencyCheck(fixture.ledger)
    let finding = try #require(check.report().findings.first)
    // The guard goes without saying; the example respects it.
    #expect(check.space.texts(finding) == ["call new"])
    #expect(finding.witness[try RuleText.id("pending")] == .value(try RuleText.id("no")))
    #expect(finding.verdict == .certain)
  }

  @Test("With “or no prompt” among the values of each statement it would be hidden: that is what the guard is for")
  func hiddenWithout() throws {
    var fixture = try base(guarded: false)
    try fixture.claim("m/a", "ui is sheet or none if call is new")
    try fixture.claim("n/a", "ui is alert or none")
    #expect(try ConsistencyCheck(fixture.ledger).report().findings.isEmpty)
  }

  @Test("Statements that meet only where the outcome is not defined do not disagree")
  func outside() throws {
    var fixture = try base(guarded: true)
    try fixture.claim("m/a", "ui is sheet if pending is yes")
    try fixture.claim("n/a", "ui is alert")
    #expect(try ConsistencyCheck(fixture.ledger).report().findings.isEmpty)
  }
}
