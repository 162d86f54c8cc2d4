import Claims

/// Small ledgers made at random: a few dimensions of every kind, claims of every form.
struct RandomLedger {
  let fixture: LedgerFixture
  /// Values of each dimension, one at least of each kind that rules tell apart.
  let samples: [DimensionID: [ScenarioValue]]

  static let countries = ["FR", "DE", "NL", "US"]

  init(seed: UInt64, claims: Int = 5) throws {
    var random = SeededGenerator(seed: seed)
    var fixture = LedgerFixture()
    var samples: [DimensionID: [ScenarioValue]] = [:]
    try fixture.set("five", ["FR", "DE"])
    try fixture.set("eu", ["FR", "DE", "NL"])
    let shuffled = Self.countries.shuffled(using: &random)
    let places = Bool.random(using: &random) ? ["device", "account"] : ["device"]
    for place in places {
      try fixture.region(place, ordinary: shuffled)
      samples[try RuleText.id(place)] = try Self.countries.map { .region(try fixture.required(RegionCode($0))) }
    }
    try fixture.version("os", cuts: ["26", "27.2"], ordinary: Bool.random(using: &random) ? ["27.2"] : [])
    samples[try RuleText.id("os")] = try ["1", "26", "27.2"].map { .version(try fixture.required(Version($0))) }
    try Self.choice("call", ["new", "old"], nil, &fixture, &samples, &random)
    try Self.choice(
      "flag", ["yes", "no"], Bool.random(using: &random) ? "call is new" : nil, &fixture, &samples, &random)
    try Self.choice(
      "level", ["low", "middle", "high"],
      ["flag is yes", "call is old", nil, nil].randomElement(using: &random) ?? nil, &fixture, &samples, &random)
    if Bool.random(using: &random) { try fixture.cannotBe("call is new and os before 27.2") }
    if Int.random(in: 0..<4, using: &random) == 0 { try fixture.cannotBe("level is high and device in five") }
    let guards = ["call is new", "os from 26", "level is not low", nil, nil, nil]
    try fixture.outcome("two", "a", "b", onlyWhere: guards.randomElement(using: &random) ?? nil)
    try fixture.outcome("three", "a", "b", "c", onlyWhere: guards.randomElement(using: &random) ?? nil)
    for (source, kind) in [("m", Source.Kind.apiReference), ("h", .headerComment), ("p", .policy)] {
      try fixture.source(source, kind)
    }
    for index in 0..<claims {
      let lines = (0..<Int.random(in: 1...2, using: &random)).map { _ in Self.rule(places, &random) }
      let source = ["m", "h", "p"].randomElement(using: &random) ?? "m"
      let meanings =
        places.count == 1
        ? [["device"]]
        : [[["device"]], [["device", "account"]], [["device"], ["account"]]].randomElement(using: &random) ?? []
      try fixture.claim(
        "\(source)/c\(index)", statements: try lines.map { try RuleText.statement($0, places: meanings) },
        reportedBy: Int.random(in: 0..<8, using: &random) == 0 ? "m" : nil)
    }
    fixture.claims.sort { $0.id < $1.id }
    self.fixture = fixture
    self.samples = samples
  }

  private static func choice(
    _ id: String, _ values: [String], _ onlyWhen: String?, _ fixture: inout LedgerFixture,
    _ samples: inout [DimensionID: [ScenarioValue]], _ random: inout SeededGenerator
  ) throws {
    try fixture.choice(
      id, values: values, onlyWhen: onlyWhen,
      ordinary: Array(values.shuffled(using: &random).prefix(Int.random(in: 0...values.count, using: &random))))
    samples[try RuleText.id(id)] = try values.map { .value(try RuleText.id($0)) }
  }

  /// One rule line of any form.
  private static func rule(_ places: [String], _ random: inout SeededGenerator) -> String {
    let outcome = ["two", "two", "three"].randomElement(using: &random) ?? "two"
    let values = outcome == "two" ? ["a", "b"] : ["a", "b", "c", "a or b"]
    var modality = ["is", "is", "is", "must be", "may be", "must not be"].randomElement(using: &random) ?? "is"
    if modality.hasPrefix("must"), Bool.random(using: &random) { modality = modality.replacing("must", with: "should") }
    var text = "\(outcome) \(modality) \(values.randomElement(using: &random) ?? "a")"
    var used: Set<String> = []
    let frame = terms(Int.random(in: 0...1, using: &random), &used, places, &random)
    let connective = ["", "if", "if", "if", "only if", "exactly if", "unless"].randomElement(using: &random) ?? "if"
    if !connective.isEmpty {
      let condition = terms(Int.random(in: 1...2, using: &random), &used, places, &random)
      text += " \(connective) \(condition.joined(separator: " and "))"
    }
    if !used.contains("flag"), Int.random(in: 0..<6, using: &random) == 0 { text += ", whatever flag" }
    if connective == "if" || connective == "unless", Int.random(in: 0..<3, using: &random) == 0 {
      text += " (maybe only if)"
    }
    return frame.isEmpty ? text : "\(frame.joined(separator: " and ")): \(text)"
  }

  private static func terms(
    _ count: Int, _ used: inout Set<String>, _ places: [String], _ random: inout SeededGenerator
  ) -> [String] {
    let all: [(String, [String])] = [
      ("call", ["call is new", "call is old", "call is not new"]),
      ("flag", ["flag is yes", "flag is no", "flag is not yes"]),
      ("level", ["level is low", "level is middle or high", "level is not middle"]),
      ("os", ["os from 27.2", "os before 27.2", "os from 26"]),
      ("places", ["in five", "in eu", "outside five", "outside eu", "in NL"]),
      ("device", ["device in eu", "device outside five", "device in FR"]),
    ]
    var terms: [String] = []
    for (name, forms) in all.shuffled(using: &random) where terms.count < count && !used.contains(name) {
      used.insert(name)
      terms.append(forms.randomElement(using: &random) ?? "call is new")
    }
    return terms
  }
}
