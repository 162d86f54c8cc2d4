import Claims
import Diagnostics

@testable import Consistency

/// Builds small ledgers for tests.
struct LedgerFixture {
  var dimensions: [Dimension] = []
  var outcomes: [Outcome] = []
  var regionSets: [RegionSet] = []
  var impossible: [[Term]] = []
  var sources: [Source] = []
  var claims: [Claim] = []
  var decisions: [Decision] = []
  var observations: [Observation] = []

  /// The ledger, with claims sorted as a ledger has them.
  var ledger: Ledger {
    get throws {
      let english: LocaleCode = try required(LocaleCode("en"))
      let asOf = try required(CalendarDate("2026-09-20"))
      return Ledger(
        publication: Publication(
          title: LocalizedText("Test"), publisher: "Test", locales: [english], defaultLocale: english, baseURL: nil,
          visibility: .internal, asOf: asOf),
        vocabulary: Vocabulary(
          dimensions: dimensions, outcomes: outcomes, regionSets: regionSets, topics: [], terms: [],
          impossible: impossible),
        sources: sources, captures: [], claims: claims, glosses: [], decisions: decisions, observations: observations)
    }
  }

  func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw RuleText.Malformed(description: "a value of the fixture") }
    return value
  }

  mutating func choice(
    _ id: String, _ values: String..., onlyWhen: String? = nil, ordinary: [String] = []
  ) throws {
    try choice(id, values: values, onlyWhen: onlyWhen, ordinary: ordinary)
  }

  mutating func choice(_ id: String, values: [String], onlyWhen: String? = nil, ordinary: [String] = []) throws {
    let phrase = { (text: String) in
      Phrase(label: LocalizedText(text), clause: LocalizedText(text), linking: LocalizedText(text))
    }
    dimensions.append(
      Dimension(
        id: try RuleText.id(id), label: LocalizedText(id), short: LocalizedText(id),
        kind: .choice(try values.map { DimensionValue(id: try RuleText.id($0), phrase: phrase($0)) }),
        onlyWhen: try onlyWhen.map { try RuleText.terms($0) } ?? [],
        ordinary: try ordinary.map { .value(try RuleText.id($0)) }, location: nowhere))
  }

  mutating func region(_ id: String, ordinary: [String] = []) throws {
    dimensions.append(
      Dimension(
        id: try RuleText.id(id), label: LocalizedText(id), short: LocalizedText(id), kind: .region,
        ordinary: try ordinary.map { .region(try required(RegionCode($0))) }, location: nowhere))
  }

  mutating func version(_ id: String, cuts: [String], ordinary: [String] = []) throws {
    dimensions.append(
      Dimension(
        id: try RuleText.id(id), label: LocalizedText(id), short: LocalizedText(id),
        kind: .version(product: "iOS", cuts: try cuts.map { try required(Version($0)) }),
        ordinary: try ordinary.map { .version(try required(Version($0))) }, location: nowhere))
  }

  mutating func set(_ id: String, _ members: [String]) throws {
    let codes = try members.map { try required(RegionCode($0)) }.sorted()
    regionSets.append(
      RegionSet(
        id: try RuleText.id(id), label: LocalizedText(id), asOf: nil,
        definition: .members(codes.map { .country($0) }), members: codes, location: nowhere))
  }

  mutating func outcome(_ id: String, _ values: String..., onlyWhere: String? = nil) throws {
    try outcome(id, values: values, onlyWhere: onlyWhere)
  }

  mutating func outcome(_ id: String, values: [String], onlyWhere: String? = nil) throws {
    outcomes.append(
      Outcome(
        id: try RuleText.id(id), label: LocalizedText(id),
        values: try values.map {
          OutcomeValue(id: try RuleText.id($0), label: LocalizedText($0), sentence: LocalizedText($0))
        },
        onlyWhere: try onlyWhere.map {
          Outcome.Guard(label: LocalizedText($0), condition: try RuleText.terms($0))
        }, location: nowhere))
  }

  mutating func source(_ id: String, _ kind: Source.Kind = .apiReference, publisher: String = "Vendor") throws {
    sources.append(
      Source(
        id: try RuleText.id(id), title: id, publisher: publisher, url: nil,
        language: try required(LocaleCode("en")), kind: kind, standing: .primary, version: nil, build: nil,
        isBeta: false, published: nil, topics: [], supersedes: nil, copyright: nil, note: nil, location: nowhere))
  }

  /// A claim `source/name` with its rules. `reportedBy` makes it one whose words are not at hand.
  mutating func claim(
    _ id: String, _ rules: String..., quote: String? = nil, reportedBy: String? = nil,
    places: [[String]] = [["device", "account"]]
  ) throws {
    try claim(
      id, statements: try rules.map { try RuleText.statement($0, places: places) }, quote: quote,
      reportedBy: reportedBy)
  }

  mutating func claim(
    _ id: String, statements: [Statement], quote: String? = nil, reportedBy: String? = nil
  ) throws {
    let wording: Claim.Wording =
      if let reportedBy {
        .reported(
          Report(paraphrase: LocalizedText(id), by: try RuleText.id(reportedBy), line: 1, location: nowhere))
      } else {
        .quoted(Quotation(text: quote ?? "Quote of \(id).", restorations: [], location: nowhere))
      }
    claims.append(
      Claim(
        id: try required(ClaimID(id)), headings: [], wording: wording, role: .rule, topics: [],
        statements: statements, note: nil, formerly: [], location: nowhere))
  }

  mutating func cannotBe(_ terms: String) throws { impossible.append(try RuleText.terms(terms)) }
}

extension ScenarioSpace {
  /// A box in one line, for comparison: `call new, device in five, os 27.2+`.
  func text(_ box: Box) -> String {
    terms(of: box).map { term in
      let range =
        switch term.range {
        case .values(let values): values.map(\.text).joined(separator: "|")
        case .inside(let names): "in \(names.map(\.description).joined(separator: "|"))"
        case .outside(let names): "outside \(names.map(\.description).joined(separator: "|"))"
        case .versions(let spans):
          spans.map { Atom.versions(from: $0.from, before: $0.before).description }.joined(separator: "|")
        }
      let mark = term.includesNotApplicable ? (range.isEmpty ? "n/a" : "|n/a") : ""
      return "\(term.dimension) \(range)\(mark)"
    }.joined(separator: ", ")
  }

  /// All boxes of a finding, in one line each.
  func texts(_ finding: Finding) -> [String] { finding.boxes.map(text) }
}
