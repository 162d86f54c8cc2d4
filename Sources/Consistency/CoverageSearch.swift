import Claims

/// Lists the cases of a general statement of what was seen, with the observations that were made in each.
struct CoverageSearch {
  let check: ConsistencyCheck
  let evaluator: Evaluator
  private let possible: Admissibility

  init(check: ConsistencyCheck, evaluator: Evaluator) {
    self.check = check
    self.evaluator = evaluator
    possible = Admissibility(check.space)
  }

  /// The coverage of every statement of a claim on one of the matrix's outcomes.
  func callAsFunction(_ claim: Claim, over shape: MatrixShape) -> [Coverage] {
    let space = check.space
    let builder = MatrixBuilder(evaluator, shape)
    let rows = builder.combinationsWithOptions()
    return claim.statements.enumerated().compactMap { line, statement in
      guard shape.outcomes.contains(statement.outcome), statement.modality == .isSo else { return nil }
      let places = statement.readings[0].places
      let extent = space.condition(statement.frame + statement.condition, places: places)
      let cells = rows.compactMap { options, scenarios -> Coverage.CoveredCell? in
        guard scenarios.intersection(extent).boxes.contains(where: { possible.holdsAny(of: $0) }) else { return nil }
        return cell(options, scenarios, statement)
      }
      return Coverage(claim: claim.id, statement: line, cells: cells)
    }
  }

  /// A case with the observations whose record puts them into it, and those whose record allows it.
  private func cell(_ options: [MatrixOption], _ scenarios: Condition, _ statement: Statement) -> Coverage.CoveredCell {
    var certain: [Coverage.Seen] = []
    var perhaps: [Coverage.Seen] = []
    for observation in check.ledger.observations.sorted(by: { $0.id < $1.id }) {
      guard let sight = observation.saw.first(where: { $0.outcome == statement.outcome }),
        let box = check.space.box(of: observation)
      else { continue }
      let seen = Coverage.Seen(
        observation: observation.id, value: sight.value, fits: statement.values.contains(sight.value))
      switch (touches(box, scenarios), reaches(box, beyond: scenarios)) {
      case (true, false): certain.append(seen)
      case (true, true): perhaps.append(seen)
      case (false, _): break
      }
    }
    return Coverage.CoveredCell(options: options, observations: certain, perhaps: perhaps)
  }

  /// Whether any scenario of a box that can happen is among some scenarios.
  private func touches(_ box: Box, _ scenarios: Condition) -> Bool {
    scenarios.intersection(Condition([box])).boxes.contains { possible.holdsAny(of: $0) }
  }

  /// Whether any scenario of a box that can happen is not among some scenarios.
  private func reaches(_ box: Box, beyond scenarios: Condition) -> Bool {
    Condition.subtract(scenarios.boxes, from: [box], in: check.space).contains { possible.holdsAny(of: $0) }
  }
}
