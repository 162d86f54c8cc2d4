public import Claims

/// A ledger prepared for checking.
public struct ConsistencyCheck: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The scenarios that its rules can tell apart.
  public let space: ScenarioSpace
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
    admissibilities = ledger.vocabulary.outcomes.map { outcome in
      Admissibility(space, definedOnlyIn: outcome.onlyWhere.map { space.condition($0.condition) })
    }
    ranks = Dictionary(ledger.sources.map { ($0.id, $0.kind.rank) }) { first, _ in first }
    decisions = DecisionBook(ledger.decisions, digests: quoteDigests, today: today)
  }

  /// The rules of all claims, in the order of the ledger. Compiled when asked for: comparing needs only those rules
  /// that the join finds.
  var rules: [Rule] {
    let compiler = RuleCompiler(space)
    return ledger.claims.enumerated().flatMap { compiler.rules(of: $0.element, at: $0.offset) }
  }

  /// Compares all statements.
  public func report() -> ConsistencyReport {
    var compiler = JoinCompiler(space)
    compiler.add(ledger.claims)
    var findings: [Finding] = []
    var undecided: [OutcomeID] = []
    for (index, outcome) in ledger.vocabulary.outcomes.enumerated() {
      var rules = CompiledRules(compiler.tables[index], self)
      var builder = FindingBuilder(self, outcome: index)
      var join = PairJoin(compiler.tables[index], compiler.axes)
      var drafts: [FindingBuilder.Draft] = []
      for (left, right) in join.pairs() {
        guard let first = rules[left], let second = rules[right] else { continue }
        drafts += builder.drafts(first, second)
      }
      if outcome.values.count > 2 {
        let joint = JointSearch(outcome: outcome, admissibility: admissibilities[index])(
          rules.compile(compiler.tables[index].rulesLeavingSeveral(outcome)))
        if !joint.isComplete { undecided.append(outcome.id) }
        drafts += builder.drafts(joint: joint.cases)
      }
      findings += FindingNames(outcome: outcome.id, decisions: decisions).finish(drafts)
    }
    // Ids are ASCII, for which the order of strings is that of their bytes.
    findings.sort { $0.id < $1.id }
    return ConsistencyReport(
      findings: findings, cards: Card.fold(findings), undecided: undecided,
      unmatchedDecisions: decisions.unmatched(by: findings))
  }
}
