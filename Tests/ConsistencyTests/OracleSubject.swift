import Claims
import Testing

@testable import Consistency

/// A random ledger with its findings, and with everything that the oracle says about it.
struct OracleSubject {
  let check: ConsistencyCheck
  let report: ConsistencyReport
  let oracle: Oracle
  /// The oracle's scenarios in the checker's terms.
  let points: [[UInt8]]
  /// The scenarios, as positions, in which each outcome is defined.
  let defined: [OutcomeID: [Int]]
  /// The rules of each outcome with what they say under each reading.
  let rules: [OutcomeID: [Spoken]]

  /// A rule with what it says in each scenario, reading by reading.
  struct Spoken {
    let group: Oracle.Group
    let readings: [Oracle.Reading]
    let sayings: [[Oracle.Saying?]]
  }

  init(_ ledger: RandomLedger) throws {
    let value = try ledger.fixture.ledger
    check = try ConsistencyCheck(value)
    report = check.report()
    let oracle = Oracle(value, samples: ledger.samples)
    self.oracle = oracle
    let space = check.space
    points = oracle.allPoints.map { point in
      space.axes.map { axis in
        UInt8(point[axis.dimension.id].flatMap { axis.position(of: $0) } ?? axis.notApplicable ?? 0)
      }
    }
    var defined: [OutcomeID: [Int]] = [:]
    var rules: [OutcomeID: [Spoken]] = [:]
    for outcome in value.vocabulary.outcomes {
      defined[outcome.id] = oracle.defined(outcome)
      rules[outcome.id] = value.claims.flatMap { oracle.groups(of: $0, on: outcome.id) }.map { group in
        let readings = oracle.readings(of: group)
        return Spoken(group: group, readings: readings, sayings: readings.map { oracle.sayings(group, $0) })
      }
    }
    self.defined = defined
    self.rules = rules
  }

  /// The scenarios in which two readings of two rules cannot both be true.
  func conflicts(_ a: Spoken, _ i: Int, _ b: Spoken, _ j: Int, on outcome: OutcomeID) -> Set<Int> {
    Set(
      (defined[outcome] ?? []).filter { index in
        guard let one = a.sayings[i][index], let other = b.sayings[j][index] else { return false }
        return !one.and(other).isPossible
      })
  }

  /// The scenarios in which some rules cannot all be true, and fewer of them can.
  func conflicts(_ sides: [(rule: Spoken, reading: Int)], on outcome: OutcomeID) -> Set<Int> {
    Set(
      (defined[outcome] ?? []).filter { index in
        let sayings = sides.compactMap { $0.rule.sayings[$0.reading][index] }
        guard sayings.count == sides.count, !Self.arePossible(sayings) else { return false }
        return sayings.count == 2
          || sayings.indices.allSatisfy { left in
            Self.arePossible(sayings.indices.filter { $0 != left }.map { sayings[$0] })
          }
      })
  }

  private static func arePossible(_ sayings: [Oracle.Saying]) -> Bool {
    sayings.dropFirst().reduce(sayings[0]) { $0.and($1) }.isPossible
  }

  /// The rule of a side and the position of its reading.
  func spoken(_ side: Finding.Side, on outcome: OutcomeID) throws -> (rule: Spoken, reading: Int) {
    let rule = try #require(
      rules[outcome]?.first { $0.group.claim == side.claim && side.statements.allSatisfy($0.group.lines.contains) })
    let reading = try #require(rule.readings.firstIndex(of: reading(side.reading)))
    return (rule, reading)
  }

  func reading(_ reading: Reading) -> Oracle.Reading {
    Oracle.Reading(words: reading.direction.rawValue, places: reading.places)
  }

  /// The scenarios of a box in which an outcome is defined.
  func members(_ box: Box, of outcome: OutcomeID) -> Set<Int> {
    Set((defined[outcome] ?? []).filter { box.contains(points[$0]) })
  }
}
