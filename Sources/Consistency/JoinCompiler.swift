import Claims

/// Turns claims into entries of join tables, without compiling their rules in full.
///
/// An entry may be too large by scenarios that do not count, never too small: each pair of rules that disagrees under
/// some reading has two entries that meet and contradict each other.
struct JoinCompiler {
  private let space: ScenarioSpace
  private let rules: RuleCompiler
  private let outcomes: [OutcomeID: Int]
  /// The sets of each axis.
  private(set) var axes: [AxisSets]
  /// One table an outcome.
  private(set) var tables: [JoinTable]
  /// What the terms seen so far come to.
  private var terms: [Term: Meaning] = [:]

  /// What a term on one dimension comes to.
  private enum Meaning {
    case restriction(Restriction)
    case everything
    case nothing
  }

  /// A conjunction of restrictions, ascending by axis; nil where it holds nowhere.
  private typealias Conjunction = [Restriction]

  init(_ space: ScenarioSpace) {
    self.space = space
    rules = RuleCompiler(space)
    let vocabulary = space.vocabulary
    outcomes = Dictionary(vocabulary.outcomes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    axes = space.axes.map { AxisSets($0) }
    tables = vocabulary.outcomes.map { _ in JoinTable() }
  }

  /// Adds the rules of a claim.
  mutating func add(_ claim: Claim, at index: Int) {
    for lines in RuleCompiler.groups(claim) {
      let statement = claim.statements[lines[0]]
      guard let position = outcomes[statement.outcome] else { continue }
      let outline = JoinTable.Outline(claim: Int32(index), line: Int32(lines[0]))
      if lines.count == 1, statement.connective != .unless, !isAlternative(statement) {
        addPlain(statement, outline, to: position)
      } else if let rule = rules.rule(lines, of: claim, at: index) {
        addCompiled(rule, outline, to: position)
      }
    }
  }

  /// Whether a term gives more than one box: outside a region for several places.
  private func isAlternative(_ statement: Statement) -> Bool {
    guard statement.places.contains(where: { $0.count > 1 }) else { return false }
    return (statement.frame + statement.condition).contains {
      if case .outside = $0.predicate { $0.subject == .places } else { false }
    }
  }

  /// A rule of one line whose frame and condition are a box each.
  private mutating func addPlain(_ statement: Statement, _ outline: JoinTable.Outline, to position: Int) {
    let outcome = space.vocabulary.outcomes[position]
    let count = outcome.values.count
    let values = outcome.mask(of: statement.values)
    if values == 0 { return }
    var inside: Stance? = Stance(statement.modality, values, valueCount: count)
    if statement.connective == .onlyIf || inside?.isTelling(valueCount: count) == false { inside = nil }
    var outside: Stance?
    if statement.connective == .onlyIf || statement.connective == .exactlyIf
      || statement.connective == .onIf && statement.maybeOnlyIf,
      let other = Effect.elsewhere(statement.modality, values, valueCount: count)
    {
      outside = Stance(other.modality, other.values, valueCount: count)
      if outside?.isTelling(valueCount: count) == false { outside = nil }
    }
    if inside == nil && outside == nil { return }
    let rule = tables[position].add(outline)
    for places in statement.places.isEmpty ? [[]] : statement.places {
      guard let frame = conjunction([], statement.frame, places) else { continue }
      let condition = conjunction([], statement.condition, places)
      if let inside, let condition, let both = joined(frame, condition) {
        tables[position].add(rule, inside, both)
      }
      guard let outside else { continue }
      guard let condition else {
        tables[position].add(rule, outside, frame)
        continue
      }
      for restriction in condition {
        let axis = Int(restriction.axis)
        let others = axes[axis].full - axes[axis].sets[Int(restriction.set)]
        let failing = Restriction(axis: restriction.axis, set: axes[axis].position(of: others))
        if let both = joined(frame, [failing]) { tables[position].add(rule, outside, both) }
      }
    }
  }

  /// Any other rule, from its compiled form.
  private mutating func addCompiled(_ rule: Rule, _ outline: JoinTable.Outline, to position: Int) {
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

  /// A conjunction narrowed by terms; nil where nothing remains.
  private mutating func conjunction(_ start: Conjunction, _ terms: [Term], _ places: [DimensionID]) -> Conjunction? {
    var conjunction = start
    for term in terms {
      switch term.subject {
      case .dimension:
        guard narrow(&conjunction, term) else { return nil }
      case .places:
        if places.isEmpty, case .outside = term.predicate { return nil }
        for place in places {
          guard narrow(&conjunction, Term(.dimension(place), term.predicate)) else { return nil }
        }
      }
    }
    return conjunction
  }

  private mutating func narrow(_ conjunction: inout Conjunction, _ term: Term) -> Bool {
    switch meaning(of: term) {
    case .nothing: return false
    case .everything: return true
    case .restriction(let restriction): return narrow(&conjunction, restriction)
    }
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
    if let known = terms[term] { return known }
    let condition = space.condition([term])
    let meaning: Meaning
    if let box = condition.boxes.first {
      if let part = box.parts.first {
        meaning = .restriction(Restriction(axis: UInt16(part.axis), set: axes[part.axis].position(of: part.atoms)))
      } else {
        meaning = .everything
      }
    } else {
      meaning = .nothing
    }
    terms[term] = meaning
    return meaning
  }
}
