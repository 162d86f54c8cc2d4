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
  }

  @Test("It finds the same contradictions under the same readings, and nothing wrong with a box", arguments: 1...6)
  func agrees(seed: Int) throws {
    let python = try #require(Z3Python.path)
    let ledger = try RandomLedger(seed: UInt64(seed), claims: 6).fixture.ledger
    let check = try ConsistencyCheck(ledger)
    let report = check.report()
    let value = Z3Ledger(ledger, report, check.space, countries: RandomLedger.countries)
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Z3/oracle.py").path()
    let result = try Z3Python.run(python, [script], input: try JSONEncoder().encode(value))
    #expect(result.status == 0)
    let answer = try JSONDecoder().decode(Answer.self, from: result.output)
    #expect(answer.faults.isEmpty)
    var expected: Set<String> = []
    for (index, outcome) in ledger.vocabulary.outcomes.enumerated() {
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
    let found = answer.pairs.map { pair in
      "\(pair.outcome) \(pair.rules) \(pair.readings.sorted { $0.lexicographicallyPrecedes($1) })"
    }
    #expect(Set(found) == expected)
  }
}
