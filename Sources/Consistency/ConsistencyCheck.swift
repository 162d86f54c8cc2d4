public import Claims

/// A ledger prepared for checking.
public struct ConsistencyCheck: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The scenarios that its rules can tell apart.
  public let space: ScenarioSpace
  /// Which scenarios count for each outcome.
  let admissibilities: [Admissibility]
  /// Its statements, each term once.
  let statements: StatementTable
  let ranks: [SourceID: Int]
  let decisions: DecisionBook

  /// Prepares a ledger. `quoteDigests` holds the SHA-256 of every quote as it is now, 64 hexadecimal digits; `today`
  /// is the day that reviews are due by, nil where nothing may grow overdue (pages know no today).
  public init(_ ledger: Ledger, quoteDigests: [ClaimID: String] = [:], today: CalendarDate? = nil)
    throws(ScenarioSpace.Failure)
  {
    self.ledger = ledger
    statements = StatementTable(ledger.claims)
    let space = try ScenarioSpace(ledger.vocabulary, statements)
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
    let compiler = JoinCompiler(self)
    let comparisons = ledger.vocabulary.outcomes.indices.map { index in
      OutcomeComparison(self, outcome: index, compiler.tables[index], compiler.axes)
    }
    return ConsistencyReport(comparisons, self)
  }
}
