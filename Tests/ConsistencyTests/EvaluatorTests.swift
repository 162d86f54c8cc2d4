import Claims
import Testing

@testable import Consistency

@Suite("Cells")
struct EvaluatorTests {
  /// The Markdown rule with the statements around it, and editors' decisions if any.
  static func fixture(decision: (follow: String?, digest: String)? = nil) throws -> LedgerFixture {
    var fixture = try MarkdownRuleTests.fixture()
    try fixture.set(
      "elsewhere",
      RegionCode.all.map(\.code).filter { code in
        !["FR", "DE", "IT", "PL", "RO", "NL", "ES", "SE", "IE"].contains(code)
      })
    try fixture.source("header", .headerComment)
    try fixture.source("older-page")
    try fixture.claim("header/pass-no", "call is new: interface is alert if flag is false")
    try fixture.claim(
      "method-page/five", "call is new and in five: interface is full-page-sheet, whatever flag",
      "call is new and in five: text is markdown if markdown-key is present")
    try fixture.claim(
      "method-page/rest-sheet", "call is new and in eu: interface is full-page-sheet if flag is true (maybe only if)")
    try fixture.claim(
      "method-page/elsewhere", "call is new: interface is alert if outside eu",
      "call is new: text is ordinary if outside eu")
    try fixture.claim("older-page/five", "call is old: interface is full-page-sheet if in five", places: [["device"]])
    if let decision {
      fixture.decisions = [
        Decision(
          id: try RuleText.id("markdown"), question: LocalizedText("?"),
          about: ["text.key-page.rest-needs-flag~method-page.rest-markdown"],
          follow: try decision.follow.map { try fixture.required(ClaimID($0)) }, alternatives: [],
          reason: LocalizedText("Stricter."), internalNote: nil, decidedBy: "Editor", approvedBy: nil,
          owner: "Editor", decidedOn: nil, reviewBy: CalendarDate("2026-12-01"),
          quotes: [
            Decision.QuoteDigest(
              claim: try fixture.required(ClaimID("method-page/rest-markdown")), sha256: decision.digest)
          ], location: nowhere)
      ]
    }
    return fixture
  }

  struct Question {
    let check: ConsistencyCheck
    let report: ConsistencyReport
    let evaluator: Evaluator

    init(_ fixture: LedgerFixture, today: String? = nil) throws {
      check = try ConsistencyCheck(
        try fixture.ledger,
        quoteDigests: [try fixture.required(ClaimID("method-page/rest-markdown")): "aa"],
        today: today.flatMap { CalendarDate($0) })
      report = check.report()
      evaluator = Evaluator(check, report)
    }

    func cell(_ outcome: String, _ terms: String, places: [String] = ["device", "account"]) throws -> Cell {
      evaluator.cell(
        try RuleText.id(outcome),
        in: check.space.condition(
          try RuleText.terms(terms), places: try places.map { try RuleText.id($0) }))
    }

    /// The pieces of a cell in one line each.
    func texts(_ cell: Cell) -> [String] {
      cell.pieces.map { piece in
        let effects = ([piece.effect].compactMap { $0 } + piece.alternatives).map { effect in
          "\(effect.modality.rawValue) \(effect.values.map(\.text).joined(separator: "|"))"
        }
        let place = piece.boxes.map { check.space.text($0) }.joined(separator: " + ")
        return "\(place.isEmpty ? "" : "[\(place)] ")\(piece.standing): \(effects.joined(separator: ", "))"
      }
    }
  }

