import Claims
import Diagnostics

/// A large ledger made at random, of a known shape: twelve dimensions (three of them regions with a tree of sets, two of
/// versions), twenty outcomes, and claims that agree but for planted disagreements.
///
/// Each outcome has a hidden rule: its value depends on one dimension alone. A claim states that rule for some case,
/// narrowed by terms on other dimensions, so that claims agree whatever their terms are. A planted disagreement is a
/// pair of groups of copies in two sources, in a case of its own, that say different things.
struct SyntheticLedger {
  let ledger: Ledger

  private static let here = FileLocation.wholeFile("synthetic")
  private static let choices = ["call", "flag", "action", "key", "answer", "setting", "state"]
  private static let versions = ["system", "application"]
  private static let places = ["device", "account", "storefront"]

  /// `disagreements` groups of `copies` × (`copies` + 1) pairs are planted.
  init(claims count: Int, disagreements: Int, copies: Int, seed: UInt64) {
    var random = SplitMix(state: seed)
    let sets = Self.regionSets(&random)
    let dimensions = Self.dimensions()
    let outcomes = (0..<20).map { index in
      Outcome(
        id: Self.id("outcome-\(index)"), label: LocalizedText("outcome \(index)"),
        values: (index < 14 ? ["a", "b"] : ["a", "b", "c"]).map {
          OutcomeValue(id: Self.id($0), label: LocalizedText($0), sentence: LocalizedText($0))
        }, location: Self.here)
    }
    let sources = (0..<50).map { Self.source("source-\($0)") }
    var claims: [Claim] = []
    claims.reserveCapacity(count)
    let planted = disagreements * (copies * 2 + 1)
    for index in 0..<max(0, count - planted) {
      let outcome = Int.random(in: 0..<20, using: &random)
      let statement = Self.agreeing(outcome, sets, &random)
      claims.append(Self.claim(index, source: Int.random(in: 0..<50, using: &random), statement))
    }
    for group in 0..<disagreements {
      // A case of its own: one country, and a state that no agreeing claim speaks of.
      let outcome = group % 20
      let region = RegionCode.all[group / 20 % RegionCode.count]
      let place = Self.places[outcome % 3]
      for side in 0..<2 {
        for copy in 0..<(copies + side) {
          var terms = [
            Term(.dimension(Self.id("state")), .isOneOf([Self.id("planted")])),
            Term(.dimension(Self.id(place)), .inside([.country(region)])),
          ]
          if side == 1 { terms.append(Term(.dimension(Self.id("flag")), .isOneOf([Self.id("yes")]))) }
          let statement = Self.statement(outcome, side == 0 ? "a" : "b", terms)
          claims.append(
            Self.claim(
              claims.count, source: (group * 2 + side) % 50, statement, name: "planted-\(group)-\(side)-\(copy)"))
        }
      }
    }
    claims.sort { $0.id < $1.id }
    ledger = Ledger(
      publication: Publication(
        title: LocalizedText("Synthetic"), publisher: "Nobody", locales: [Self.locale("en")],
        defaultLocale: Self.locale("en"), baseURL: nil, visibility: .internal, asOf: Self.date("2026-09-20")),
      vocabulary: Vocabulary(
        dimensions: dimensions, outcomes: outcomes, regionSets: sets, topics: [], terms: [], impossible: []),
      sources: sources, captures: [], claims: claims, glosses: [], decisions: [], observations: [])
  }

