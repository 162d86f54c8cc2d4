import Claims

/// Turns claims into entries of join tables, without compiling their rules in full.
///
/// An entry may be too large by scenarios that do not count, never too small: each pair of rules that disagrees under
/// some reading has two entries that meet and contradict each other.
struct JoinCompiler {
  private let space: ScenarioSpace
  private let rules: RuleCompiler
  private let outcomes: [OutcomeID: Int]
  private var statements: StatementTable
  /// The sets of each axis.
  private(set) var axes: [AxisSets]
  /// One table an outcome.
  private(set) var tables: [JoinTable]
  /// What the terms come to, by their number.
  private var meanings: [Meaning] = []
  /// What the statements may say, by the number of what they say; nil for an outcome that the vocabulary lacks.
  private var plans: [Plan?] = []
  /// Room for the conjunction of a rule, kept so that not each rule asks for memory.
  private var room: Conjunction = []

  /// What a term comes to.
  private enum Meaning {
    case restriction(Restriction)
    case everything
    case nothing
    /// It is about places: what it comes to depends on what they mean.
    case places
  }

  /// What a statement may say where its condition holds, and elsewhere; nil where it says nothing in any reading.
  private struct Plan {
    /// The outcome, as its position in the vocabulary.
    let outcome: Int
    let inside: Stance?
    let outside: Stance?
    let places: [[DimensionID]]
    /// Whether its condition may be no box: "unless".
    let isUnless: Bool
  }

  /// A conjunction of restrictions, ascending by axis; nil where it holds nowhere.
  private typealias Conjunction = [Restriction]

