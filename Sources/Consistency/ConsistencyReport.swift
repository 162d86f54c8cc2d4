public import Claims

/// Everything that a check found, in an order that depends on nothing but the content.
public struct ConsistencyReport: Hashable, Sendable {
  /// The disagreements, sorted by id; those that the text settles are among them.
  public let findings: [Finding]
  /// The same, folded: one card a story.
  public let cards: [Card]
  /// The outcomes for which the search for disagreements of three statements or more ran out of its budget: there may
  /// be some that are not found.
  public let undecided: [OutcomeID]
  /// Decisions about disagreements that are not there.
  public let unmatchedDecisions: [UnmatchedDecision]

  /// The finding with an id.
  public func finding(_ id: String) -> Finding? { findings.first { $0.id == id } }

  /// The findings of all outcomes, put together.
  init(_ comparisons: [OutcomeComparison], _ check: ConsistencyCheck) {
    let outcomes = check.ledger.vocabulary.outcomes
    // An id begins with the outcome and a dot, so that putting the outcomes in order puts all ids in order.
    let order = outcomes.indices.sorted { "\(outcomes[$0].id)." < "\(outcomes[$1].id)." }
    findings = order.flatMap { comparisons[$0].findings }
    cards = order.flatMap { comparisons[$0].cards }
    undecided = outcomes.indices.filter { !comparisons[$0].isComplete }.map { outcomes[$0].id }
    unmatchedDecisions = check.decisions.unmatched(by: findings)
  }
}
