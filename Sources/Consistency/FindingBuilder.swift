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
    let finish: @Sendable (_ id: String, _ state: Finding.State) -> Finding
    let mark: String
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

  /// The findings of some pairs of rules. The pairs must hold all pairs of any two claims that they hold one of.
  mutating func findings(_ pairs: [(Rule, Rule)]) -> [Finding] {
    var drafts: [Draft] = []
    for (left, right) in pairs {
      let isInOrder = (left.claimID, left.statements[0]) <= (right.claimID, right.statements[0])
      let pair = RulePair(isInOrder ? left : right, isInOrder ? right : left, admissibility)
      for dispute in pair.disputes(admissibility) {
        if let draft = draft(pair, dispute) { drafts.append(draft) }
      }
    }
    return finish(drafts)
  }

  /// Gives the drafts their ids: the plain one to the first of the same claims, a mark to the others.
  func finish(_ drafts: [Draft]) -> [Finding] {
    var findings: [Finding] = []
    for (base, same) in Dictionary(grouping: drafts, by: \.baseID) {
      let ordered = same.sorted { ($0.deviations, $0.text) < ($1.deviations, $1.text) }
      var taken: Set<String> = []
      for (index, draft) in ordered.enumerated() {
        var id = index == 0 ? base : "\(base)~\(draft.mark)"
        // Two with the same text would be the same statement twice in one claim.
        while !taken.insert(id).inserted { id += "x" }
        findings.append(draft.finish(id, decisions.state(of: id)))
      }
    }
    return findings.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private mutating func draft(_ pair: RulePair, _ dispute: RulePair.Dispute) -> Draft? {
    let combination = dispute.combination
    let sides = [(rule: pair.left, reading: combination.left), (rule: pair.right, reading: combination.right)]
    let primes = PrimeBoxes(space: space, excluded: admissibility.excluded(on: combination.conflict.axes))(
      combination.conflict)
    let boxes = primes.boxes.filter { box in
      Condition.subtract(dispute.covered.boxes, from: [box], in: space).contains { admissibility.holdsAny(of: $0) }
    }
    let examples = boxes.flatMap { Condition.subtract(dispute.covered.boxes, from: [$0], in: space) }
    guard let witness = ordinary(in: examples) else { return nil }
    var parts: [CompiledReading.Part] = []
    for side in sides {
      guard let part = side.rule.readings[side.reading].parts.first(where: { $0.extent.contains(witness) }) else {
        return nil
      }
      parts.append(part)
    }
    let mattering = Set(boxes.first { $0.contains(witness) }?.axes ?? [])
    let classification = Classification(space: space, admissibility: admissibility, ranks: ranks)
    let kind = classification.kind(of: pair, combination, effects: parts.map(\.effect), boxes: boxes)
    let resolution = classification.resolution(of: pair, combination)
    let restsOnReport = pair.left.isReported || pair.right.isReported
    let verdict: Finding.Verdict =
      resolution != nil ? .resolved : dispute.isCertain && !restsOnReport ? .certain : .readingDependent
    let contrast = ContrastSearch(
      space: space, admissibility: admissibility, ordinary: ordinary, outcome: outcome, sides: sides,
      mattering: mattering)(witness)
    let findingSides = zip(sides, parts).map { side, part in
      Finding.Side(
        claim: side.rule.claimID, statements: lines(of: side.rule, side.reading, part.side, in: boxes),
        reading: side.rule.readings[side.reading].reading, effect: part.effect,
        isWithinCondition: part.side == .inside, isReported: side.rule.isReported)
    }
    let dissolvedBy = dispute.dissolving.map { other in
      var changes: [Finding.ReadingChange] = []
      if other.left != combination.left {
        changes.append(Finding.ReadingChange(side: 0, reading: pair.left.readings[other.left].reading))
      }
      if other.right != combination.right {
        changes.append(Finding.ReadingChange(side: 1, reading: pair.right.readings[other.right].reading))
      }
      return changes
    }
    let texts = zip(sides, parts).map { side, part in
      FindingID.text(
        of: side.rule, lines: side.rule.lines, reading: side.rule.readings[side.reading].reading, side: part.side)
    }
    let outcomeID = outcome.id
    let example = Scenario(witness, mattering: mattering, in: space)
    return Draft(
      baseID: FindingID.base(outcome: outcomeID, claims: [pair.left.claimID, pair.right.claimID]),
      deviations: combination.deviations, text: texts.sorted().joined(separator: "|"),
      finish: { id, state in
        Finding(
          id: id, kind: kind, verdict: verdict, outcome: outcomeID, sides: findingSides, boxes: boxes,
          boxesAreComplete: primes.isComplete, witness: example, contrast: contrast, dissolvedBy: dissolvedBy,
          resolution: resolution, restsOnReport: restsOnReport, state: state)
      },
      mark: FindingID.mark(texts))
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
