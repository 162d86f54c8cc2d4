import Claims

/// Turns disagreements into findings. One builder serves one outcome.
struct FindingBuilder {
  private let space: ScenarioSpace
  private let outcome: Outcome
  private let admissibility: Admissibility
  private let ranks: [SourceID: Int]
  private let ordinary: OrdinaryScenario
  /// Rules that say the same in other claims disagree in the same way with the same rules: told once, copied often.
  private var told: [PairKey: [Draft]] = [:]
  private var shapes: [RuleShape: Int] = [:]
  /// The shapes of the rules at hand, which the caller holds as long as the builder.
  private var shapeOf: [ObjectIdentifier: Int] = [:]

  /// A finding without its id and state, which depend on the other findings of the same claims.
  struct Draft {
    let sides: [Participant]
    let deviations: Int
    /// The lines that take part, as positions within the lines of each side's rule.
    let lines: [[Int]]
    var finding: Finding
  }

  /// A rule under the reading under which it takes part.
  struct Participant {
    let rule: Rule
    let reading: Int

    init(_ rule: Rule, _ reading: Int) {
      self.rule = rule
      self.reading = reading
    }

    var compiled: CompiledReading { rule.readings[reading] }
  }

  /// A disagreement of two rules or more, before it is told.
  struct Case {
    /// The rules, sorted by claim and line.
    let sides: [Participant]
    let conflict: Condition
    /// Scenarios that an earlier disagreement of the same rules has.
    let covered: Condition
    let deviations: Int
    let isCertain: Bool
    /// Whether there are too many readings to say.
    var isUndecided = false
    /// Readings of all sides under which it is gone, as positions.
    let dissolving: [[Int]]
  }

  /// All that the findings of two rules depend on, but for names.
  private struct PairKey: Hashable {
    let left: Int
    let right: Int
    let isOneClaim: Bool
    let isOneSource: Bool
    /// Which side's document has more weight: -1, 0 or 1.
    let weight: Int
    let isReported: [Bool]
  }

  init(_ check: ConsistencyCheck, outcome: Int) {
    space = check.space
    self.outcome = check.ledger.vocabulary.outcomes[outcome]
    admissibility = check.admissibilities[outcome]
    ranks = check.ranks
    ordinary = OrdinaryScenario(space, admissibility)
  }

  /// The drafts of the findings of two rules.
  mutating func drafts(_ first: Rule, _ second: Rule) -> [Draft] {
    let isInOrder = first.precedes(second)
    let (left, right) = isInOrder ? (first, second) : (second, first)
    let key = PairKey(
      left: shape(left), right: shape(right), isOneClaim: left.claim == right.claim,
      isOneSource: left.claimID.source == right.claimID.source, weight: (rank(left) - rank(right)).signum(),
      isReported: [left.isReported, right.isReported])
    if let known = told[key] { return known.map { $0.renamed([left, right]) } }
    let pair = RulePair(left, right, admissibility)
    let classification = Classification(space: space, admissibility: admissibility, ranks: ranks)
    let drafts = pair.disputes(admissibility).compactMap { dispute in
      let combination = dispute.combination
      let found = Case(
        sides: [Participant(left, combination.left), Participant(right, combination.right)],
        conflict: combination.conflict, covered: dispute.covered, deviations: combination.deviations,
        isCertain: dispute.isCertain, dissolving: dispute.dissolving.map { [$0.left, $0.right] })
      return draft(found, resolution: classification.resolution(of: pair, combination)) { parts, boxes in
        classification.kind(of: pair, combination, parts: parts, boxes: boxes)
      }
    }
    told[key] = drafts
    return drafts
  }

  /// The drafts of findings that take three rules or more.
  mutating func drafts(joint: [Case]) -> [Draft] {
    joint.compactMap { draft($0, resolution: nil) { _, _ in .joint } }
  }

  private func rank(_ rule: Rule) -> Int { ranks[rule.claimID.source] ?? .max }

  private mutating func shape(_ rule: Rule) -> Int {
    if let known = shapeOf[ObjectIdentifier(rule)] { return known }
    let position = position(of: RuleShape(rule))
    shapeOf[ObjectIdentifier(rule)] = position
    return position
  }

