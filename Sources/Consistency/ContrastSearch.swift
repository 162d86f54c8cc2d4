import Claims

/// Looks for the smallest change of a witness under which the rules of a finding agree.
struct ContrastSearch {
  let space: ScenarioSpace
  let admissibility: Admissibility
  let ordinary: OrdinaryScenario
  let outcome: Outcome
  /// The rules that take part, each with the place of the reading under which it does.
  let sides: [FindingBuilder.Participant]
  /// The axes of the prime box that the witness was taken from.
  let mattering: Set<Int>

  private struct Candidate {
    let contrast: Contrast
    let key: [Int]
  }

  /// The change: one under which both sides speak and agree is better than one that silences a side; one without
  /// consequences is better than one with; then a dimension that only one side's condition names; then the more ordinary value.
  func callAsFunction(_ witness: Point) -> Contrast? {
    let preference = preferredAxes()
    let extents = sides.flatMap { side in side.rule.readings.flatMap(\.parts).flatMap(\.extent.boxes) }
    let relevant = relevantAxes(extents)
    var best: Candidate?
    for (place, axis) in preference.enumerated() where relevant.contains(axis) {
      if let best, best.key.lexicographicallyPrecedes([0, 0, place]) { break }
      for (rank, atom) in telling(axis, witness, extents).enumerated() where atom != Int(witness[axis]) {
        let least = [0, 0, place, rank]
        if let best, !least.lexicographicallyPrecedes(best.key) { continue }
        guard let changed = point(witness, axis, atom) else { continue }
        let consequences = space.axes.indices.filter { $0 != axis && changed[$0] != witness[$0] }
        let key = { (isAgreement: Bool) in
          [isAgreement ? 0 : 1, consequences.count, place, rank]
        }
        if let best, !key(true).lexicographicallyPrecedes(best.key) { continue }
        guard let meeting = meet(at: changed),
          best.map({ key(meeting.isAgreement).lexicographicallyPrecedes($0.key) }) ?? true
        else { continue }
        let scenario = Scenario(changed, mattering: mattering.union([axis]).union(consequences), in: space)
        best = Candidate(
          contrast: Contrast(
            dimension: space.axes[axis].dimension.id, atom: space.axes[axis].atoms[atom],
            consequences: consequences.map {
              Scenario.Setting(dimension: space.axes[$0].dimension.id, atom: space.axes[$0].atoms[Int(changed[$0])])
            },
            scenario: scenario, isAgreement: meeting.isAgreement, values: outcome.values(in: meeting.values)),
          key: key(meeting.isAgreement))
      }
    }
    return best?.contrast
  }

  /// The best atom of each kind, the best first: atoms that no border of a side or of the admissible scenarios tells
  /// apart make the same difference. A country in which another place of the witness already is is better than a more
  /// ordinary one.
  private func telling(_ axis: Int, _ witness: Point, _ extents: [Box]) -> [Int] {
    let borders = (extents + admissibility.excluded).compactMap { $0.atoms(on: axis) }
    // Where nothing tells atoms apart, no change makes a difference.
    if borders.isEmpty { return [] }
    var order = space.axes[axis].byRank
    if space.axes[axis].isRegion {
      let others = space.axes.indices.filter { $0 != axis && mattering.contains($0) && space.axes[$0].isRegion }
      let near = Set(others.map { Int(witness[$0]) })
      order = order.filter(near.contains) + order.filter { !near.contains($0) }
    }
    let kinds = space.axes[axis].kinds(borders)
    let best = kinds.compactMap { kind in order.firstIndex(where: kind.contains) }
    return best.sorted().map { order[$0] }
  }

  /// The axes on which a change can make a difference: those that a side speaks of, and those on which one of these
  /// depends, which may begin or cease to apply.
  private func relevantAxes(_ extents: [Box]) -> Set<Int> {
    var relevant = Set(extents.flatMap(\.axes))
    var following = relevant.filter { space.axes[$0].notApplicable != nil }
    var pending = Array(following)
    while let axis = pending.popLast() {
      for box in admissibility.excluded where box.atoms(on: axis) != nil {
        for other in box.axes where relevant.insert(other).inserted && space.axes[other].notApplicable != nil {
          if following.insert(other).inserted { pending.append(other) }
        }
      }
    }
    return relevant
  }

  /// The axes in the order in which a change is looked for: those that the condition of one side alone names, those of
  /// several conditions, those of frames. No other can make a difference, but one that others depend on may.
  private func preferredAxes() -> [Int] {
    var inConditions: [Int: Int] = [:]
    var inFrames: Set<Int> = []
    for side in sides {
      let places = side.rule.readings[side.reading].reading.places
      let conditions = side.rule.lines.flatMap { $0.condition }
      for id in Rule.dimensions(of: conditions, places: places) {
        if let axis = space.axis(of: id) { inConditions[axis, default: 0] += 1 }
      }
      for id in Rule.dimensions(of: side.rule.statement.frame, places: places) {
        if let axis = space.axis(of: id) { inFrames.insert(axis) }
      }
    }
    return space.axes.indices.sorted { a, b in
      (group(a, inConditions, inFrames), a) < (group(b, inConditions, inFrames), b)
    }
  }

  private func group(_ axis: Int, _ inConditions: [Int: Int], _ inFrames: Set<Int>) -> Int {
    switch inConditions[axis] {
    case 1: inFrames.contains(axis) ? 1 : 0
    case .some: 2
    case nil: inFrames.contains(axis) ? 3 : 4
    }
  }

  /// The witness with one change, and with what must change because a dimension begins or ceases to apply.
  private func point(_ witness: Point, _ axis: Int, _ atom: Int) -> Point? {
    var changed = witness
    changed[axis] = UInt8(atom)
    if !admissibility.excluded.contains(where: { $0.contains(changed) }) { return changed }
    // Only dimensions that depend on others may follow; each keeps its atom if it can.
    let fixed = space.axes.indices.filter { $0 == axis || space.axes[$0].notApplicable == nil }
    var box = Box(parts: fixed.map { Box.Part(axis: $0, atoms: AtomSet(Int(changed[$0]))) })
    guard admissibility.holdsAny(of: box) else { return nil }
    for index in space.axes.indices where box.atoms(on: index) == nil {
      let kept = box.replacing(index, with: AtomSet(Int(changed[index])))
      if admissibility.holdsAny(of: kept) { box = kept }
    }
    return ordinary(in: [box])
  }

  /// Whether the sides no longer disagree at a scenario, whether all speak there, and what remains possible.
  private func meet(at point: Point) -> (isAgreement: Bool, values: UInt32)? {
    var strict = Stance(valueCount: outcome.values.count)
    var wide = strict
    var speaking = 0
    for side in sides {
      for part in side.rule.readings[side.reading].parts where part.extent.contains(point) {
        strict = strict.joined(part.stance)
      }
      // A statement read as "only if" says, in its own words, what happens where its condition holds as well.
      let places = side.rule.readings[side.reading].reading.places
      let said = side.rule.readings.filter { $0.reading.places == places }.flatMap(\.parts)
        .filter { $0.extent.contains(point) }
      if let first = said.first {
        speaking += 1
        wide = wide.joined(first.stance)
      }
    }
    guard strict.isConsistent else { return nil }
    let isAgreement = speaking == sides.count && wide.isConsistent
    return (isAgreement, isAgreement ? wide.possible : strict.possible)
  }
}
