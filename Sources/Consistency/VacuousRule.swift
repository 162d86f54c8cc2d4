public import Claims

/// A rule line that can never apply: no scenario that can happen meets its condition.
public struct VacuousRule: Hashable, Sendable {
  /// The claim.
  public let claim: ClaimID
  /// The rule line, as its position in the claim's statements.
  public let statement: Int
  /// What rules every scenario out.
  public let reason: Reason

  /// What rules every scenario out, the first that does.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// What the sentence is about cannot happen.
    case frame
    /// The frame and the condition exclude each other.
    case condition
    /// The outcome is not defined where the rule would apply.
    case notDefined = "not-defined"
    /// The outcome or a value is not in the vocabulary, or the statement says nothing that could be wrong.
    case saysNothing = "says-nothing"
  }

  /// The lines of a ledger that never apply, under no meaning of their place names; sorted by claim and line.
  static func all(_ check: ConsistencyCheck) -> [VacuousRule] {
    let space = check.space
    let possible = Admissibility(space)
    let outcomes = Dictionary(
      check.ledger.vocabulary.outcomes.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    var found: [VacuousRule] = []
    for claim in check.ledger.claims {
      for (line, statement) in claim.statements.enumerated() {
        let places = Array(Set(statement.readings.map(\.places)))
        guard let index = outcomes[statement.outcome] else {
          found.append(VacuousRule(claim: claim.id, statement: line, reason: .saysNothing))
          continue
        }
        let outcome = check.ledger.vocabulary.outcomes[index]
        let stance = Stance(Effect(modality: statement.modality, values: statement.values), outcome: outcome)
        if !stance.isTelling(valueCount: outcome.values.count) {
          found.append(VacuousRule(claim: claim.id, statement: line, reason: .saysNothing))
          continue
        }
        let frames = places.map { space.condition(statement.frame, places: $0) }
        let extents = zip(places, frames).map { places, frame in
          let condition = space.condition(statement.condition, places: places)
          return statement.connective == .unless
            ? frame.subtracting(condition, in: space) : frame.intersection(condition)
        }
        func occurs(_ conditions: [Condition], _ admissibility: Admissibility) -> Bool {
          conditions.contains { $0.boxes.contains { admissibility.holdsAny(of: $0) } }
        }
        let reason: Reason? =
          if !occurs(frames, possible) {
            .frame
          } else if !occurs(extents, possible) {
            .condition
          } else if !occurs(extents, check.admissibilities[index]) {
            .notDefined
          } else {
            nil
          }
        if let reason { found.append(VacuousRule(claim: claim.id, statement: line, reason: reason)) }
      }
    }
    return found.sorted { ($0.claim, $0.statement) < ($1.claim, $1.statement) }
  }
}