  private mutating func position(of shape: RuleShape) -> Int {
    if let known = shapes[shape] { return known }
    shapes[shape] = shapes.count
    return shapes.count - 1
  }

  private mutating func draft(
    _ dispute: Case, resolution: Finding.Resolution?, kind: ([CompiledReading.Part], [Box]) -> Finding.Kind
  ) -> Draft? {
    let sides = dispute.sides
    let excluded = admissibility.excluded(on: dispute.conflict.axes)
    let primes = PrimeBoxes(space: space, excluded: excluded)(dispute.conflict)
    let boxes = primes.boxes.filter { box in
      Condition.subtract(dispute.covered.boxes, from: [box], in: space).contains { admissibility.holdsAny(of: $0) }
    }
    let examples = boxes.flatMap { Condition.subtract(dispute.covered.boxes, from: [$0], in: space) }
    guard let witness = ordinary(in: examples) else { return nil }
    let parts = sides.compactMap { side in side.compiled.parts.first { $0.extent.contains(witness) } }
    guard parts.count == sides.count else { return nil }
    let mattering = Set(boxes.first { $0.contains(witness) }?.axes ?? [])
    let contrast = ContrastSearch(
      space: space, admissibility: admissibility, ordinary: ordinary, outcome: outcome, sides: sides,
      mattering: mattering)(witness)
    let restsOnReport = sides.contains(where: \.rule.isReported)
    let verdict: Finding.Verdict =
      if resolution != nil {
        .resolved
      } else if dispute.isUndecided {
        .undecided
      } else {
        dispute.isCertain && !restsOnReport ? .certain : .readingDependent
      }
    let lines = zip(sides, parts).map { self.lines(of: $0, $1.side, in: boxes) }
    let dissolvedBy = dispute.dissolving.map { readings in
      sides.indices.filter { sides[$0].reading != readings[$0] }.map { index in
        Finding.ReadingChange(side: index, reading: sides[index].rule.readings[readings[index]].reading)
      }
    }
    return Draft(
      sides: sides, deviations: dispute.deviations, lines: lines,
      finding: Finding(
        Finding.Content(
          kind: kind(parts, boxes), verdict: verdict, outcome: outcome.id,
          sides: sides.indices.map { index in
            Finding.Side(
              claim: sides[index].rule.claimID, statements: lines[index].map { sides[index].rule.statements[$0] },
              reading: sides[index].compiled.reading, effect: parts[index].effect,
              isWithinCondition: parts[index].side == .inside, isReported: sides[index].rule.isReported)
          },
          boxes: boxes, boxesAreComplete: primes.isComplete,
          witness: Scenario(witness, mattering: mattering, in: space), contrast: contrast, dissolvedBy: dissolvedBy,
          resolution: resolution, restsOnReport: restsOnReport)))
  }

  /// The lines of a rule that take part, as positions: those whose own condition reaches into the cases affected, or
  /// all of them where it is their failing together that speaks.
  private func lines(of side: Participant, _ half: CompiledReading.Side, in boxes: [Box]) -> [Int] {
    let rule = side.rule
    if half == .outside || rule.lines.count == 1 { return Array(rule.lines.indices) }
    let places = side.compiled.reading.places
    let frame = space.condition(rule.statement.frame, places: places)
    return rule.lines.indices.filter { index in
      let line = rule.lines[index]
      let condition = space.condition(line.condition, places: places)
      let extent =
        line.connective == .unless ? frame.subtracting(condition, in: space) : frame.intersection(condition)
      return !extent.intersection(Condition(boxes)).isEmpty
    }
  }
}

extension FindingBuilder.Draft {
  /// The same finding for rules that say the same in other claims.
  fileprivate func renamed(_ rules: [Rule]) -> FindingBuilder.Draft {
    let sides = zip(rules, sides).map { FindingBuilder.Participant($0, $1.reading) }
    var finding = finding
    finding.rename(zip(rules, lines).map { rule, lines in (rule.claimID, lines.map { rule.statements[$0] }) })
    return FindingBuilder.Draft(sides: sides, deviations: deviations, lines: lines, finding: finding)
  }
}
