import Claims

/// Lists the cases of a general statement of what was seen, with the observations that were made in each.
struct CoverageSearch {
  let check: ConsistencyCheck
  let evaluator: Evaluator

  /// The coverage of every statement of a claim on one of the matrix's outcomes.
  func callAsFunction(_ claim: Claim, over shape: MatrixShape) -> [Coverage] {
    let space = check.space
    let builder = MatrixBuilder(evaluator, shape)
    let rows = builder.combinationsWithOptions()
    let possible = Admissibility(space)
    return claim.statements.enumerated().compactMap { line, statement in
      guard shape.outcomes.contains(statement.outcome), statement.modality == .isSo else { return nil }
      let places = statement.readings[0].places
      let extent = space.condition(statement.frame + statement.condition, places: places)
      let cells = rows.compactMap { options, scenarios -> Coverage.CoveredCell? in
        guard scenarios.intersection(extent).boxes.contains(where: { possible.holdsAny(of: $0) }) else { return nil }
        return Coverage.CoveredCell(options: options, observations: seen(statement, in: scenarios))
      }
      return Coverage(claim: claim.id, statement: line, cells: cells)
    }
  }

  /// The observations whose record puts them into some scenarios.
  private func seen(_ statement: Statement, in scenarios: Condition) -> [Coverage.Seen] {
    check.ledger.observations.compactMap { observation in
      guard let sight = observation.saw.first(where: { $0.outcome == statement.outcome }),
        let box = check.space.box(of: observation), isInside(box, scenarios)
      else { return nil }
      return Coverage.Seen(
        observation: observation.id, value: sight.value, fits: statement.values.contains(sight.value))
    }.sorted { $0.observation < $1.observation }
  }
}

extension CoverageSearch {
  /// Whether every scenario of a box that can happen is among some scenarios.
  private func isInside(_ box: Box, _ scenarios: Condition) -> Bool {
    let possible = Admissibility(check.space)
    let beyond = Condition.subtract(scenarios.boxes, from: [box], in: check.space)
    return possible.holdsAny(of: box) && !beyond.contains { possible.holdsAny(of: $0) }
  }
}
