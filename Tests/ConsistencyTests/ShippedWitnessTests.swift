import Claims
import Foundation
import Testing

@testable import Consistency

/// What the pages and the console print about a disagreement of the shipped content, looked at by the oracle, which
/// shares no code with the checker, and by z3.
@Suite("The examples of the shipped content")
struct ShippedWitnessTests {
  /// What every side says about one scenario.
  ///
  /// Read as "only if", a statement still says, in its own words, what happens where its condition holds: `inAnyWords`
  /// asks for what it says under any reading with the same places.
  private func sayings(
    _ finding: Finding, _ scenario: Scenario, _ ledger: Ledger, inAnyWords: Bool = false
  ) throws -> [Oracle.Saying?] {
    let outcome = try #require(ledger.vocabulary.outcome(finding.outcome))
    var point: Oracle.Point = [:]
    for setting in scenario.settings {
      // The versions before the first cut have no name; the very first version is one of them.
      if case .versions(nil, _) = setting.atom {
        point[setting.dimension] = .version(try #require(Version("0")))
      } else {
        point[setting.dimension] = setting.atom.scenarioValue
      }
    }
    let oracle = Oracle(ledger, points: [point])
    // It can happen, and the outcome is defined there.
    try #require(oracle.allPoints.count == 1)
    try #require(oracle.defined(outcome) == [0])
    return try finding.sides.map { side in
      let claim = try #require(ledger.claim(side.claim))
      let group = try #require(
        oracle.groups(of: claim, on: outcome.id).first { side.statements.allSatisfy($0.lines.contains) })
      let reading = Oracle.Reading(words: side.reading.direction.rawValue, places: side.reading.places)
      let readings = oracle.readings(of: group)
      try #require(readings.contains(reading))
      if !inAnyWords { return oracle.sayings(group, reading)[0] }
      return readings.filter { $0.places == reading.places }.compactMap { oracle.sayings(group, $0)[0] }.first
    }
  }

  private func arePossible(_ sayings: [Oracle.Saying]) -> Bool {
    guard let first = sayings.first else { return true }
    return sayings.dropFirst().reduce(first) { $0.and($1) }.isPossible
  }

  @Test("In the example of each disagreement the sides cannot all be true; after the change they can")
  func witnesses() throws {
    let (check, report) = try ShippedContentTests.checked.get()
    for finding in report.findings {
      let said = try sayings(finding, finding.witness, check.ledger).compactMap(\.self)
      #expect(said.count == finding.sides.count, "\(finding.id)")
      #expect(!arePossible(said), "\(finding.id)")
      let contrast = try #require(finding.contrast, "\(finding.id)")
      let strict = try sayings(finding, contrast.scenario, check.ledger).compactMap(\.self)
      let wide = try sayings(finding, contrast.scenario, check.ledger, inAnyWords: true).compactMap(\.self)
      #expect(arePossible(strict), "\(finding.id)")
      let isAgreement = wide.count == finding.sides.count && arePossible(wide)
      #expect(contrast.isAgreement == isAgreement, "\(finding.id)")
      // One change, and what follows from it, is all that differs.
      let changed = Set([contrast.dimension] + contrast.consequences.map(\.dimension))
      for setting in finding.witness.settings where !changed.contains(setting.dimension) {
        #expect(contrast.scenario[setting.dimension] == setting.atom, "\(finding.id)")
      }
      #expect(contrast.scenario[contrast.dimension] == contrast.atom)
      #expect(finding.witness[contrast.dimension] != contrast.atom)
    }
  }

  @Test("z3 finds the same contradictions, and the cases of each exact", .enabled(if: Z3Python.isThere, "no z3"))
  func agreesWithZ3() throws {
    let (check, report) = try ShippedContentTests.checked.get()
    // One country at least of every kind that a rule tells apart.
    let answer = try Z3Tests.ask(check.ledger, report, check.space, countries: ["FR", "DE", "NL", "US"])
    #expect(answer.faults == [])
    #expect(answer.found == Z3Tests.contradictions(check))
  }
}
