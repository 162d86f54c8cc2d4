import Claims
import Testing

@testable import Consistency

/// Every finding of random ledgers, compared with the oracle in every scenario.
@Suite("Findings against brute force")
struct FindingProperties {
  @Test("They are complete, exact, prime, well exemplified and rightly said to depend on readings", arguments: 1...20)
  func holds(seed: Int) throws {
    let subject = try OracleSubject(try RandomLedger(seed: UInt64(seed)))
    for outcome in subject.oracle.ledger.vocabulary.outcomes.map(\.id) {
      try complete(subject, outcome)
    }
    for finding in subject.report.findings {
      try exact(finding, subject)
      try witness(finding, subject)
      try contrast(finding, subject)
      try readings(finding, subject)
    }
  }

  @Test("The random ledgers have findings of every kind and verdict that pairs can have")
  func variety() throws {
    let findings = try (1...100).flatMap { seed in
      try ConsistencyCheck(try RandomLedger(seed: UInt64(seed)).fixture.ledger).report().findings
    }
    #expect(findings.count > 100)
    for kind in Finding.Kind.allCases { #expect(findings.contains { $0.kind == kind }) }
    for verdict in Finding.Verdict.allCases where verdict != .undecided {
      #expect(findings.contains { $0.verdict == verdict })
    }
    #expect(findings.contains { $0.boxes.count > 1 })
    #expect(findings.contains { !($0.contrast?.consequences.isEmpty ?? true) })
    #expect(findings.contains { $0.id.split(separator: "~").count > 2 })
  }

  /// A pair of rules has findings exactly where some combination of readings has a conflict, and is certain exactly if
  /// every combination has.
  func complete(_ subject: OracleSubject, _ outcome: OutcomeID) throws {
    let rules = subject.rules[outcome] ?? []
    for i in rules.indices {
      for j in rules.indices.dropFirst(i + 1) {
        let (left, right) = (rules[i], rules[j])
        let isOneClaim = left.group.claim == right.group.claim
        var sets: [Set<Int>] = []
        for a in left.readings.indices where !isOneClaim || a == 0 {
          for b in right.readings.indices where !isOneClaim || b == 0 {
            sets.append(subject.conflicts(left, a, right, b, on: outcome))
          }
        }
        let findings = try subject.report.findings.filter { finding in
          guard finding.outcome == outcome else { return false }
          let groups = try finding.sides.map { try subject.spoken($0, on: outcome).rule.group }
          return Set(groups.map(\.name)) == Set([left.group.name, right.group.name])
        }
        let found = findings.flatMap(\.boxes).reduce(into: Set<Int>()) {
          $0.formUnion(subject.members($1, of: outcome))
        }
        #expect(found == sets.reduce(into: Set<Int>()) { $0.formUnion($1) })
        if findings.contains(where: { $0.verdict == .resolved || $0.restsOnReport }) { continue }
        #expect(findings.count { $0.verdict == .certain } == (sets.allSatisfy { !$0.isEmpty } ? 1 : 0))
      }
    }
  }

  @Test("Disagreements of three statements are found exactly where no two of them disagree", arguments: 1...20)
  func joint(seed: Int) throws {
    let subject = try OracleSubject(try RandomLedger(seed: UInt64(seed), claims: 7))
    for outcome in subject.oracle.ledger.vocabulary.outcomes.map(\.id) {
      let rules = subject.rules[outcome] ?? []
      var expected: Set<[String]> = []
      for i in rules.indices {
        for j in rules.indices.dropFirst(i + 1) {
          for k in rules.indices.dropFirst(j + 1) {
            let members = [rules[i], rules[j], rules[k]]
            let combinations = members[0].readings.indices.flatMap { a in
              members[1].readings.indices.flatMap { b in members[2].readings.indices.map { [a, b, $0] } }
            }
            let isJoint = combinations.contains { positions in
              !subject.conflicts(zip(members, positions).map { ($0, $1) }, on: outcome).isEmpty
            }
            if isJoint { expected.insert(members.map(\.group.name).sorted()) }
          }
        }
      }
      let found = subject.report.findings.filter { $0.outcome == outcome && $0.kind == .joint }
      #expect(
        Set(try found.map { try $0.sides.map { try subject.spoken($0, on: outcome).rule.group.name }.sorted() })
          == expected)
      #expect(found.count == expected.count)
      for finding in found {
        try exact(finding, subject)
        try witness(finding, subject)
        try contrast(finding, subject)
        try readings(finding, subject)
      }
    }
    #expect(subject.report.undecided.isEmpty)
  }

