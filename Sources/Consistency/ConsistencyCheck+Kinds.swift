import Claims

extension ConsistencyCheck {
  /// The rule lines that can never apply, sorted by claim and line.
  public func vacuousRules() -> [VacuousRule] { VacuousRule.all(self) }

  /// Independent sources that say the same in the same cases, and statements of which one asks for more than the other.
  public func agreements() -> (agreements: [Agreement], overlaps: [Overlap]) { AgreementSearch(check: self)() }

  /// Sentences that stand in several places, in the same or in nearly the same words.
  public func wordings() -> [Wording] { Wording.all(ledger.claims) }

  /// What each observation means for the statements, in the order of the ledger.
  public func observations() -> [ObservationFinding] {
    let search = ObservationCheck(self)
    return ledger.observations.map { search($0) }
  }

  /// The statements that what was seen refutes, sorted by id.
  public func refutations() -> [Refutation] {
    let search = ObservationCheck(self)
    return ledger.observations.flatMap { search.refutations($0) }.sorted { $0.id < $1.id }
  }

  /// The gaps inside a matrix, the largest first: a cover by prime boxes from which none can be left out.
  public func gaps(in shape: MatrixShape, _ evaluator: Evaluator) -> [Gap] {
    GapSearch(check: self, evaluator: evaluator)(shape)
  }

  /// For every claim that tells what was seen (role observation), the cases of a matrix that it covers, and those that
  /// were really observed; sorted by claim.
  public func coverages(over shape: MatrixShape, _ evaluator: Evaluator) -> [Coverage] {
    let search = CoverageSearch(check: self, evaluator: evaluator)
    return ledger.claims.filter { $0.role == .observation }.flatMap { search($0, over: shape) }
      .sorted { ($0.claim, $0.statement) < ($1.claim, $1.statement) }
  }
}