  static let rows: [(outcome: String, terms: String, expected: [String])] = [
    ("interface", "in five and call is new and flag is false", ["settled: is full-page-sheet"]),
    ("interface", "in rest and call is new and flag is true", ["settled: is full-page-sheet"]),
    ("interface", "in rest and call is new and flag is false", ["settled: is alert"]),
    ("interface", "in elsewhere and call is new and flag is true", ["settled: is alert"]),
    (
      "interface", "in rest and call is new",
      ["[flag true] settled: is full-page-sheet", "[flag false] settled: is alert"]
    ),
    ("interface", "in rest and call is old", ["silent: "]),
    ("interface", "in five and call is old", ["settled: is full-page-sheet"]),
    (
      "text", "in rest and call is new and flag is false and markdown-key is present",
      ["disputed: is markdown, is ordinary"]
    ),
    (
      "text", "in rest and call is new and flag is true and markdown-key is present", ["settled: is markdown"]
    ),
    (
      "text", "in rest and call is new and flag is true and markdown-key is absent",
      ["inferred(Consistency.Cell.Inference.reading): is ordinary"]
    ),
    ("text", "in elsewhere and call is new", ["settled: is ordinary"]),
    ("text", "device in FR and account in US and call is new", ["settled: is ordinary"]),
    ("text", "call is new and os before 27.2", []),
  ]

  @Test("A cell says what the statements say, and how it stands", arguments: rows)
  func cells(row: (outcome: String, terms: String, expected: [String])) throws {
    let question = try Question(try Self.fixture())
    #expect(try question.texts(question.cell(row.outcome, row.terms)) == row.expected)
  }