  /// A statement of an outcome's hidden rule in some case.
  private static func agreeing(_ outcome: Int, _ sets: [RegionSet], _ random: inout SplitMix) -> Statement {
    // The hidden rule: "a" if the dimension has its first value, and "b" otherwise.
    let hidden = choices[outcome % 6]
    let isFirst = Bool.random(using: &random)
    var terms = [Term(.dimension(id(hidden)), .isOneOf([id(isFirst ? "yes" : "no")]))]
    terms.append(
      Term(.dimension(id("state")), .isOneOf([id(["one", "two", "three"].randomElement(using: &random) ?? "one")])))
    if Bool.random(using: &random) {
      let name = sets.randomElement(using: &random)?.id
      let place = places.randomElement(using: &random) ?? "device"
      if let name { terms.append(Term(.dimension(id(place)), .inside([.set(name)]))) }
    }
    if Bool.random(using: &random) {
      let cut = version("\(Int.random(in: 1...20, using: &random))")
      terms.append(
        Term(
          .dimension(id(versions.randomElement(using: &random) ?? "system")),
          Bool.random(using: &random) ? .from(cut) : .before(cut)))
    }
    if Bool.random(using: &random) {
      let other = choices.prefix(6).filter { $0 != hidden }.randomElement(using: &random) ?? "call"
      terms.append(Term(.dimension(id(other)), .isOneOf([id("yes")])))
    }
    return statement(outcome, isFirst ? "a" : "b", terms)
  }

  private static func statement(_ outcome: Int, _ value: String, _ terms: [Term]) -> Statement {
    Statement(
      outcome: id("outcome-\(outcome)"), modality: .isSo, values: [id(value)], frame: [terms[0]], connective: .onIf,
      condition: Array(terms.dropFirst()), whatever: [], maybeOnlyIf: false, places: [], location: here)
  }

  private static func claim(_ index: Int, source: Int, _ statement: Statement, name: String? = nil) -> Claim {
    Claim(
      id: ClaimID(source: id("source-\(source)"), name: id(name ?? "claim-\(index)")), headings: [],
      wording: .quoted(Quotation(text: "Sentence \(index) of a document.", restorations: [], location: here)),
      role: .rule, topics: [], statements: [statement], note: nil, formerly: [], location: here)
  }

  private static func dimensions() -> [Dimension] {
    let label = { (text: String) in LocalizedText(text) }
    var dimensions = places.map {
      Dimension(id: id($0), label: label($0), short: label($0), kind: .region, location: here)
    }
    dimensions += versions.map {
      Dimension(
        id: id($0), label: label($0), short: label($0),
        kind: .version(product: $0, cuts: (1...20).map { version("\($0)") }), location: here)
    }
    dimensions += choices.map { name in
      let values = name == "state" ? ["one", "two", "three", "planted"] : ["yes", "no"]
      return Dimension(
        id: id(name), label: label(name), short: label(name),
        kind: .choice(
          values.map { value in
            DimensionValue(
              id: id(value), phrase: Phrase(label: label(value), clause: label(value), linking: label(value)))
          }), location: here)
    }
    return dimensions
  }

  /// A tree: all regions, halved down to sets of a few.
  private static func regionSets(_ random: inout SplitMix) -> [RegionSet] {
    var sets: [RegionSet] = []
    func add(_ codes: [RegionCode]) {
      guard codes.count > 3 else { return }
      let members = codes.sorted()
      sets.append(
        RegionSet(
          id: id("set-\(sets.count)"), label: LocalizedText("set \(sets.count)"), asOf: nil,
          definition: .members(members.map { .country($0) }), members: members, location: here))
      let middle = codes.count / 2
      add(Array(codes[..<middle]))
      add(Array(codes[middle...]))
    }
    add(RegionCode.all.shuffled(using: &random))
    return sets
  }

  private static func source(_ name: String) -> Source {
    Source(
      id: id(name), title: name, publisher: "Nobody", url: nil, language: locale("en"), kind: .apiReference,
      standing: .primary, version: nil, build: nil, isBeta: false, published: nil, topics: [], supersedes: nil,
      copyright: nil, note: nil, location: here)
  }

  private static func id<Kind>(_ text: String) -> Identifier<Kind> {
    guard let id = Identifier<Kind>(text) else { preconditionFailure("\(text) is no id") }
    return id
  }

  private static func version(_ text: String) -> Version {
    guard let version = Version(text) else { preconditionFailure("\(text) is no version") }
    return version
  }

  private static func locale(_ text: String) -> LocaleCode {
    guard let locale = LocaleCode(text) else { preconditionFailure("\(text) is no locale") }
    return locale
  }

  private static func date(_ text: String) -> CalendarDate {
    guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no date") }
    return date
  }
}

/// A random number generator that gives the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
