import Claims
import Testing

@testable import Consistency

@Suite("The join")
struct JoinTests {
  /// The pairs of rules that can be told to disagree by comparing every part of each with every part of each other.
  static func simple(_ rules: [Rule]) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for left in rules.indices {
      for right in rules.indices.dropFirst(left + 1) {
        let disagree = rules[left].readings.flatMap(\.parts).contains { part in
          rules[right].readings.flatMap(\.parts).contains { other in
            !part.stance.joined(other.stance).isConsistent
              && part.extent.boxes.contains { box in other.extent.boxes.contains { box.meets($0) } }
          }
        }
        if disagree { pairs.insert([left, right]) }
      }
    }
    return pairs
  }

  @Test("It finds the pairs that a comparison of each with each finds", arguments: [5, 40, 120])
  func joined(claims: Int) throws {
    for seed in 1...2 {
      let ledger = try RandomLedger(seed: UInt64(seed), claims: claims).fixture.ledger
      let check = try ConsistencyCheck(ledger)
      let compiler = JoinCompiler(check)
      for outcome in ledger.vocabulary.outcomes.indices {
        var compiled = CompiledRules(check)
        let rules = compiler.tables[outcome].rules.indices.compactMap {
          compiled.rule($0, compiler.tables[outcome], EditedClaims(ledger.claims))
        }
        #expect(rules.count == compiler.tables[outcome].rules.count)
        var join = PairJoin(compiler.tables[outcome], compiler.axes)
        let pairs = join.pairs()
        #expect(Set(pairs.map { [$0.0, $0.1] }) == Self.simple(rules))
        #expect(pairs.map { [$0.0, $0.1] } == pairs.map { [$0.0, $0.1] }.sorted { $0.lexicographicallyPrecedes($1) })
      }
    }
  }

  @Test("It does so as well where an axis has more different sets than rows are made for in pairs")
  func manySets() throws {
    var fixture = LedgerFixture()
    try fixture.region("device")
    try fixture.choice("call", "new", "old")
    try fixture.outcome("ui", "a", "b")
    try fixture.source("m")
    var random = SeededGenerator(seed: 3)
    for index in 0..<400 {
      let countries = RegionCode.all.shuffled(using: &random).prefix(3).map(\.code).joined(separator: ",")
      try fixture.claim("m/c\(index)", "ui is \(index % 3 == 0 ? "a" : "b") if device in \(countries)")
    }
    let check = try ConsistencyCheck(fixture.ledger)
    let compiler = JoinCompiler(check)
    var compiled = CompiledRules(check)
    let rules = compiler.tables[0].rules.indices.compactMap {
      compiled.rule($0, compiler.tables[0], EditedClaims(check.ledger.claims))
    }
    var join = PairJoin(compiler.tables[0], compiler.axes)
    let pairs = join.pairs()
    #expect(!pairs.isEmpty)
    #expect(Set(pairs.map { [$0.0, $0.1] }) == Self.simple(rules))
  }
}
