import Claims
import Testing

@testable import Consistency

@Suite("Agreements, overlaps, idle rules and wordings")
struct KindsTests {
  static func base() throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.set("five", ["FR", "DE"])
    try fixture.set("eu", ["FR", "DE", "NL"])
    try fixture.region("device", ordinary: ["FR", "NL", "US"])
    try fixture.choice("call", "new", "old")
    try fixture.choice("action", "given", "none", onlyWhen: "call is new")
    try fixture.choice("prompt", "appears", "none")
    try fixture.version("os", cuts: ["26", "27.2"])
    try fixture.cannotBe("call is new and os before 27.2")
    try fixture.outcome("button", "shown", "hidden", onlyWhere: "prompt is appears")
    try fixture.outcome("ui", "sheet", "alert")
    for source in ["h", "m", "o"] { try fixture.source(source) }
    return fixture
  }

  @Test("Two documents that say the same are an agreement, whichever way they put it")
  func agreement() throws {
    var fixture = try Self.base()
    try fixture.claim(
      "h/nil", "call is new: button is hidden if action is none",
      quote: "If you pass nil, this button will not be shown.")
    try fixture.claim("m/nil", "button is hidden if action is none", quote: "pass nil to omit the button")
    let (agreements, overlaps) = try ConsistencyCheck(fixture.ledger).agreements()
    #expect(agreements.map { $0.claims.map(\.description) } == [["h/nil", "m/nil"]])
    #expect(agreements.first?.independentSources == 2)
    #expect(overlaps.isEmpty)
  }

  @Test("Copies of one sentence are one witness, and so are two sentences of one document")
  func copies() throws {
    var fixture = try Self.base()
    try fixture.claim("h/a", "ui is sheet if call is new", quote: "The new call always shows the sheet.")
    try fixture.claim("m/a", "ui is sheet if call is new", quote: "The new call always shows the sheet")
    try fixture.claim("h/b", "ui is sheet if call is new", quote: "With the new call, a sheet is what people see.")
    fixture.claims.sort { $0.id < $1.id }
    // The header brings two sentences, one of which the page copies: two documents, two sentences.
    let check = try ConsistencyCheck(fixture.ledger)
    #expect(check.agreements().agreements.map(\.independentSources) == [2])
    fixture.claims.removeAll { $0.id.description == "h/b" }
    #expect(try ConsistencyCheck(fixture.ledger).agreements().agreements.isEmpty)
    fixture.claims.removeAll { $0.id.description == "m/a" }
    #expect(try ConsistencyCheck(fixture.ledger).agreements().agreements.isEmpty)
  }

  @Test("A report is no witness")
  func reported() throws {
    var fixture = try Self.base()
    try fixture.claim("h/a", "ui is sheet if call is new")
    try fixture.claim("m/a", "ui is sheet if call is new", reportedBy: "o")
    #expect(try ConsistencyCheck(fixture.ledger).agreements().agreements.isEmpty)
  }

  @Test("The same for some of the cases is an overlap, a floor where only versions differ")
  func overlap() throws {
    var fixture = try Self.base()
    try fixture.claim("h/a", "ui is sheet if device in eu")
    try fixture.claim("m/a", "ui is sheet if device in five and call is new")
    try fixture.claim("o/a", "ui is sheet if device in eu and os from 27.2")
    let check = try ConsistencyCheck(fixture.ledger)
    let overlaps = check.agreements().overlaps
    #expect(
      overlaps.map { "\($0.stricter) < \($0.broader) \($0.dimensions.map(\.text)) \($0.isFloor)" } == [
        "m/a < h/a [\"device\", \"call\"] false",
        "m/a < o/a [\"device\", \"call\", \"os\"] false",
        "o/a < h/a [\"os\"] true",
      ])
    #expect(check.report().findings.isEmpty)
  }

  static let idle: [(rule: String, reason: VacuousRule.Reason?)] = [
    ("call is old and action is given: ui is sheet", .frame),
    ("ui is sheet if call is new and os before 27.2", .condition),
    ("device in five: ui is sheet if device outside eu", .condition),
    ("prompt is none: button is shown", .notDefined),
    ("ui is sheet or alert if call is new", .saysNothing),
    ("ui is sheet if call is new", nil),
    ("ui is sheet if storefront in five", .condition),
    ("device in eu: ui is sheet unless device in eu", .condition),
  ]

  @Test("A rule that can never apply is found, with what rules it out", arguments: idle)
  func vacuous(row: (rule: String, reason: VacuousRule.Reason?)) throws {
    var fixture = try Self.base()
    try fixture.claim("m/a", row.rule)
    #expect(try ConsistencyCheck(fixture.ledger).vacuousRules().map(\.reason) == [row.reason].compactMap { $0 })
  }

  static let sentences: [(a: String, b: String, kind: Wording.Kind?)] = [
    (
      "apps distributed in Germany, France, Italy, Poland, and Romania",
      "apps distributed in France, Germany, Italy, Poland, and Romania", nil
    ),
    (
      "iOS users may be re-prompted in eligible regions on a periodic basis.",
      "iOS users may be reprompted in eligible regions on a periodic basis", .copy
    ),
    (
      "the sheet dismisses without recording an answer of the person",
      "the prompt dismisses without recording an answer of the person", .variant
    ),
    (
      "doesn’t allow the prompt to display again until a year passes",
      "after a year has passed since their last decision", nil
    ),
    ("The sheet.", "The alert.", nil),
  ]

  @Test("The same sentence with other words is noticed, another order of a list is not", arguments: sentences)
  func wording(row: (a: String, b: String, kind: Wording.Kind?)) throws {
    var fixture = try Self.base()
    try fixture.claim("h/a", quote: row.a)
    try fixture.claim("m/a", quote: row.b)
    #expect(try ConsistencyCheck(fixture.ledger).wordings().map(\.kind) == [row.kind].compactMap { $0 })
  }
}
