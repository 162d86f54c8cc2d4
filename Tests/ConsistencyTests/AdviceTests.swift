import Claims
import Testing

@testable import Consistency

/// What one should do, beside what one must, may and does.
@Suite("Advice")
struct AdviceTests {
  private static func base() throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.choice("tap", "info", "none")
    try fixture.outcome("again", "yes", "no")
    try fixture.outcome("form", "a", "b", "c")
    for source in ["m", "p", "q"] { try fixture.source(source) }
    return fixture
  }

  static let pairs: [(String, String, disagree: Bool)] = [
    ("again must be yes", "again should not be yes", true),
    ("again may be yes", "again should not be yes", true),
    ("again should be yes", "again should not be yes", true),
    ("again should be yes", "again must not be yes", true),
    ("again must not be yes", "again should not be yes", false),
    ("again must be yes", "again should be yes", false),
    ("again may be yes", "again should be yes", false),
    ("again may be no", "again should not be yes", false),
    // What happens is not at odds with advice: a recommendation is no prohibition.
    ("again is yes", "again should not be yes", false),
    ("again is yes", "again must not be yes", true),
    ("form must be a or b", "form should be b or c", false),
    ("form must be a", "form should be b or c", true),
  ]

  @Test("Advice is at odds with what must or may be done against it, and never with what happens", arguments: pairs)
  func pair(_ row: (String, String, disagree: Bool)) throws {
    var fixture = try Self.base()
    try fixture.claim("m/a", "\(row.0) if tap is info")
    try fixture.claim("p/b", "\(row.1) if tap is info")
    let findings = try ConsistencyCheck(fixture.ledger).report().findings
    #expect(findings.isEmpty != row.disagree)
    if row.disagree, !row.0.contains(" is ") || !row.1.contains(" is ") {
      #expect(findings.allSatisfy { $0.verdict == .certain })
    }
  }

  @Test("Must against should not is a matter of duty, certain however the sentences are read")
  func duty() throws {
    var fixture = try Self.base()
    try fixture.claim("m/a", "again must be yes if tap is info")
    try fixture.claim("p/b", "again should not be yes if tap is info")
    let finding = try #require(try ConsistencyCheck(fixture.ledger).report().findings.first)
    #expect(finding.kind == .duty)
    #expect(finding.sides.map(\.effect.modality) == [.must, .shouldNot])
  }

  @Test("What a document advises against under a condition is an exception to what it allows")
  func exception() throws {
    var fixture = try Self.base()
    try fixture.claim("p/may", "again may be yes")
    try fixture.claim("p/not", "again should not be yes if tap is info")
    let finding = try #require(try ConsistencyCheck(fixture.ledger).report().findings.first)
    #expect(finding.verdict == .resolved)
  }

  @Test("Three pieces of advice can leave nothing to do, though each two leave something")
  func joint() throws {
    var fixture = try Self.base()
    try fixture.claim("m/a", "form should not be a")
    try fixture.claim("p/b", "form should not be b")
    try fixture.claim("q/c", "form must not be c")
    let findings = try ConsistencyCheck(fixture.ledger).report().findings
    #expect(findings.map(\.kind) == [.joint])
    fixture.claims[2] = try {
      var other = try Self.base()
      try other.claim("q/c", "form is a or b")
      return other.claims[0]
    }()
    #expect(try ConsistencyCheck(fixture.ledger).report().findings.isEmpty)
  }

  static let cells: [(rules: [String], said: String)] = [
    (["again should not be yes"], "should not be yes"), (["again should be yes"], "should be yes"),
    (["again should not be yes", "again must not be yes"], "must not be yes"),
    (["again should not be yes", "again is yes"], "is yes"),
    (["again should be yes", "again may be yes"], "should be yes"),
  ]

  @Test("A cell tells the strongest that is said, and advice as advice", arguments: cells)
  func cell(_ row: (rules: [String], said: String)) throws {
    var fixture = try Self.base()
    for (index, rule) in row.rules.enumerated() { try fixture.claim("m/c\(index)", rule) }
    let check = try ConsistencyCheck(fixture.ledger)
    let evaluator = Evaluator(check, check.report())
    let cell = evaluator.cell(try RuleText.id("again"), in: .everything)
    let effect = try #require(cell.pieces.first?.effect)
    #expect("\(effect.modality.rawValue) \(effect.values.map(\.text).joined(separator: " or "))" == row.said)
  }
}