  @Test("A decision makes the followed claim's statement count, as it was read in the disagreement")
  func decided() throws {
    let terms = "in rest and call is new and flag is false and markdown-key is present"
    let stricter = try Question(try Self.fixture(decision: ("key-page/rest-needs-flag", "aa")))
    #expect(stricter.report.finding("text.key-page.rest-needs-flag~method-page.rest-markdown")?.needsDecision == false)
    let cell = try stricter.cell("text", terms)
    #expect(stricter.texts(cell) == ["decided(markdown): is ordinary"])
    #expect(
      cell.pieces.first?.citations.map { "\($0.claim) \($0.isOverruled)" } == [
        "key-page/rest-needs-flag false", "method-page/rest-markdown true",
      ])
    let broader = try Question(try Self.fixture(decision: ("method-page/rest-markdown", "aa")))
    #expect(try broader.texts(broader.cell("text", terms)) == ["decided(markdown): is markdown"])
  }

  @Test("A record that is open, lapsed or overdue settles nothing")
  func undecided() throws {
    let terms = "in rest and call is new and flag is false and markdown-key is present"
    let id = "text.key-page.rest-needs-flag~method-page.rest-markdown"
    let decision: DecisionID = try RuleText.id("markdown")
    let open = try Question(try Self.fixture(decision: (nil, "aa")))
    #expect(open.report.finding(id)?.state == .open(decision))
    #expect(open.report.finding(id)?.needsDecision == false)
    let lapsed = try Question(try Self.fixture(decision: ("key-page/rest-needs-flag", "bb")))
    let changed = try #require(ClaimID("method-page/rest-markdown"))
    #expect(lapsed.report.finding(id)?.state == .lapsed(decision, changed: [changed]))
    #expect(lapsed.report.finding(id)?.needsDecision == true)
    let overdue = try Question(try Self.fixture(decision: ("key-page/rest-needs-flag", "aa")), today: "2026-12-02")
    #expect(overdue.report.finding(id)?.state == .overdue(decision))
    for question in [open, lapsed, overdue] {
      #expect(try question.texts(question.cell("text", terms)) == ["disputed: is markdown, is ordinary"])
    }
  }

  @Test("What only a report says is inferred")
  func reportOnly() throws {
    var fixture = try MarkdownRuleTests.fixture()
    fixture.claims.removeAll { $0.report == nil }
    let question = try Question(fixture)
    let cell = try question.cell("text", "in rest and flag is true and markdown-key is present")
    #expect(cell.pieces.first?.standing == .inferred(.report))
  }

  @Test("What takes two statements, or what is left over, is inferred")
  func combined() throws {
    var fixture = LedgerFixture()
    try fixture.choice("call", "new", "old")
    try fixture.outcome("ui", "sheet", "alert", "banner")
    try fixture.source("m")
    try fixture.claim("m/a", "ui is sheet or alert if call is new")
    try fixture.claim("m/b", "ui is alert or banner if call is new")
    try fixture.claim("m/c", "ui is banner only if call is new")
    let question = try Question(fixture)
    #expect(try question.cell("ui", "call is new").pieces.map(\.standing) == [.inferred(.combination)])
    #expect(try question.cell("ui", "call is old").pieces.map(\.standing) == [.partial])
    fixture.outcomes = []
    try fixture.outcome("ui", "sheet", "banner")
    fixture.claims = []
    try fixture.claim("m/c", "ui is banner only if call is new")
    let left = try Question(fixture)
    #expect(try left.cell("ui", "call is old").pieces.map(\.standing) == [.inferred(.elimination)])
    #expect(try left.cell("ui", "call is new").pieces.map(\.standing) == [.silent])
  }

  @Test("Where the guard does not hold the outcome is not defined; elsewhere the guard goes without saying")
  func guarded() throws {
    var fixture = LedgerFixture()
    try fixture.choice("prompt", "appears", "none")
    try fixture.choice("call", "new", "old")
    try fixture.outcome("ui", "sheet", "alert", onlyWhere: "prompt is appears")
    try fixture.source("m")
    try fixture.claim("m/a", "ui is sheet")
    let question = try Question(fixture)
    #expect(try question.texts(question.cell("ui", "prompt is none")) == ["notDefined: "])
    #expect(try question.texts(question.cell("ui", "call is new")) == ["settled: is sheet"])
  }

  @Test("A cell and each scenario in it agree, whatever the ledger", arguments: 1...10)
  func pointwise(seed: Int) throws {
    let random = try RandomLedger(seed: UInt64(seed), claims: 6)
    let subject = try OracleSubject(random)
    let evaluator = Evaluator(subject.check, subject.report)
    var generator = SeededGenerator(seed: UInt64(seed))
    for outcome in subject.oracle.ledger.vocabulary.outcomes.map(\.id) {
      let cell = evaluator.cell(outcome, in: .everything)
      let defined = subject.defined[outcome] ?? []
      for index in defined.shuffled(using: &generator).prefix(25) {
        let point = subject.points[index]
        let alone = evaluator.cell(
          outcome,
          in: Condition([
            Box(parts: point.enumerated().map { Box.Part(axis: $0.offset, atoms: AtomSet(Int($0.element))) })
          ]))
        let piece = try #require(alone.pieces.first)
        #expect(alone.isUniform)
        let around = cell.pieces.filter { $0.boxes.contains { $0.contains(point) } }
        #expect(around.count == 1)
        #expect(around.first?.standing == piece.standing)
        #expect(around.first?.effect == piece.effect)
        #expect(around.first?.alternatives == piece.alternatives)
        let citations = Set(piece.citations.map { "\($0.claim) \($0.statements) \($0.effect)" })
        #expect(citations.isSubset(of: around.flatMap(\.citations).map { "\($0.claim) \($0.statements) \($0.effect)" }))
        try standing(piece, at: index, outcome, subject)
      }
    }
  }

  /// What the oracle can tell of a standing without the evaluator's rules.
  private func standing(_ piece: Cell.Piece, at index: Int, _ outcome: OutcomeID, _ subject: OracleSubject) throws {
    let here = subject.report.findings.filter { finding in
      finding.outcome == outcome && finding.boxes.contains { $0.contains(subject.points[index]) }
    }
    #expect(piece.findings == here.map(\.id))
    let spoken = (subject.rules[outcome] ?? []).compactMap { $0.sayings[0][index] }
    let together = spoken.dropFirst().reduce(spoken.first) { $0?.and($1) }
    switch piece.standing {
    case .disputed:
      #expect(here.contains { $0.verdict != .resolved } || together?.isPossible == false || !here.isEmpty)
    case .settled:
      #expect(!spoken.isEmpty || here.contains { $0.verdict == .resolved })
      if here.isEmpty { #expect(together?.isPossible == true) }
    case .silent:
      #expect(spoken.isEmpty || !here.isEmpty)
    case .partial:
      #expect(piece.effect.map { $0.values.count > 1 } == true)
    case .inferred: #expect(piece.effect != nil)
    case .decided, .notDefined: Issue.record("no decision, no guard that fails")
    }
  }
}
