import Claims
import Testing

@testable import Consistency

/// How far a decision reaches: to the cases in which the statement that it follows speaks, and not to those that the text
/// itself settles.
@Suite("The reach of decisions")
struct DecisionReachTests {
  /// A page on device and account, a header on the device, and a decision of their dispute that follows `follow`.
  private static func evaluator(follow: String, not: [String] = []) throws -> Evaluator {
    var fixture = LedgerFixture()
    try fixture.set("five", ["FR", "DE"])
    try fixture.set("eu", ["FR", "DE", "NL"])
    try fixture.region("device", ordinary: ["NL", "FR"])
    try fixture.region("account", ordinary: ["NL", "FR"])
    try fixture.choice("flag", "on", "off")
    try fixture.outcome("ui", "sheet", "alert")
    try fixture.source("page")
    try fixture.source("header", .headerComment)
    try fixture.claim("header/five", "in five: ui is sheet, whatever flag", places: [["device"]])
    try fixture.claim("page/eu", "in eu: ui is sheet if flag is on (maybe only if)")
    try fixture.claim("page/five", "in five: ui is sheet, whatever flag")
    let claims = [follow] + not
    fixture.decisions = [
      Decision(
        id: try RuleText.id("flag"), question: LocalizedText("?"), about: ["ui.header.five~page.eu"],
        follow: try fixture.required(ClaimID(follow)), alternatives: try not.map { try fixture.required(ClaimID($0)) },
        reason: LocalizedText("So it is."), internalNote: nil, decidedBy: "Editor", approvedBy: nil, owner: nil,
        decidedOn: nil, reviewBy: nil,
        quotes: try claims.map { Decision.QuoteDigest(claim: try fixture.required(ClaimID($0)), sha256: "aa") },
        location: nowhere)
    ]
    let digests = try Dictionary(
      uniqueKeysWithValues: claims.map { (try fixture.required(ClaimID($0)), "aa") })
    let check = try ConsistencyCheck(try fixture.ledger, quoteDigests: digests)
    return Evaluator(check, check.report())
  }

  private static func standing(_ terms: String, _ evaluator: Evaluator) throws -> [Cell.Standing] {
    let condition = evaluator.space.condition(try RuleText.terms(terms), places: [])
    return evaluator.cell(try RuleText.id("ui"), in: condition).pieces.map(\.standing)
  }

  @Test("Where the text itself sets a side aside, no decision is needed")
  func text() throws {
    let evaluator = try Self.evaluator(follow: "header/five")
    #expect(try Self.standing("device in FR and account in FR and flag is off", evaluator) == [.settled])
    #expect(
      try Self.standing("device in FR and account in NL and flag is off", evaluator)
        == [.decided(try RuleText.id("flag"))])
  }

  @Test("A decision for a third statement settles only what that statement is about")
  func silent() throws {
    let evaluator = try Self.evaluator(follow: "page/five")
    #expect(try Self.standing("device in FR and account in FR and flag is off", evaluator) == [.settled])
    #expect(try Self.standing("device in FR and account in NL and flag is off", evaluator) == [.disputed])
    #expect(try Self.standing("device in FR and account in NL and flag is on", evaluator) == [.settled])
  }

  @Test("A diagram of single cases says the same as a cell")
  func diagram() throws {
    let evaluator = try Self.evaluator(follow: "page/five")
    let diagrams = evaluator.diagrams(of: [try RuleText.id("ui")])
    for terms in [
      "device in FR and account in NL and flag is off", "device in FR and account in FR and flag is off",
      "device in NL and account in NL and flag is off",
    ] {
      let condition = evaluator.space.condition(try RuleText.terms(terms), places: [])
      let point = try #require(condition.boxes.first)
      let kinds = evaluator.space.axes.indices.map { axis in
        point.atoms(on: axis)?.first.flatMap { diagrams.kind(of: $0, on: axis) } ?? 0
      }
      #expect(try #require(diagrams.diagrams.first?.leaf(at: kinds)).standing == Self.standing(terms, evaluator).first)
    }
  }
}
