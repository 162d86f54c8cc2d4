import Claims

/// Says what kind of disagreement two rules have, and whether the text itself settles it.
struct Classification {
  let space: ScenarioSpace
  let admissibility: Admissibility
  let ranks: [SourceID: Int]

  /// The kind, from the prime boxes and from what the rules say there.
  func kind(
    of pair: RulePair, _ combination: RulePair.Combination, parts: [CompiledReading.Part], boxes: [Box]
  ) -> Finding.Kind {
    if differOnlyInPlaces(pair, combination, boxes) { return .basis }
    if parts.allSatisfy({ $0.effect.modality != .isSo }) { return .duty }
    let (left, right) = (pair.left.statement, pair.right.statement)
    guard left.modality == right.modality, Set(left.values) == Set(right.values) else { return .contradiction }
    return differInVersion(pair, combination, parts, boxes) ? .floor : .stricter
  }

  /// Whether both rules name places and could both be true wherever all those places are in one country.
  private func differOnlyInPlaces(_ pair: RulePair, _ combination: RulePair.Combination, _ boxes: [Box]) -> Bool {
    let leftPlaces = axes(of: pair.left, combination.left).filter { space.axes[$0].isRegion }
    let rightPlaces = axes(of: pair.right, combination.right).filter { space.axes[$0].isRegion }
    let places = Set(leftPlaces).union(rightPlaces)
    guard !leftPlaces.isEmpty, !rightPlaces.isEmpty, places.count > 1 else { return false }
    return boxes.allSatisfy { box in
      places.reduce(AtomSet(first: RegionCode.count)) { common, axis in
        box.atoms(on: axis).map { common & $0 } ?? common
      }.isEmpty
    }
  }

  /// Whether the stricter rule fails by the version in every case affected, and the other does not speak of versions.
  private func differInVersion(
    _ pair: RulePair, _ combination: RulePair.Combination, _ parts: [CompiledReading.Part], _ boxes: [Box]
  ) -> Bool {
    let sides = [(pair.left, combination.left), (pair.right, combination.right)]
    for (index, part) in parts.enumerated() where part.side == .outside && sides.count == 2 {
      let (rule, reading) = sides[index]
      let others = Set(axes(of: sides[1 - index].0, sides[1 - index].1))
      for axis in Set(axes(of: rule, reading)).subtracting(others) {
        guard case .version = space.axes[axis].dimension.kind else { continue }
        let full = space.axes[axis].full
        let met = rule.lines.flatMap { space.condition($0.condition).boxes }
          .reduce(AtomSet()) { $0 | ($1.atoms(on: axis) ?? full) }
        if boxes.allSatisfy({ !($0.atoms(on: axis) ?? full).meets(met) }) { return true }
      }
    }
    return false
  }

  private func axes(of rule: Rule, _ reading: Int) -> [Int] {
    let places = rule.readings[reading].reading.places
    return rule.lines.flatMap { Rule.dimensions(of: $0.frame + $0.condition, places: places) }
      .compactMap { space.axis(of: $0) }
  }

  /// How the text settles the disagreement; nil where it does not.
  func resolution(of pair: RulePair, _ combination: RulePair.Combination) -> Finding.Resolution? {
    let isOneSource = pair.left.claimID.source == pair.right.claimID.source
    if isOneSource, let inner = moreSpecific(pair, combination) {
      return Finding.Resolution(reason: .specificity, prevailing: inner)
    }
    if let dimension = regardless(pair.left, of: pair.right, pair.right.readings[combination.right].reading) {
      return Finding.Resolution(reason: .regardless(dimension), prevailing: 0)
    }
    if let dimension = regardless(pair.right, of: pair.left, pair.left.readings[combination.left].reading) {
      return Finding.Resolution(reason: .regardless(dimension), prevailing: 1)
    }
    if isOneSource {
      if isExcept(pair.left, pair.right) { return Finding.Resolution(reason: .exception, prevailing: 0) }
      if isExcept(pair.right, pair.left) { return Finding.Resolution(reason: .exception, prevailing: 1) }
    }
    return nil
  }

  /// The side whose scope is a part, and not all, of the scope of the other.
  private func moreSpecific(_ pair: RulePair, _ combination: RulePair.Combination) -> Int? {
    let left = pair.left.readings[combination.left].scope
    let right = pair.right.readings[combination.right].scope
    let leftBeyond = reaches(left, beyond: right)
    let rightBeyond = reaches(right, beyond: left)
    if leftBeyond == rightBeyond { return nil }
    return leftBeyond ? 1 : 0
  }

  private func reaches(_ scope: Condition, beyond other: Condition) -> Bool {
    scope.subtracting(other, in: space).boxes.contains { admissibility.holdsAny(of: $0) }
  }

  /// The first dimension that a rule calls irrelevant and that the other, of the same or lower rank, depends on.
  private func regardless(_ rule: Rule, of other: Rule, _ reading: Reading) -> DimensionID? {
    guard rank(rule) <= rank(other) else { return nil }
    let dependsOn = Set(
      other.lines.flatMap { Rule.dimensions(of: $0.frame + $0.condition, places: reading.places) })
    return space.vocabulary.dimensions.map(\.id).first { rule.whatever.contains($0) && dependsOn.contains($0) }
  }

  private func rank(_ rule: Rule) -> Int { ranks[rule.claimID.source] ?? .max }

  /// Whether a rule forbids or advises against, under a condition, what the other allows: "can … ; cannot … if".
  private func isExcept(_ rule: Rule, _ other: Rule) -> Bool {
    [.mustNot, .shouldNot].contains(rule.statement.modality) && rule.statement.connective != .always
      && !rule.statement.condition.isEmpty
      && other.statement.modality == .may && !Set(rule.statement.values).isDisjoint(with: other.statement.values)
  }
}
