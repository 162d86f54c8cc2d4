import Claims
import Testing

@testable import Consistency

/// One row of the golden table: a disagreement, its prime boxes and how it stands.
struct GoldenRow: Sendable, CustomTestStringConvertible {
  let id: String
  let kind: Finding.Kind
  let verdict: Finding.Verdict
  let boxes: [String]

  init(_ id: String, _ kind: Finding.Kind, _ verdict: Finding.Verdict, _ boxes: String...) {
    self.id = id
    self.kind = kind
    self.verdict = verdict
    self.boxes = boxes
  }

  init(_ id: String, _ kind: Finding.Kind, _ verdict: Finding.Verdict, _ boxes: [String]) {
    self.id = id
    self.kind = kind
    self.verdict = verdict
    self.boxes = boxes
  }

  var testDescription: String { id }
}

@Suite("The starter encoding")
struct StarterTests {
  static let golden = [
    GoldenRow(
      "interface.n.n1~o.o2", .basis, .certain,
      "call old, device outside five, storefront in five, os 27.2+"),
    GoldenRow("interface.m.m4~n.n1", .basis, .certain, "call new, device outside eu, storefront in five"),
    GoldenRow(
      "interface.m.m1~n.n1", .basis, .certain, "call new, device outside eu, storefront in five",
      "call new, account outside eu, storefront in five"),
    GoldenRow("interface.h.h1~m.m1", .basis, .certain, "call new, device in five, account outside eu"),
    GoldenRow("interface.h.h2~n.n1", .contradiction, .certain, "call new, storefront in five, flag no"),
    GoldenRow(
      "interface.m.m3~n.n1", .stricter, .readingDependent,
      "call new, device in eu, account in eu, storefront in five, flag no"),
    GoldenRow("interface.n.n2~o.o1", .floor, .certain, "device in five, os <27.2"),
    GoldenRow("interface.m.m2~m.m3", .stricter, .resolved, "call new, device in five, account in five, flag no"),
    GoldenRow("interface.h.h1~m.m3", .stricter, .readingDependent, "call new, device in five, account in eu, flag no"),
    GoldenRow("interface.h.h2~m.m2", .contradiction, .resolved, "call new, device in five, account in five, flag no"),
    GoldenRow("interface.h.h1~h.h2", .contradiction, .resolved, "call new, device in five, flag no"),
    GoldenRow(
      "text.k.k1~m.m5", .stricter, .readingDependent, "call new, device in NL, flag no, markdown-key present"),
    GoldenRow(
      "text.a.a1~k.k1", .contradiction, .readingDependent, "call new, device in NL, flag no, markdown-key present"),
    GoldenRow(
      "text.a.a2~k.k1", .contradiction, .readingDependent, "call new, device in NL, flag no, markdown-key present"),
    GoldenRow("text.a.a1~o.o4", .stricter, .readingDependent, "call old, device in NL, markdown-key present"),
    GoldenRow("text.a.a2~o.o4", .stricter, .readingDependent, "call old, device in NL, markdown-key present"),
    GoldenRow(
      "reprompt.h.h3~m.m7", .duty, .certain,
      "device in eu, prior answered, age under-a-year, reinstalled yes"),
    GoldenRow("reprompt.p.p1~p.p2", .duty, .resolved, "device in eu, prior answered, age a-year, ask off"),
    GoldenRow(
      "reprompt.h.h3~p.p2", .duty, .certain, "prior answered, age under-a-year, reinstalled yes, ask off"),
    GoldenRow("call-again.m.m8~p.p3", .duty, .certain, "information tapped, opted-out of-all"),
    GoldenRow("call-again.p.p3~p.p4", .duty, .resolved, "information tapped, opted-out of-all"),
  ]

  /// The checked ledger; made once, as each row looks at it.
  static let checked = Result {
    let check = try ConsistencyCheck(StarterFixture.make().ledger)
    return (check, check.report())
  }

  @Test("It gives exactly the 21 findings of the table, and none of the absent ones")
  func allFindings() throws {
    let (_, report) = try Self.checked.get()
    #expect(report.findings.map(\.id) == Self.golden.map(\.id).sorted())
  }

  @Test("Each finding has the kind, the verdict and the prime boxes of the table", arguments: golden)
  func row(_ row: GoldenRow) throws {
    let (check, report) = try Self.checked.get()
    let finding = try #require(report.finding(row.id))
    #expect(finding.kind == row.kind)
    #expect(finding.verdict == row.verdict)
    #expect(check.space.texts(finding) == row.boxes)
  }
}

@Suite("Statements that their own document sets aside")
struct OverrulingTests {
  /// One page allows and, in its next sentence, forbids under a condition; another only forbids.
  static func fixture(_ condition: String) throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.choice("age", "young", "old")
    try fixture.choice("ask", "on", "off")
    try fixture.outcome("reprompt", "shown", "not-shown")
    try fixture.source("p", .policy)
    try fixture.source("m")
    try fixture.claim("p/may", "reprompt may be shown if age is old")
    try fixture.claim("p/not", "reprompt must not be shown if \(condition)")
    try fixture.claim("m/not", "reprompt must not be shown if ask is off")
    return fixture
  }

  @Test("Another page that says the same exception agrees with the page, though not with its first sentence")
  func settled() throws {
    let report = try ConsistencyCheck(Self.fixture("ask is off").ledger).report()
    let finding = try #require(report.finding("reprompt.m.not~p.may"))
    #expect(finding.verdict == .resolved)
    #expect(finding.resolution?.reason == .exception)
    #expect(finding.resolution?.through?.description == "p/not")
    #expect(finding.sides[finding.resolution?.prevailing ?? 1].claim.description == "m/not")
  }

  @Test("An exception that leaves some of the cases does not settle them")
  func partly() throws {
    var fixture = try Self.fixture("ask is off and level is high")
    try fixture.choice("level", "low", "high")
    let report = try ConsistencyCheck(fixture.ledger).report()
    #expect(report.finding("reprompt.m.not~p.may")?.verdict == .certain)
  }
}