  /// The boxes hold exactly the conflict, none can grow, no dimension is idle, and no prime box is missing.
  func exact(_ finding: Finding, _ subject: OracleSubject) throws {
    let space = subject.check.space
    let sides = try finding.sides.map { try subject.spoken($0, on: finding.outcome) }
    let conflicts = subject.conflicts(sides, on: finding.outcome)
    #expect(finding.boxesAreComplete)
    for box in finding.boxes {
      let inside = subject.members(box, of: finding.outcome)
      #expect(!inside.isEmpty)
      #expect(inside.isSubset(of: conflicts))
      for part in box.parts {
        #expect(
          !subject.members(box.replacing(part.axis, with: nil), of: finding.outcome).isSubset(of: conflicts))
        let others = (space.axes[part.axis].full - part.atoms).atoms.filter { atom in
          subject.points.contains { Int($0[part.axis]) == atom }
        }
        for atom in others {
          let grown = box.replacing(part.axis, with: part.atoms | AtomSet(atom))
          let larger = subject.members(grown, of: finding.outcome)
          #expect(larger == inside || !larger.isSubset(of: conflicts))
        }
      }
    }
    let inBoxes = finding.boxes.map { subject.members($0, of: finding.outcome) }
    // A further finding of the same rules leaves out the boxes that an earlier one has.
    guard inBoxes.reduce(into: Set<Int>(), { $0.formUnion($1) }) == conflicts, isOnly(finding, subject) else { return }
    var random = SeededGenerator(seed: UInt64(conflicts.count))
    for start in conflicts.sorted().shuffled(using: &random).prefix(6) {
      // Grown one value at a time from a single scenario, in any order, a box ends inside one of them.
      var axes = subject.points[start].map { AtomSet(Int($0)) }
      for axis in axes.indices.shuffled(using: &random) {
        let sampled = Set(subject.points.map { Int($0[axis]) }).sorted()
        for atom in sampled.shuffled(using: &random) {
          var grown = axes
          grown[axis].insert(atom)
          let box = Box(parts: grown.enumerated().map { Box.Part(axis: $0.offset, atoms: $0.element) })
          if subject.members(box, of: finding.outcome).isSubset(of: conflicts) { axes = grown }
        }
      }
      let box = Box(parts: axes.enumerated().map { Box.Part(axis: $0.offset, atoms: $0.element) })
      let grown = subject.members(box, of: finding.outcome)
      #expect(inBoxes.contains { grown.isSubset(of: $0) })
    }
  }

  /// The witness is a conflict, the sides say there what they are said to say, and no conflict is more ordinary.
  func witness(_ finding: Finding, _ subject: OracleSubject) throws {
    let space = subject.check.space
    let regions = space.axes.indices.filter { space.axes[$0].isRegion }
    let others = space.axes.indices.filter { !space.axes[$0].isRegion }
    // Few places away from the others; then the countries by rank; then the rest by rank.
    func key(_ point: [UInt8]) -> [Int] {
      let ranks = (regions + others).map { space.axes[$0].ranks[Int(point[$0])] }
      return [regions.count == 2 && point[regions[0]] != point[regions[1]] ? 1 : 0] + ranks
    }
    let witness = finding.witness.point(in: space)
    let sides = try finding.sides.map { try subject.spoken($0, on: finding.outcome) }
    let conflicts = subject.conflicts(sides, on: finding.outcome)
    let index = try #require(subject.points.firstIndex(of: witness))
    #expect(conflicts.contains(index))
    #expect(finding.boxes.contains { $0.contains(witness) })
    if isOnly(finding, subject) {
      #expect(!conflicts.contains { key(subject.points[$0]).lexicographicallyPrecedes(key(witness)) })
    }
    let outcome = try #require(subject.oracle.ledger.vocabulary.outcome(finding.outcome))
    for (side, spoken) in zip(finding.sides, sides) {
      let saying = try #require(spoken.rule.sayings[spoken.reading][index])
      let values = subject.oracle.bits(side.effect.values, outcome)
      switch side.effect.modality {
      case .isSo: #expect(saying.happens == values)
      case .must: #expect(saying.atMost == values)
      case .mustNot: #expect(saying.atMost & values == 0)
      case .may: #expect(saying.atLeast == values)
      case .should: #expect(saying.advised == values)
      case .shouldNot: #expect(saying.advised & values == 0)
      }
    }
  }

  /// The contrast is one change (with what has to follow) that ends the disagreement; it is missing only if none does.
  func contrast(_ finding: Finding, _ subject: OracleSubject) throws {
    let space = subject.check.space
    let sides = try finding.sides.map { try subject.spoken($0, on: finding.outcome) }
    let conflicts = subject.conflicts(sides, on: finding.outcome)
    let witness = finding.witness.point(in: space)
    let defined = subject.defined[finding.outcome] ?? []
    let singles = defined.filter { index in
      !conflicts.contains(index) && zip(subject.points[index], witness).count { $0 != $1 } == 1
    }
    guard let contrast = finding.contrast else {
      #expect(singles.isEmpty)
      return
    }
    let changed = contrast.scenario.point(in: space)
    let index = try #require(subject.points.firstIndex(of: changed))
    #expect(defined.contains(index))
    #expect(!conflicts.contains(index))
    let different = space.axes.indices.filter { changed[$0] != witness[$0] }.map { space.axes[$0].dimension.id }
    #expect(Set(different) == Set([contrast.dimension] + contrast.consequences.map(\.dimension)))
    #expect(
      contrast.consequences.allSatisfy { setting in
        subject.oracle.ledger.vocabulary.dimension(setting.dimension)?.onlyWhen.isEmpty == false
      })
    if contrast.isAgreement {
      for side in sides {
        let places = side.rule.readings[side.reading].places
        let speaks = side.rule.readings.indices.contains {
          side.rule.readings[$0].places == places && side.rule.sayings[$0][index] != nil
        }
        #expect(speaks)
      }
    }
  }

  /// Under the readings that are said to dissolve a finding nothing of it remains that no earlier finding has.
  func readings(_ finding: Finding, _ subject: OracleSubject) throws {
    #expect(finding.verdict != .certain || finding.dissolvedBy.isEmpty)
    let sides = try finding.sides.map { try subject.spoken($0, on: finding.outcome) }
    for changes in finding.dissolvedBy {
      #expect(!changes.isEmpty)
      var positions = sides.map(\.reading)
      for change in changes {
        positions[change.side] = try #require(
          sides[change.side].rule.readings.firstIndex(of: subject.reading(change.reading)))
      }
      let remaining = subject.conflicts(zip(sides, positions).map { ($0.rule, $1) }, on: finding.outcome)
      if isOnly(finding, subject) { #expect(remaining.isEmpty) }
      #expect(
        !remaining.contains(try #require(subject.points.firstIndex(of: finding.witness.point(in: subject.check.space))))
      )
    }
  }

  /// Whether the rules of a finding have no other finding.
  private func isOnly(_ finding: Finding, _ subject: OracleSubject) -> Bool {
    subject.report.findings.count { other in
      other.outcome == finding.outcome && other.sides.map(\.claim) == finding.sides.map(\.claim)
    } == 1
  }
}

extension Oracle.Group {
  /// The claim and the lines, for comparison.
  fileprivate var name: String { "\(claim)\(lines)" }
}
