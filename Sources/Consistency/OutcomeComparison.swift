import Claims

/// All disagreements on one outcome, kept so that an edited claim can be compared alone.
struct OutcomeComparison {
  private let check: ConsistencyCheck
  private let index: Int
  private let outcome: Outcome
  private var rules: CompiledRules
  private var builder: FindingBuilder
  /// The drafts of each two claims that disagree (or of one that disagrees with itself), as they are told.
  private var drafts: [Pair: [FindingBuilder.Draft]] = [:]
  /// For each claim the claims that it disagrees with.
  private var partners: [Int: Set<Int>] = [:]
  /// Rules of claims that have been edited since.
  private var gone: Set<Int> = []
  /// The ids of the findings of each two claims, and of those of three rules or more.
  private var ids: [Pair: [String]] = [:]
  private var jointIDs: [String] = []

  /// The findings, sorted by id.
  private(set) var findings: [Finding] = []
  private var folding = CardFolding()
  /// The same, folded.
  var cards: [Card] { folding.cards }
  /// Whether the search for disagreements of three came to its end.
  private(set) var isComplete = true

  /// Two claims as positions in the ledger, or twice the same.
  private struct Pair: Hashable, Comparable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
      first = min(a, b)
      second = max(a, b)
    }

    static func < (left: Pair, right: Pair) -> Bool { (left.first, left.second) < (right.first, right.second) }
  }

  /// Compares all rules of a join table with each other.
  init(_ check: ConsistencyCheck, outcome index: Int, _ table: JoinTable, _ axes: [AxisSets]) {
    self.check = check
    self.index = index
    outcome = check.ledger.vocabulary.outcomes[index]
    rules = CompiledRules(check)
    builder = FindingBuilder(check, outcome: index)
    let claims = EditedClaims(check.ledger.claims)
    var join = PairJoin(table, axes)
    for (left, right) in join.pairs() { compare(left, right, table, claims) }
    finish(Set(drafts.keys), joint: joint(table, claims))
  }

  /// Takes out the old rules of a claim and compares the rules that were added to the table from a position on, each
  /// with all others.
  mutating func replace(
    _ claim: Int, _ old: [Int], newFrom start: (rule: Int, entry: Int), _ table: JoinTable, _ axes: [AxisSets],
    _ claims: EditedClaims
  ) {
    if old.isEmpty && table.rules.count == start.rule { return }
    gone.formUnion(old)
    var touched = disputes(of: claim)
    for pair in touched { drafts[pair] = nil }
    for partner in partners.removeValue(forKey: claim) ?? [] where partner != claim {
      partners[partner]?.remove(claim)
    }
    for (left, right) in newPairs(from: start.entry, table, axes) { compare(left, right, table, claims) }
    touched.formUnion(disputes(of: claim))
    // What it set aside, or now sets aside, in its own document, may be settled elsewhere, or no longer.
    let source = claims[claim].id.source
    for pair in touched {
      let other = pair.first == claim ? pair.second : pair.first
      if claims[other].id.source == source { touched.formUnion(disputes(of: other)) }
    }
    let changed = Set(old).union(start.rule..<table.rules.count)
    let leavesSeveral = outcome.values.count > 2 && !changed.isDisjoint(with: table.rulesLeavingSeveral(outcome))
    finish(touched, joint: leavesSeveral ? joint(table, claims) : nil)
  }

  /// The claims that a claim disagrees with, as pairs.
  private func disputes(of claim: Int) -> Set<Pair> { Set((partners[claim] ?? []).map { Pair(claim, $0) }) }

  /// The pairs of rules with an entry from a position on, ascending.
  private func newPairs(from start: Int, _ table: JoinTable, _ axes: [AxisSets]) -> [(Int, Int)] {
    var pairs: Set<Pair> = []
    for entry in table.entries[start...] {
      for other in table.entries where other.rule != entry.rule && !gone.contains(Int(other.rule)) {
        if table.contradict(entry, other, axes) { pairs.insert(Pair(Int(entry.rule), Int(other.rule))) }
      }
    }
    return pairs.sorted().map { ($0.first, $0.second) }
  }

  private mutating func compare(_ left: Int, _ right: Int, _ table: JoinTable, _ claims: EditedClaims) {
    guard let first = rules.rule(left, table, claims), let second = rules.rule(right, table, claims) else { return }
    let found = builder.drafts(first, second)
    if found.isEmpty { return }
    drafts[Pair(first.claim, second.claim), default: []] += found
    partners[first.claim, default: []].insert(second.claim)
    partners[second.claim, default: []].insert(first.claim)
  }

  /// The disagreements that take three rules or more.
  private mutating func joint(_ table: JoinTable, _ claims: EditedClaims) -> [FindingBuilder.Draft] {
    guard outcome.values.count > 2 else { return [] }
    let members = table.rulesLeavingSeveral(outcome).filter { !gone.contains($0) }
      .compactMap { rules.rule($0, table, claims) }
    let result = JointSearch(outcome: outcome, admissibility: check.admissibilities[index])(members)
    isComplete = result.isComplete
    return builder.drafts(joint: result.cases)
  }

  /// Gives the findings of some claims their ids and states, and those of three rules if they have changed; all others
  /// stay as they are. Claims that disagree more than once must be among them as a whole, as they are by their pairs.
  private mutating func finish(_ touched: Set<Pair>, joint: [FindingBuilder.Draft]?) {
    var old: Set<String> = []
    for pair in touched { old.formUnion(ids.removeValue(forKey: pair) ?? []) }
    if joint != nil { old.formUnion(jointIDs) }
    let pairs = touched.sorted()
    var own = pairs.flatMap { drafts[$0] ?? [] }
    Overruling(space: check.space, admissibility: check.admissibilities[index]).apply(to: &own, knowing: known(pairs))
    let names = FindingNames(outcome: outcome.id, decisions: check.decisions)
    var new: [Finding] = []
    new.reserveCapacity(own.count)
    var start = 0
    while start < own.count {
      let pair = Pair(own[start].sides[0].rule.claim, own[start].sides[1].rule.claim)
      var end = start + 1
      while end < own.count, Pair(own[end].sides[0].rule.claim, own[end].sides[1].rule.claim) == pair { end += 1 }
      let finished = names.finish(own[start..<end])
      ids[pair] = finished.map(\.id)
      new += finished
      start = end
    }
    if let joint {
      let finished = names.finish(joint[...])
      jointIDs = finished.map(\.id)
      new += finished
    }
    folding.exchange(findings.filter { old.contains($0.id) }, for: new)
    if !old.isEmpty { findings.removeAll { old.contains($0.id) } }
    findings = findings.isEmpty ? new : findings + new
    // Ids are ASCII, for which the order of strings is that of their bytes.
    findings.sort { $0.id < $1.id }
  }

  /// All drafts that may set aside a rule which takes part in the drafts of some claims.
  private func known(_ pairs: [Pair]) -> [FindingBuilder.Draft] {
    let claims = Set(pairs.flatMap { [$0.first, $0.second] })
    let around = claims.reduce(into: Set<Pair>()) { $0.formUnion(disputes(of: $1)) }
    return around.sorted().flatMap {
      (drafts[$0] ?? []).filter { $0.finding.resolution != nil && $0.isWithinOneSource }
    }
  }
}
