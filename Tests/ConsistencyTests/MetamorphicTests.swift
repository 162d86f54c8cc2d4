import Claims
import Testing

@testable import Consistency

/// Changes of a ledger that must not change what is found.
@Suite("What changes nothing")
struct MetamorphicTests {
  /// A finding in the words of the vocabulary, for comparison across spaces.
  struct Telling: Hashable {
    let id: String
    let kind: Finding.Kind
    let verdict: Finding.Verdict
    let boxes: [String]
    let readings: [String]
    let contrast: String?
  }

  static func tell(_ fixture: LedgerFixture, without dropped: String? = nil) throws -> [Telling] {
    let check = try ConsistencyCheck(fixture.ledger)
    return check.report().findings.map { finding in
      Telling(
        id: finding.id, kind: finding.kind, verdict: finding.verdict,
        boxes: finding.boxes.map(check.space.text).sorted(), readings: finding.sides.map { "\($0.reading)" },
        contrast: finding.contrast.map { "\($0.dimension) \($0.isAgreement)" })
    }
  }

  @Test("The order of claims, of lines, of terms and of values", arguments: 1...8)
  func order(seed: Int) throws {
    var fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let before = try Self.tell(fixture)
    var random = SeededGenerator(seed: UInt64(seed))
    fixture.claims = fixture.claims.shuffled(using: &random).map { claim in
      Claim(
        id: claim.id, headings: [], wording: claim.wording, role: claim.role, topics: [],
        statements: claim.statements.reversed().map { statement in
          Statement(
            outcome: statement.outcome, modality: statement.modality, values: statement.values.reversed(),
            frame: statement.frame.reversed(), connective: statement.connective,
            condition: statement.condition.reversed(), whatever: statement.whatever,
            maybeOnlyIf: statement.maybeOnlyIf, places: statement.places, location: nowhere)
        }, note: nil, formerly: [], location: nowhere)
    }
    fixture.sources.reverse()
    #expect(try Self.tell(fixture) == before)
  }

  @Test("A condition in two lines, one for each half of its cases", arguments: 1...8)
  func split(seed: Int) throws {
    struct Cases: Hashable {
      let claims: [ClaimID]
      let boxes: [String]
      let readings: [String]
    }
    func cases(_ fixture: LedgerFixture) throws -> Set<Cases> {
      let check = try ConsistencyCheck(fixture.ledger)
      return Set(
        check.report().findings.map { finding in
          Cases(
            claims: finding.sides.map(\.claim), boxes: finding.boxes.map(check.space.text).sorted(),
            readings: finding.sides.map { "\($0.reading)" })
        })
    }
    var fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let before = try cases(fixture)
    // A choice that always has a value; both halves together are what the line said.
    let choices = try fixture.ledger.vocabulary.dimensions.compactMap { dimension -> (DimensionID, ValueID)? in
      guard dimension.onlyWhen.isEmpty, case .choice(let values) = dimension.kind, let first = values.first else {
        return nil
      }
      return (dimension.id, first.id)
    }
    let (dimension, value) = try #require(choices.first)
    var splits = 0
    fixture.claims = fixture.claims.map { claim in
      let statements = claim.statements.flatMap { statement -> [Statement] in
        guard statement.connective != .unless, statement.connective != .always else { return [statement] }
        splits += 1
        return [Term.Predicate.isOneOf([value]), .isNoneOf([value])].map { half in
          Statement(
            outcome: statement.outcome, modality: statement.modality, values: statement.values, frame: statement.frame,
            connective: statement.connective, condition: statement.condition + [Term(.dimension(dimension), half)],
            whatever: statement.whatever, maybeOnlyIf: statement.maybeOnlyIf, places: statement.places,
            location: statement.location)
        }
      }
      return Claim(
        id: claim.id, headings: [], wording: claim.wording, role: claim.role, topics: [], statements: statements,
        note: nil, formerly: [], location: nowhere)
    }
    #expect(splits > 0)
    #expect(try cases(fixture) == before)
  }

  @Test("Claims about something else, and a dimension that no rule names", arguments: 1...8)
  func unrelated(seed: Int) throws {
    var fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let before = try Self.tell(fixture)
    try fixture.choice("weather", "sun", "rain")
    try fixture.outcome("mood", "good", "bad")
    try fixture.source("z")
    try fixture.claim("z/a", "mood is good if weather is sun")
    try fixture.claim("z/b", "mood is good")
    #expect(try Self.tell(fixture) == before)
  }

  @Test("A version cut that no rule names", arguments: 1...8)
  func cut(seed: Int) throws {
    let fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let before = try Self.tell(fixture)
    var finer = fixture
    finer.dimensions = try fixture.dimensions.map { dimension in
      guard case .version(let product, let cuts) = dimension.kind else { return dimension }
      let added = try ["25.1", "27", "28-beta2"].map { try fixture.required(Version($0)) }
      return Dimension(
        id: dimension.id, label: dimension.label, short: dimension.short,
        kind: .version(product: product, cuts: cuts + added), ordinary: dimension.ordinary, location: nowhere)
    }
    #expect(try Self.tell(finer) == before)
  }