  /// Compiles the statements of a ledger's claims.
  init(_ check: ConsistencyCheck) {
    space = check.space
    statements = check.statements
    rules = RuleCompiler(space)
    let vocabulary = space.vocabulary
    outcomes = Dictionary(vocabulary.outcomes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    axes = space.axes.map { AxisSets($0) }
    tables = vocabulary.outcomes.map { _ in JoinTable() }
    addLines(from: 0, EditedClaims(check.ledger.claims))
  }

  /// Makes room for claims to come.
  mutating func makeRoom() { statements.makeRoom() }

  /// Adds the rules of one claim, which has a position among some claims.
  mutating func add(_ position: Int, of claims: EditedClaims) {
    let start = statements.lines.count
    statements.add(claims[position].statements, of: position)
    addLines(from: start, claims)
  }

  private mutating func addLines(from start: Int, _ claims: EditedClaims) {
    learn()
    var line = start
    while line < statements.lines.count {
      let claim = statements.lines[line].claim
      var end = line + 1
      while end < statements.lines.count, statements.lines[end].claim == claim { end += 1 }
      if end == line + 1 {
        if !addPlain(statements.lines[line]) { addCompiled([0], of: claims[Int(claim)], at: Int(claim)) }
      } else {
        for lines in RuleCompiler.groups(claims[Int(claim)]) {
          if lines.count > 1 || !addPlain(statements.lines[line + lines[0]]) {
            addCompiled(lines, of: claims[Int(claim)], at: Int(claim))
          }
        }
      }
      line = end
    }
  }

  /// Works out what the terms and sayings come to that are new.
  private mutating func learn() {
    for number in meanings.count..<statements.terms.count { meanings.append(meaning(of: statements.terms[number])) }
    for number in plans.count..<statements.sayings.count { plans.append(plan(statements.sayings[number])) }
  }

  private func plan(_ saying: StatementTable.Saying) -> Plan? {
    guard let position = outcomes[saying.outcome] else { return nil }
    let outcome = space.vocabulary.outcomes[position]
    let count = outcome.values.count
    let named = outcome.mask(of: saying.values)
    let connective = saying.connective
    var inside: Stance?
    var outside: Stance?
    if named != 0 {
      if connective != .onlyIf { inside = Stance(saying.modality, named, valueCount: count) }
      if connective == .onlyIf || connective == .exactlyIf || connective == .onIf && saying.maybeOnlyIf,
        let other = Effect.elsewhere(saying.modality, named, valueCount: count)
      {
        outside = Stance(other.modality, other.values, valueCount: count)
      }
    }
    return Plan(
      outcome: position, inside: inside?.isTelling(valueCount: count) == true ? inside : nil,
      outside: outside?.isTelling(valueCount: count) == true ? outside : nil, places: saying.places,
      isUnless: connective == .unless)
  }

  /// Adds a rule of one line whose frame and condition are a box each; false where they are not.
  private mutating func addPlain(_ line: StatementTable.Line) -> Bool {
    guard let plan = plans[Int(line.saying)] else { return true }
    if plan.isUnless { return false }
    let frame = statements.frame(line)
    let condition = statements.condition(line)
    if plan.places.contains(where: { $0.count > 1 }) {
      // Outside a region in several places is not a box.
      let isBox = !(frame + condition).contains {
        guard case .places = meanings[Int($0)], case .outside = statements.terms[Int($0)].predicate else {
          return false
        }
        return true
      }
      if !isBox { return false }
    }
    if plan.inside == nil && plan.outside == nil { return true }
    let rule = tables[plan.outcome].add(JoinTable.Outline(claim: line.claim, line: line.line))
    if plan.places.isEmpty {
      addPlain(rule, plan, frame, condition, [])
    } else {
      for meaning in plan.places { addPlain(rule, plan, frame, condition, meaning) }
    }
    return true
  }

  /// The boxes of a rule of one line whose frame and condition are a box each, for one meaning of its place names.
  private mutating func addPlain(
    _ rule: Int32, _ plan: Plan, _ frame: ArraySlice<Int32>, _ condition: ArraySlice<Int32>, _ places: [DimensionID]
  ) {
    let position = plan.outcome
    guard let outside = plan.outside else {
      guard let inside = plan.inside else { return }
      var both: Conjunction = []
      swap(&both, &room)
      both.removeAll(keepingCapacity: true)
      if narrow(&both, frame, places), narrow(&both, condition, places) { tables[position].add(rule, inside, both) }
      swap(&both, &room)
      return
    }
    guard let frame = conjunction(frame, places) else { return }
    guard let condition = conjunction(condition, places) else {
      tables[position].add(rule, outside, frame)
      return
    }
    if let inside = plan.inside, let both = joined(frame, condition) { tables[position].add(rule, inside, both) }
    for restriction in condition {
      let axis = Int(restriction.axis)
      let others = axes[axis].full - axes[axis].sets[Int(restriction.set)]
      let failing = Restriction(axis: restriction.axis, set: axes[axis].position(of: others))
      if let both = joined(frame, [failing]) { tables[position].add(rule, outside, both) }
    }
  }

  /// Any other rule, from its compiled form.
  private mutating func addCompiled(_ lines: [Int], of claim: Claim, at index: Int) {
    guard let rule = rules.rule(lines, of: claim, at: index) else { return }
    let position = rule.outcome
    let outline = JoinTable.Outline(claim: Int32(index), line: Int32(lines[0]))
    var seen: Set<CompiledReading.Part> = []
    let row = tables[position].add(outline)
    for part in rule.readings.flatMap(\.parts) where seen.insert(part).inserted {
      for box in part.extent.boxes {
        let restrictions = box.parts.map {
          Restriction(axis: UInt16($0.axis), set: axes[$0.axis].position(of: $0.atoms))
        }
        tables[position].add(row, part.stance, restrictions)
      }
    }
  }

  // MARK: - Terms

  /// The conjunction of terms; nil where it holds nowhere.
  private mutating func conjunction(_ terms: ArraySlice<Int32>, _ places: [DimensionID]) -> Conjunction? {
    var conjunction: Conjunction = []
    return narrow(&conjunction, terms, places) ? conjunction : nil
  }

  /// Narrows a conjunction by terms; false where nothing remains.
  private mutating func narrow(
    _ conjunction: inout Conjunction, _ terms: ArraySlice<Int32>, _ places: [DimensionID]
  ) -> Bool {
    for number in terms {
      switch meanings[Int(number)] {
      case .nothing: return false
      case .everything: break
      case .restriction(let restriction):
        guard narrow(&conjunction, restriction) else { return false }
      case .places:
        let predicate = statements.terms[Int(number)].predicate
        if places.isEmpty, case .outside = predicate { return false }
        for place in places {
          switch meaning(of: Term(.dimension(place), predicate)) {
          case .restriction(let restriction):
            guard narrow(&conjunction, restriction) else { return false }
          case .everything: break
          case .nothing, .places: return false
          }
        }
      }
    }
    return true
  }

  private mutating func narrow(_ conjunction: inout Conjunction, _ restriction: Restriction) -> Bool {
    var index = conjunction.count
    while index > 0, conjunction[index - 1].axis >= restriction.axis { index -= 1 }
    if index < conjunction.count, conjunction[index].axis == restriction.axis {
      let axis = Int(restriction.axis)
      let common = axes[axis].sets[Int(conjunction[index].set)] & axes[axis].sets[Int(restriction.set)]
      if common.isEmpty { return false }
      conjunction[index] = Restriction(axis: restriction.axis, set: axes[axis].position(of: common))
    } else {
      conjunction.insert(restriction, at: index)
    }
    return true
  }

  private mutating func joined(_ left: Conjunction, _ right: Conjunction) -> Conjunction? {
    var both = left
    for restriction in right {
      guard narrow(&both, restriction) else { return nil }
    }
    return both
  }

  private mutating func meaning(of term: Term) -> Meaning {
    guard case .dimension = term.subject else { return .places }
    guard let box = space.condition([term]).boxes.first else { return .nothing }
    guard let part = box.parts.first else { return .everything }
    return .restriction(Restriction(axis: UInt16(part.axis), set: axes[part.axis].position(of: part.atoms)))
  }
}
