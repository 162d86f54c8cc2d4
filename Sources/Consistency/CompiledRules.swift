import Claims

/// The rules of one join table, compiled as they are asked for and then kept.
struct CompiledRules {
  private let compiler: RuleCompiler
  private var compiled: [Int: Rule] = [:]

  init(_ check: ConsistencyCheck) { compiler = RuleCompiler(check.space) }

  /// The rule at a position of the table.
  mutating func rule(_ position: Int, _ table: JoinTable, _ claims: EditedClaims) -> Rule? {
    if let known = compiled[position] { return known }
    let outline = table.rules[position]
    let claim = claims[Int(outline.claim)]
    let lines = RuleCompiler.groups(claim).first { $0.first == Int(outline.line) }
    guard let lines, let rule = compiler.rule(lines, of: claim, at: Int(outline.claim)) else { return nil }
    compiled[position] = rule
    return rule
  }
}
