import Claims
import Testing

@testable import Consistency

@Suite("Observations")
struct ObservationTests {
  static func fixture() throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.set("five", ["FR", "DE"])
    try fixture.set("eu", ["FR", "DE", "NL"])
    try fixture.region("device", ordinary: ["FR", "NL", "US"])
    try fixture.region("account", ordinary: ["FR", "NL", "US"])
    try fixture.region("locale", ordinary: ["FR", "NL", "US"])
    try fixture.choice("call", "new", "old")
    try fixture.choice("flag", "true", "false", onlyWhen: "call is new")
    try fixture.choice("pending", "no", "yes")
    try fixture.choice("active", "yes", "no")
    try fixture.choice("restricted", "no", "yes")
    try fixture.outcome("prompt", "appears", "none")
    try fixture.outcome("status", "not-determined", "restricted")
    try fixture.outcome("ui", "sheet", "alert")
    try fixture.source("m")
    try fixture.source("runs", .observation)
    try fixture.claim("m/five", "call is new: ui is sheet if in five, whatever flag")
    try fixture.claim("m/eu", "call is new and in eu: ui is sheet if flag is true (maybe only if)")
    try fixture.claim("m/elsewhere", "call is new: ui is alert if outside eu")
    try fixture.claim("m/pending", "prompt is none if pending is yes")
    try fixture.claim("m/inactive", "prompt is none if active is no")
    try fixture.claim(
      "m/restricted", "prompt is none if restricted is yes", "status is restricted if restricted is yes")
    return fixture
  }

  static func observation(
    _ settings: [(String, String)], saw: [(String, String)], _ fixture: LedgerFixture, id: String = "run"
  )
    throws -> Observation
  {
    Observation(
      id: try RuleText.id(id), title: LocalizedText("Run"), source: try RuleText.id("runs"), date: nil,
      scenario: try settings.map { dimension, value in
        Observation.Setting(
          dimension: try RuleText.id(dimension),
          value: try RegionCode(value).map { .region($0) } ?? .value(try RuleText.id(value)))
      },
      saw: try saw.map { Observation.Sight(outcome: try RuleText.id($0.0), value: try RuleText.id($0.1)) },
      notRecorded: [], evidence: nil, location: nowhere)
  }

  func finding(_ settings: [(String, String)], saw: [(String, String)]) throws -> (ConsistencyCheck, ObservationFinding)
  {
    var fixture = try Self.fixture()
    fixture.observations = [try Self.observation(settings, saw: saw, fixture)]
    let check = try ConsistencyCheck(fixture.ledger)
    return (check, try #require(check.observations().first))
  }

  @Test("An alert seen where only the locale is known refutes nothing: a device or an account elsewhere explains it")
  func explained() throws {
    let (check, finding) = try finding(
      [("locale", "DE"), ("call", "new"), ("flag", "true")], saw: [("ui", "alert")])
    #expect(!finding.isRefutation)
    #expect(finding.challenges.map { "\($0.claim) \($0.isRefuted)" } == ["m/eu false", "m/five false"])
    #expect(
      finding.challenges.map { $0.completions.map(check.space.text) } == [
        ["device outside eu", "account outside eu"], ["device outside five", "account outside five"],
      ])
    #expect(finding.explanations.map(check.space.text) == ["device outside eu", "account outside eu"])
    #expect(finding.predictions.map(\.claim.description) == ["m/elsewhere"])
  }

  @Test("An alert seen where everything that matters is known refutes the statement")
  func refuted() throws {
    let (_, finding) = try finding(
      [("device", "DE"), ("account", "FR"), ("call", "new"), ("flag", "true")], saw: [("ui", "alert")])
    #expect(finding.isRefutation)
    #expect(finding.challenges.map { "\($0.claim) \($0.isRefuted)" } == ["m/eu true", "m/five true"])
    #expect(finding.challenges.allSatisfy { $0.completions.isEmpty })
  }

  @Test("What only one reading excludes is not refuted")
  func oneReading() throws {
    let (_, finding) = try finding(
      [("device", "NL"), ("account", "NL"), ("call", "new"), ("flag", "true")], saw: [("ui", "alert")])
    let challenge = try #require(finding.challenges.first { $0.claim.description == "m/eu" })
    #expect(challenge.isRefuted)
    #expect(challenge.readings.map(\.direction) == [.onlyIf])
    #expect(!finding.isRefutation)
  }

  @Test("The causes of what was seen are those statements that say it and fit everything else that was seen")
  func causes() throws {
    let (check, finding) = try finding(
      [("call", "new")], saw: [("prompt", "none"), ("status", "not-determined")])
    #expect(finding.explanations.map(check.space.text) == ["restricted no"])
    #expect(
      finding.predictions.map { "\($0.claim): \($0.completions.map(check.space.text))" } == [
        "m/inactive: [\"active no, restricted no\"]", "m/pending: [\"pending yes, restricted no\"]",
      ])
  }

  @Test("A general statement is told with the cases that were really observed")
  func coverage() throws {
    var fixture = try Self.fixture()
    let statement = try RuleText.statement("ui is alert")
    let id = try fixture.required(ClaimID("runs/everywhere"))
    fixture.claims.append(
      Claim(
        id: id, headings: [],
        wording: .quoted(
          Quotation(text: "it was the standard alert and never the sheet", restorations: [], location: nowhere)),
        role: .observation, topics: [], statements: [statement], note: nil, formerly: [], location: nowhere))
    fixture.observations = [
      try Self.observation(
        [("locale", "DE"), ("call", "new"), ("flag", "true")], saw: [("ui", "alert")], fixture, id: "de"),
      try Self.observation([("locale", "US"), ("call", "old")], saw: [("ui", "sheet")], fixture, id: "us"),
      try Self.observation([("locale", "FR"), ("call", "new")], saw: [("ui", "alert")], fixture, id: "vague"),
    ]
    let check = try ConsistencyCheck(fixture.ledger)
    let shape = MatrixShape(
      axes: [
        .places(
          [try RuleText.id("locale")], try ["DE", "FR", "US"].map { .country(try fixture.required(RegionCode($0))) }),
        .dimension(try RuleText.id("call")), .dimension(try RuleText.id("flag")),
      ], outcomes: [try RuleText.id("ui")])
    let coverages = check.coverages(over: shape, Evaluator(check, check.report()))
    let coverage = try #require(coverages.first)
    #expect(coverages.count == 1)
    #expect(coverage.cells.count == 9)
    #expect(coverage.observed == 2)
    // It was made with the flag true or false; nobody recorded which.
    #expect(coverage.cells.filter { $0.perhaps.map(\.observation.text) == ["vague"] }.count == 2)
    #expect(coverage.cells.flatMap(\.observations).map { "\($0.observation) \($0.fits)" } == ["de true", "us false"])
  }
}
