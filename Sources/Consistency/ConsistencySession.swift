public import Claims

/// A checked ledger that follows edits: a changed claim is compared alone, and the report is the same as if the whole
/// ledger had been compared again.
public struct ConsistencySession: Sendable {
  private let check: ConsistencyCheck
  private var claims: EditedClaims
  private var positions: [ClaimID: Int]
  private var compiler: JoinCompiler
  private var comparisons: [OutcomeComparison]
  /// For each outcome the rules of each claim in its join table.
  private var rows: [[Int: [Int]]]

  /// Compares all statements of a ledger.
  public init(_ check: ConsistencyCheck) {
    self.check = check
    claims = EditedClaims(check.ledger.claims)
    positions = Dictionary(check.ledger.claims.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    compiler = JoinCompiler(check)
    compiler.makeRoom()
    rows = compiler.tables.map { table in
      Dictionary(grouping: table.rules.indices) { Int(table.rules[$0].claim) }
    }
    comparisons = check.ledger.vocabulary.outcomes.indices.map { [compiler] index in
      OutcomeComparison(check, outcome: index, compiler.tables[index], compiler.axes)
    }
  }

  /// What is found now.
  public var report: ConsistencyReport { ConsistencyReport(comparisons, check) }

  /// Puts a claim in the place of the one with the same id, or adds it. False where the claim names a version at which
  /// the scenario space has no border: the whole ledger has to be checked again, and nothing has changed here.
  public mutating func replace(_ claim: Claim) -> Bool {
    guard check.space.tellsApart(claim) else { return false }
    let position = positions[claim.id] ?? claims.count
    positions[claim.id] = position
    claims.put(claim, at: position)
    exchange(position, isKept: true)
    return true
  }

  /// Takes a claim out.
  public mutating func remove(_ claim: ClaimID) {
    guard let position = positions.removeValue(forKey: claim) else { return }
    exchange(position, isKept: false)
  }

  private mutating func exchange(_ position: Int, isKept: Bool) {
    let before = compiler.tables.map { (rule: $0.rules.count, entry: $0.entries.count) }
    if isKept { compiler.add(position, of: claims) }
    for index in comparisons.indices {
      let old = rows[index].removeValue(forKey: position) ?? []
      let table = compiler.tables[index]
      if table.rules.count > before[index].rule {
        rows[index][position] = Array(before[index].rule..<table.rules.count)
      }
      comparisons[index].replace(position, old, newFrom: before[index], table, compiler.axes, claims)
    }
  }
}

extension ScenarioSpace {
  /// Whether every version that a claim names is a border of the space.
  func tellsApart(_ claim: Claim) -> Bool {
    claim.statements.flatMap { $0.frame + $0.condition }.allSatisfy { term in
      guard case .dimension(let id) = term.subject, let axis = axis(of: id) else { return true }
      let named: [Version] =
        switch term.predicate {
        case .from(let version), .before(let version): [version]
        case .between(let first, let end): [first, end]
        default: []
        }
      return named.allSatisfy { version in
        axes[axis].atoms.contains { if case .versions(let from, _) = $0 { from == version } else { false } }
      }
    }
  }
}
