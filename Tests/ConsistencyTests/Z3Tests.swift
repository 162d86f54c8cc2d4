import Claims
import Foundation
import Testing

@testable import Consistency

/// A second oracle beside brute force: z3, with the rules encoded anew in Python.
///
/// `VERBATIM_Z3_PYTHON` names a Python that has z3; without it Debian's python3 is asked (package python3-z3).
@Suite("Findings against z3", .enabled(if: Z3Python.isThere, "no Python with z3 (Debian: python3-z3)"))
struct Z3Tests {
  struct Answer: Decodable {
    struct Pair: Decodable {
      let outcome: String
      let rules: [String]
      let readings: [[Int]]
    }

    let pairs: [Pair]
    let faults: [String]

    var found: Set<String> {
      Set(
        pairs.map { pair in
          "\(pair.outcome) \(pair.rules) \(pair.readings.sorted { $0.lexicographicallyPrecedes($1) })"
        })
    }
  }

  /// What z3 says about a ledger and its findings.
  static func ask(
    _ ledger: Ledger, _ report: ConsistencyReport, _ space: ScenarioSpace, countries: [String]
  ) throws -> Answer {
    let python = try #require(Z3Python.path)
    let value = Z3Ledger(ledger, report, space, countries: countries)
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Z3/oracle.py").path()
    let result = try Z3Python.run(python, [script], input: try JSONEncoder().encode(value))
    try #require(result.status == 0)
    return try JSONDecoder().decode(Answer.self, from: result.output)
  }

  /// The pairs of rules that contradict each other, with the readings under which they do, as the checker sees it.
  static func contradictions(_ check: ConsistencyCheck) -> Set<String> {
    var expected: Set<String> = []
    for (index, outcome) in check.ledger.vocabulary.outcomes.enumerated() {
      let rules = check.rules.filter { $0.outcome == index }
      for left in rules.indices {
        for right in rules.indices.dropFirst(left + 1) {
          let pair = RulePair(rules[left], rules[right], check.admissibilities[index])
          let readings = pair.combinations.filter { !$0.conflict.isEmpty }.map { [$0.left, $0.right] }
          if readings.isEmpty { continue }
          let names = [rules[left], rules[right]].map { "\($0.claimID) \($0.statements)" }
          expected.insert(
            "\(outcome.id) \(names) \(readings.sorted { $0.lexicographicallyPrecedes($1) })")
        }
      }
    }
    return expected
  }

  @Test("It finds the same contradictions under the same readings, and nothing wrong with a box", arguments: 1...6)
  func agrees(seed: Int) throws {
    let ledger = try RandomLedger(seed: UInt64(seed), claims: 6).fixture.ledger
    let check = try ConsistencyCheck(ledger)
    let answer = try Self.ask(ledger, check.report(), check.space, countries: RandomLedger.countries)
    #expect(answer.faults == [])
    #expect(answer.found == Self.contradictions(check))
  }
}
