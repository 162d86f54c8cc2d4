import Claims

/// The rules of one join table, compiled as they are asked for.
struct CompiledRules {
  private let table: JoinTable
  private let claims: [Claim]
  private let compiler: RuleCompiler
  private var compiled: [Int: Rule] = [:]

  init(_ table: JoinTable, _ check: ConsistencyCheck) {
    self.table = table
    claims = check.ledger.claims
    compiler = RuleCompiler(check.space)
  }

  /// The rule at a position of the table.
  subscript(position: Int) -> Rule? {
    mutating get {
      if let known = compiled[position] { return known }
      let outline = table.rules[position]
      let claim = claims[Int(outline.claim)]
      let lines = RuleCompiler.groups(claim).first { $0.first == Int(outline.line) }
      guard let lines, let rule = compiler.rule(lines, of: claim, at: Int(outline.claim)) else { return nil }
      compiled[position] = rule
      return rule
    }
  }

  /// The rules at some positions.
  mutating func compile(_ positions: [Int]) -> [Rule] { positions.compactMap { self[$0] } }
}
