public import Claims

/// A ledger prepared for checking: its scenario space and its compiled statements.
public struct ConsistencyCheck: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The scenarios that its rules can tell apart.
  public let space: ScenarioSpace
  /// The rules of all claims, in the order of the ledger.
  let rules: [Rule]
  /// Which scenarios count for each outcome.
  let admissibilities: [Admissibility]
  let ranks: [SourceID: Int]
  let decisions: DecisionBook

  /// Prepares a ledger. `quoteDigests` holds the SHA-256 of every quote as it is now, 64 hexadecimal digits; `today`
  /// is the day that reviews are due by, nil where nothing may grow overdue (pages know no today).
  public init(_ ledger: Ledger, quoteDigests: [ClaimID: String] = [:], today: CalendarDate? = nil)
    throws(ScenarioSpace.Failure)
  {
    self.ledger = ledger
    let space = try ScenarioSpace(ledger)
    self.space = space
    let compiler = RuleCompiler(space)
    rules = ledger.claims.enumerated().flatMap { compiler.rules(of: $0.element, at: $0.offset) }
    admissibilities = ledger.vocabulary.outcomes.map { outcome in
      Admissibility(space, definedOnlyIn: outcome.onlyWhere.map { space.condition($0.condition) })
    }
    ranks = Dictionary(ledger.sources.map { ($0.id, $0.kind.rank) }) { first, _ in first }
    decisions = DecisionBook(ledger.decisions, digests: quoteDigests, today: today)
  }

  /// Compares all statements.
  public func report() -> ConsistencyReport {
    var findings: [Finding] = []
    var undecided: [OutcomeID] = []
    for (index, outcome) in ledger.vocabulary.outcomes.enumerated() {
      let own = rules.filter { $0.outcome == index }
      var builder = FindingBuilder(
        space, outcome: outcome, admissibility: admissibilities[index], ranks: ranks, decisions: decisions)
      var drafts = PairJoin.pairs(own).flatMap { builder.drafts(own[$0.0], own[$0.1]) }
      let joint = JointSearch(outcome: outcome, admissibility: admissibilities[index])(own)
      if !joint.isComplete { undecided.append(outcome.id) }
      drafts += builder.drafts(joint: joint.cases)
      findings += builder.finish(drafts)
    }
    findings.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    return ConsistencyReport(
      findings: findings, cards: Card.fold(findings), undecided: undecided,
      unmatchedDecisions: decisions.unmatched(by: Set(findings.map(\.id))))
  }
}
