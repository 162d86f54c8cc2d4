import Claims
import Testing

@testable import Consistency

@Suite("A session that follows edits")
struct SessionTests {
  @Test("After every edit its report is that of a new check of the whole", arguments: 1...6)
  func edits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = try RandomLedger(seed: UInt64(seed), claims: 8).fixture
    // Claims of another ledger with the same words, to edit with.
    let other = try RandomLedger(seed: UInt64(seed), claims: 30).fixture.claims
    var fixture = start
    var session = ConsistencySession(try ConsistencyCheck(fixture.ledger))
    #expect(try session.report == ConsistencyCheck(fixture.ledger).report())
    for step in 0..<8 {
      let edited = try #require(other.randomElement(using: &random))
      let target = try #require(fixture.claims.randomElement(using: &random))
      switch step % 3 {
      case 0:
        let claim = Claim(
          id: target.id, headings: [], wording: target.wording, role: .rule, topics: [],
          statements: edited.statements, note: nil, formerly: [], location: nowhere)
        fixture.claims = fixture.claims.map { $0.id == claim.id ? claim : $0 }
        let isReplaced = session.replace(claim)
        #expect(isReplaced)
      case 1:
        fixture.claims.removeAll { $0.id == target.id }
        session.remove(target.id)
      default:
        let claim = Claim(
          id: ClaimID(source: target.id.source, name: try RuleText.id("added-\(step)")), headings: [],
          wording: edited.wording, role: .rule, topics: [], statements: edited.statements, note: nil, formerly: [],
          location: nowhere)
        fixture.claims.append(claim)
        fixture.claims.sort { $0.id < $1.id }
        let isReplaced = session.replace(claim)
        #expect(isReplaced)
      }
      #expect(try session.report == ConsistencyCheck(fixture.ledger).report())
    }
  }

  @Test("A claim with a version that splits the space is refused and changes nothing")
  func newCut() throws {
    var fixture = try KindsTests.base()
    try fixture.claim("m/a", "ui is sheet if os from 27.2")
    try fixture.claim("h/a", "ui is alert if call is new")
    var session = ConsistencySession(try ConsistencyCheck(fixture.ledger))
    let before = session.report
    #expect(before.findings.count == 1)
    var other = try KindsTests.base()
    try other.claim("m/a", "ui is sheet if os from 27.1")
    let isReplaced = session.replace(try #require(other.claims.first))
    #expect(!isReplaced)
    #expect(session.report == before)
  }
}
