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

  /// Adds the rules of all claims of a ledger. Claims are read where they are, because copying a hundred thousand of
  /// them takes longer than comparing them.
  mutating func add(_ claims: [Claim]) {
    for index in claims.indices { add(claims, at: index) }
  }

  /// Adds the rules of one claim.
  mutating func add(_ claims: [Claim], at index: Int) {
    if claims[index].statements.count == 1 {
      add([0], of: claims, at: index)
    } else if !claims[index].statements.isEmpty {
      for lines in RuleCompiler.groups(claims[index]) { add(lines, of: claims, at: index) }
    }
  }

  private mutating func add(_ lines: [Int], of claims: [Claim], at index: Int) {
    let line = lines[0]
    guard let position = outcomes[claims[index].statements[line].outcome] else { return }
    let outline = JoinTable.Outline(claim: Int32(index), line: Int32(line))
    let connective = claims[index].statements[line].connective
    let frame = claims[index].statements[line].frame
    let condition = claims[index].statements[line].condition
    let places = claims[index].statements[line].places
    if lines.count == 1, connective != .unless, Self.areBoxes(frame, condition, places) {
      let stances = stances(
        claims[index].statements[line].modality, claims[index].statements[line].values, connective,
        maybeOnlyIf: claims[index].statements[line].maybeOnlyIf, of: position)
      if stances.inside == nil && stances.outside == nil { return }
      let rule = tables[position].add(outline)
      if places.isEmpty {
        addPlain(rule, stances, frame, condition, [], to: position)
      } else {
        for meaning in places { addPlain(rule, stances, frame, condition, meaning, to: position) }
      }
    } else if let rule = rules.rule(lines, of: claims[index], at: index) {
      addCompiled(rule, outline, to: position)
    }
  }

  /// Whether frame and condition are a box each: not so for outside a region in several places.
  private static func areBoxes(_ frame: [Term], _ condition: [Term], _ places: [[DimensionID]]) -> Bool {
    guard places.contains(where: { $0.count > 1 }) else { return true }
    return !(frame + condition).contains {
      if case .outside = $0.predicate { $0.subject == .places } else { false }
    }
  }

  /// What a rule may say where its condition holds, and elsewhere; nil where it says nothing in any reading.
  private func stances(
    _ modality: Statement.Modality, _ named: [ValueID], _ connective: Statement.Connective, maybeOnlyIf: Bool,
    of position: Int
  ) -> (inside: Stance?, outside: Stance?) {
    let count = space.vocabulary.outcomes[position].values.count
    let values = space.vocabulary.outcomes[position].mask(of: named)
    if values == 0 { return (nil, nil) }
    var inside: Stance? = Stance(modality, values, valueCount: count)
    if connective == .onlyIf || inside?.isTelling(valueCount: count) == false { inside = nil }
    guard connective == .onlyIf || connective == .exactlyIf || connective == .onIf && maybeOnlyIf,
      let other = Effect.elsewhere(modality, values, valueCount: count)
    else { return (inside, nil) }
    let outside = Stance(other.modality, other.values, valueCount: count)
    return (inside, outside.isTelling(valueCount: count) ? outside : nil)
  }

  /// The boxes of a rule of one line whose frame and condition are a box each, for one meaning of its place names.
  private mutating func addPlain(
    _ rule: Int32, _ stances: (inside: Stance?, outside: Stance?), _ frame: [Term], _ condition: [Term],
    _ places: [DimensionID], to position: Int
  ) {
    guard let outside = stances.outside else {
      if let inside = stances.inside, let frame = conjunction([], frame, places),
        let both = conjunction(frame, condition, places)
      {
        tables[position].add(rule, inside, both)
      }
      return
    }
    guard let frame = conjunction([], frame, places) else { return }
    guard let condition = conjunction([], condition, places) else {
      tables[position].add(rule, outside, frame)
      return
    }
    if let inside = stances.inside, let both = joined(frame, condition) { tables[position].add(rule, inside, both) }
    for restriction in condition {
      let axis = Int(restriction.axis)
      let others = axes[axis].full - axes[axis].sets[Int(restriction.set)]
      let failing = Restriction(axis: restriction.axis, set: axes[axis].position(of: others))
      if let both = joined(frame, [failing]) { tables[position].add(rule, outside, both) }
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
