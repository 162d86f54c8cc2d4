import Claims

/// Compiles the statements of claims to rules.
struct RuleCompiler {
  let space: ScenarioSpace
  private let outcomes: [OutcomeID: Int]

  init(_ space: ScenarioSpace) {
    self.space = space
    outcomes = Dictionary(space.vocabulary.outcomes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in
      first
    }
  }

  /// The rules of a claim, in the order of their first lines.
  func rules(of claim: Claim, at index: Int) -> [Rule] {
    Self.groups(claim).compactMap { rule($0, of: claim, at: index) }
  }

  /// The lines of a claim, those of one rule together.
  static func groups(_ claim: Claim) -> [[Int]] {
    if claim.statements.count < 2 { return claim.statements.indices.map { [$0] } }
    var groups: [(key: Key, lines: [Int])] = []
    for (line, statement) in claim.statements.enumerated() {
      let key = Key(statement)
      if let group = groups.firstIndex(where: { $0.key == key }) {
        groups[group].lines.append(line)
      } else {
        groups.append((key, [line]))
      }
    }
    return groups.map(\.lines)
  }

  /// What the lines of one rule have in common.
  private struct Key: Hashable {
    let outcome: OutcomeID
    let modality: Statement.Modality
    let values: Set<ValueID>
    let frame: [Term]
    let connective: Statement.Connective
    let maybeOnlyIf: Bool
    let places: [[DimensionID]]

    init(_ statement: Statement) {
      outcome = statement.outcome
      modality = statement.modality
      values = Set(statement.values)
      frame = statement.frame
      connective = statement.connective
      maybeOnlyIf = statement.maybeOnlyIf
      places = statement.places
    }
  }

  /// A rule; nil where its outcome or one of its values is not in the vocabulary.
  func rule(_ lines: [Int], of claim: Claim, at index: Int) -> Rule? {
    let statements = lines.map { claim.statements[$0] }
    guard let statement = statements.first, let position = outcomes[statement.outcome] else { return nil }
    let outcome = space.vocabulary.outcomes[position]
    let effect = Effect(
      modality: statement.modality, values: outcome.values(in: outcome.mask(of: statement.values)))
    if effect.values.isEmpty { return nil }
    let readings = statement.readings.map { reading in
      compile(statements, reading, effect, outcome)
    }
    return Rule(
      claim: index, claimID: claim.id, statements: lines, lines: statements, outcome: position,
      isReported: claim.report != nil, readings: readings)
  }

  private func compile(_ statements: [Statement], _ reading: Reading, _ effect: Effect, _ outcome: Outcome)
    -> CompiledReading
  {
    let frame = space.condition(statements[0].frame, places: reading.places)
    var inside = Condition.nothing
    for statement in statements {
      let condition = space.condition(statement.condition, places: reading.places)
      inside = inside.union(
        statement.connective == .unless
          ? frame.subtracting(condition, in: space) : frame.intersection(condition))
    }
    var parts: [CompiledReading.Part] = []
    func add(_ side: CompiledReading.Side, _ effect: Effect?, _ extent: Condition) {
      guard let effect, !extent.isEmpty else { return }
      let stance = Stance(effect, outcome: outcome)
      guard stance.isTelling(valueCount: outcome.values.count) else { return }
      parts.append(CompiledReading.Part(side: side, effect: effect, stance: stance, extent: extent))
    }
    if reading.speaksInside { add(.inside, effect, inside) }
    if reading.speaksOutside { add(.outside, effect.elsewhere(outcome), frame.subtracting(inside, in: space)) }
    return CompiledReading(reading: reading, parts: parts, scope: reading.speaksOutside ? frame : inside)
  }
}
