import Claims

/// All disagreements on one outcome, kept so that an edited claim can be compared alone.
struct OutcomeComparison {
  private let check: ConsistencyCheck
  private let index: Int
  private let outcome: Outcome
  private var rules: CompiledRules
  private var builder: FindingBuilder
  /// The drafts of each pair of rules that disagrees, by their positions in the join table.
  private var drafts: [Pair: [FindingBuilder.Draft]] = [:]
  /// For each rule the rules that it disagrees with.
  private var partners: [Int: Set<Int>] = [:]
  /// Rules of claims that have been edited since.
  private var gone: Set<Int> = []
  private var joint: [FindingBuilder.Draft] = []

  /// The findings, sorted by id.
  private(set) var findings: [Finding] = []
  /// The same, folded.
  private(set) var cards: [Card] = []
  /// Whether the search for disagreements of three came to its end.
  private(set) var isComplete = true

  private struct Pair: Hashable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
      first = min(a, b)
      second = max(a, b)
    }
  }

  /// Compares all rules of a join table with each other.
  init(_ check: ConsistencyCheck, outcome index: Int, _ table: JoinTable, _ axes: [AxisSets]) {
    self.check = check
    self.index = index
    outcome = check.ledger.vocabulary.outcomes[index]
    rules = CompiledRules(check)
    builder = FindingBuilder(check, outcome: index)
    var join = PairJoin(table, axes)
    for (left, right) in join.pairs() { compare(left, right, table, check.ledger.claims) }
    findJoint(table, check.ledger.claims)
    finish()
  }

  /// Takes out some rules and compares the rules that were added to the table from a position on, each with all others.
  mutating func replace(
    _ old: [Int], newFrom start: (rule: Int, entry: Int), _ table: JoinTable, _ axes: [AxisSets], _ claims: [Claim]
  ) {
    if old.isEmpty && table.rules.count == start.rule { return }
    let several = outcome.values.count > 2 ? Set(table.rulesLeavingSeveral(outcome)) : []
    for rule in old {
      gone.insert(rule)
      for partner in partners.removeValue(forKey: rule) ?? [] {
        drafts[Pair(rule, partner)] = nil
        partners[partner]?.remove(rule)
      }
    }
    var pairs: Set<Pair> = []
    for entry in table.entries[start.entry...] {
      for other in table.entries where other.rule != entry.rule && !gone.contains(Int(other.rule)) {
        if table.contradict(entry, other, axes) { pairs.insert(Pair(Int(entry.rule), Int(other.rule))) }
      }
    }
    for pair in pairs.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      compare(pair.first, pair.second, table, claims)
    }
    let changed = Set(old).union(start.rule..<table.rules.count)
    if !several.isDisjoint(with: changed) { findJoint(table, claims) }
    finish()
  }

  private mutating func compare(_ left: Int, _ right: Int, _ table: JoinTable, _ claims: [Claim]) {
    guard let first = rules.rule(left, table, claims), let second = rules.rule(right, table, claims) else { return }
    let found = builder.drafts(first, second)
    if found.isEmpty { return }
    drafts[Pair(left, right)] = found
    partners[left, default: []].insert(right)
    partners[right, default: []].insert(left)
  }

  private mutating func findJoint(_ table: JoinTable, _ claims: [Claim]) {
    guard outcome.values.count > 2 else { return }
    let members = table.rulesLeavingSeveral(outcome).filter { !gone.contains($0) }
      .compactMap { rules.rule($0, table, claims) }
    let result = JointSearch(outcome: outcome, admissibility: check.admissibilities[index])(members)
    isComplete = result.isComplete
    joint = builder.drafts(joint: result.cases)
  }

  private mutating func finish() {
    let pairs = drafts.keys.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    var all = pairs.flatMap { drafts[$0] ?? [] } + joint
    Overruling(space: check.space, admissibility: check.admissibilities[index]).apply(to: &all)
    // Ids are ASCII, for which the order of strings is that of their bytes.
    findings = FindingNames(outcome: outcome.id, decisions: check.decisions).finish(all).sorted { $0.id < $1.id }
    cards = Card.fold(findings)
  }
}