  @Test(
    "A condition split into two lines that together say the same", arguments: ["in eu", "device in eu and call is new"])
  func splitBox(condition: String) throws {
    func fixture(_ rules: [String]) throws -> LedgerFixture {
      var fixture = try KindsTests.base()
      try fixture.region("account", ordinary: ["FR", "NL", "US"])
      try fixture.set("rest", ["NL"])
      try fixture.claim("m/a", statements: try rules.map { try RuleText.statement($0, places: [["device"]]) })
      try fixture.claim("h/a", "ui is alert if call is new")
      try fixture.claim("o/a", "ui is sheet if os from 27.2 (maybe only if)")
      return fixture
    }
    let whole = try Self.tell(fixture(["ui is sheet if \(condition) (maybe only if)"]))
    let parts = ["five", "rest"].map { name in
      "ui is sheet if \(condition.split(separator: " ").map { $0 == "eu" ? name : String($0) }.joined(separator: " ")) (maybe only if)"
    }
    #expect(!whole.isEmpty)
    #expect(try Self.tell(fixture(parts)) == whole)
  }

  @Test("A copied claim repeats the findings of its original and folds into their cards", arguments: 1...8)
  func copies(seed: Int) throws {
    var fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let check = try ConsistencyCheck(fixture.ledger)
    let report = check.report()
    guard let original = fixture.claims.first else { return }
    try fixture.claim(
      "\(original.id.source)/copy", statements: original.statements,
      reportedBy: original.report.map { $0.by.text })
    let copied = try ConsistencyCheck(fixture.ledger).report()
    let pairsBefore = report.findings.filter { !$0.sides.contains { $0.claim.name.text == "copy" } }
    let pairsAfter = copied.findings.filter { !$0.sides.contains { $0.claim.name.text == "copy" } }
    #expect(pairsBefore.map(\.id) == pairsAfter.map(\.id))
    // Disagreements with others come twice, in one card each.
    for card in report.cards where card.findings.contains(where: { $0.contains(original.id.dotted) }) {
      let finding = try #require(report.finding(card.findings[0]))
      guard finding.sides.count == 2, Set(finding.sides.map(\.claim)).count == 2 else { continue }
      let home = copied.cards.filter { !Set($0.findings).isDisjoint(with: card.findings) }
      #expect(home.count == 1)
      #expect((home.first?.findings.count ?? 0) > card.findings.count)
    }
  }

  @Test("Another name for a value changes nothing but the name", arguments: 1...8)
  func renamed(seed: Int) throws {
    let fixture = try RandomLedger(seed: UInt64(seed)).fixture
    let check = try ConsistencyCheck(fixture.ledger)
    let before = check.report().findings
    var renamed = fixture
    let (old, new): (ValueID, ValueID) = (try RuleText.id("new"), try RuleText.id("latest"))
    func rename(_ term: Term) -> Term {
      switch term.predicate {
      case .isOneOf(let values): Term(term.subject, .isOneOf(values.map { $0 == old ? new : $0 }))
      case .isNoneOf(let values): Term(term.subject, .isNoneOf(values.map { $0 == old ? new : $0 }))
      default: term
      }
    }
    renamed.dimensions = fixture.dimensions.map { dimension in
      var kind = dimension.kind
      if case .choice(let values) = kind {
        kind = .choice(
          values.map { DimensionValue(id: $0.id == old ? new : $0.id, phrase: $0.phrase, isOpaque: $0.isOpaque) })
      }
      return Dimension(
        id: dimension.id, label: dimension.label, short: dimension.short, kind: kind,
        onlyWhen: dimension.onlyWhen.map(rename),
        ordinary: dimension.ordinary.map { $0 == .value(old) ? .value(new) : $0 }, location: nowhere)
    }
    renamed.impossible = fixture.impossible.map { $0.map(rename) }
    renamed.outcomes = fixture.outcomes.map { outcome in
      Outcome(
        id: outcome.id, label: outcome.label, values: outcome.values,
        onlyWhere: outcome.onlyWhere.map { Outcome.Guard(label: $0.label, condition: $0.condition.map(rename)) },
        location: nowhere)
    }
    renamed.claims = fixture.claims.map { claim in
      Claim(
        id: claim.id, headings: [], wording: claim.wording, role: claim.role, topics: [],
        statements: claim.statements.map { statement in
          Statement(
            outcome: statement.outcome, modality: statement.modality, values: statement.values,
            frame: statement.frame.map(rename), connective: statement.connective,
            condition: statement.condition.map(rename), whatever: statement.whatever,
            maybeOnlyIf: statement.maybeOnlyIf, places: statement.places, location: nowhere)
        }, note: nil, formerly: [], location: nowhere)
    }
    let after = try ConsistencyCheck(renamed.ledger).report().findings
    #expect(after.count == before.count)
    let space = check.space
    func keys(_ findings: [Finding]) -> Set<String> {
      Set(findings.map { "\($0.sides.map(\.claim)) \($0.boxes) \($0.verdict) \($0.witness.point(in: space))" })
    }
    // The checker's atoms are positions, so that the same boxes have the same bits.
    let other = try ConsistencyCheck(renamed.ledger).space
    let told = after.map { "\($0.sides.map(\.claim)) \($0.boxes) \($0.verdict) \($0.witness.point(in: other))" }
    #expect(Set(told) == keys(before))
  }
}
