import Claims

/// Turns the disagreements of rule pairs into findings.
struct FindingBuilder {
  let space: ScenarioSpace
  let outcome: Outcome
  var admissibility: Admissibility
  let ranks: [SourceID: Int]
  let decisions: DecisionBook
  private let ordinary: OrdinaryScenario

  /// A finding without its id and state, which depend on the other findings of the same claims.
  struct Draft {
    let baseID: String
    let deviations: Int
    let text: String
    /// Tells the finding from others of the same claims by the readings and by what is said; then by the conditions.
    let marks: [String]
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

  init(
    _ space: ScenarioSpace, outcome: Outcome, admissibility: Admissibility, ranks: [SourceID: Int],
    decisions: DecisionBook
  ) {
    self.space = space
    self.outcome = outcome
    self.admissibility = admissibility
    self.ranks = ranks
    self.decisions = decisions
    ordinary = OrdinaryScenario(space, admissibility)
  }

  /// The drafts of the findings of two rules.
  mutating func drafts(_ left: Rule, _ right: Rule) -> [Draft] {
    let isInOrder = left.precedes(right)
    let pair = RulePair(isInOrder ? left : right, isInOrder ? right : left, admissibility)
    let classification = Classification(space: space, admissibility: admissibility, ranks: ranks)
    return pair.disputes(admissibility).compactMap { dispute in
      let combination = dispute.combination
      let found = Case(
        sides: [Participant(pair.left, combination.left), Participant(pair.right, combination.right)],
        conflict: combination.conflict, covered: dispute.covered, deviations: combination.deviations,
        isCertain: dispute.isCertain, dissolving: dispute.dissolving.map { [$0.left, $0.right] })
      return draft(found, resolution: classification.resolution(of: pair, combination)) { parts, boxes in
        classification.kind(of: pair, combination, parts: parts, boxes: boxes)
      }
    }
  }

  /// The drafts of findings that take three rules or more.
  mutating func drafts(joint: [Case]) -> [Draft] {
    joint.compactMap { draft($0, resolution: nil) { _, _ in .joint } }
  }

  /// Gives the drafts their ids: the plain one to the first of the same claims, a mark to the others.
  func finish(_ drafts: [Draft]) -> [Finding] {
    var findings: [Finding] = []
    for (base, same) in Dictionary(grouping: drafts, by: \.baseID) {
      let ordered = same.sorted { ($0.deviations, $0.text) < ($1.deviations, $1.text) }
      var taken: Set<String> = []
      for (index, draft) in ordered.enumerated() {
        let candidates = index == 0 ? [base] : draft.marks.map { "\(base)~\($0)" }
        // Two with the same text would be the same statement twice in one claim.
        var id = candidates.first { !taken.contains($0) } ?? candidates[0]
        while !taken.insert(id).inserted { id += "x" }
        var finding = draft.finding
        finding.settle(id: id, state: decisions.state(of: id))
        findings.append(finding)
      }
    }
    return findings.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
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
    let texts = zip(sides, parts).map { side, part in
      FindingID.text(of: side.rule, reading: side.compiled.reading, side: part.side)
    }
    let short = zip(sides, parts).map { side, part in
      FindingID.text(of: part, claim: side.rule.claimID, reading: side.compiled.reading)
    }
    let verdict: Finding.Verdict =
      if resolution != nil {
        .resolved
      } else if dispute.isUndecided {
        .undecided
      } else {
        dispute.isCertain && !restsOnReport ? .certain : .readingDependent
      }
    return Draft(
      baseID: FindingID.base(outcome: outcome.id, claims: sides.map(\.rule.claimID)),
      deviations: dispute.deviations, text: texts.sorted().joined(separator: "|"),
      marks: [FindingID.mark(short), FindingID.mark(texts)],
      finding: Finding(
        id: "", kind: kind(parts, boxes),
        verdict: verdict,
        outcome: outcome.id,
        sides: zip(sides, parts).map { side, part in
          Finding.Side(
            claim: side.rule.claimID, statements: lines(of: side.rule, side.reading, part.side, in: boxes),
            reading: side.compiled.reading, effect: part.effect, isWithinCondition: part.side == .inside,
            isReported: side.rule.isReported)
        },
        boxes: boxes, boxesAreComplete: primes.isComplete,
        witness: Scenario(witness, mattering: mattering, in: space), contrast: contrast,
        dissolvedBy: dispute.dissolving.map { readings in
          zip(sides, readings).enumerated().filter { $0.element.0.reading != $0.element.1 }.map { index, pair in
            Finding.ReadingChange(side: index, reading: pair.0.rule.readings[pair.1].reading)
          }
        },
        resolution: resolution, restsOnReport: restsOnReport, state: .undecided))
  }

  /// The lines of a rule that take part: those whose own condition reaches into the cases affected, or all of them
  /// where it is their failing together that speaks.
  private func lines(of rule: Rule, _ reading: Int, _ side: CompiledReading.Side, in boxes: [Box]) -> [Int] {
    if side == .outside || rule.lines.count == 1 { return rule.statements }
    let places = rule.readings[reading].reading.places
    let frame = space.condition(rule.statement.frame, places: places)
    return zip(rule.statements, rule.lines).filter { _, line in
      let condition = space.condition(line.condition, places: places)
      let extent =
        line.connective == .unless ? frame.subtracting(condition, in: space) : frame.intersection(condition)
      return !extent.intersection(Condition(boxes)).isEmpty
    }.map(\.0)
  }
}
