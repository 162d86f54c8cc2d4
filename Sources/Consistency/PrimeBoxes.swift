/// Finds the prime boxes of a set of scenarios: the largest boxes in it, each with only the axes that still matter.
struct PrimeBoxes {
  /// How many boxes may be at hand before the search gives up.
  static let budget = 2000

  let space: ScenarioSpace
  /// Scenarios that do not count, on the axes of the set: a prime box may reach into them.
  let excluded: [Box]

  /// The prime boxes, and whether the search came to its end.
  struct Result: Hashable {
    /// The boxes, sorted; together they hold exactly the scenarios of the set that count.
    let boxes: [Box]
    /// False where the budget ran out: the boxes are then exact, but perhaps not the largest.
    let isComplete: Bool
  }

  /// The prime boxes of a set. A scenario that does not count is in none on its own.
  func callAsFunction(_ set: Condition) -> Result {
    let (grown, isComplete) = Self.grow(set.boxes + excluded, in: space)
    var tight: [Box] = []
    for box in isComplete ? grown : set.boxes {
      if let hull = hull(of: box) { tight.append(hull) }
    }
    let boxes = Condition.absorbed(Array(Set(tight)).sorted()).map { withoutIdleAxes($0) }
    return Result(boxes: Array(Set(boxes)).sorted(), isComplete: isComplete)
  }

  /// The prime boxes of a set that is part of a whole, in which nothing outside the whole counts.
  func callAsFunction(_ set: Condition, within whole: Condition) -> Result {
    guard whole.boxes.count == 1, let frame = whole.boxes.first else {
      let outside = whole.complement(in: space).boxes
      return PrimeBoxes(space: space, excluded: Condition(excluded + outside).boxes)(set)
    }
    // Inside one box, what is outside of it on an axis is like any of its atoms: axes on which the whole is a single
    // atom go, and the search has little left to do.
    let loose = PrimeBoxes(space: space, excluded: Condition(excluded.compactMap { loosened($0, frame) }).boxes)
    let result = loose(Condition(set.boxes.compactMap { loosened($0, frame) }))
    let boxes = result.boxes.map { box in
      Box(
        parts: box.parts.map { part in
          Box.Part(axis: part.axis, atoms: frame.atoms(on: part.axis).map { $0 & part.atoms } ?? part.atoms)
        })
    }
    return Result(boxes: boxes.sorted(), isComplete: result.isComplete)
  }

  /// The box with all atoms outside the frame added on each axis of the frame; nil where it does not meet the frame.
  private func loosened(_ box: Box, _ frame: Box) -> Box? {
    guard box.meets(frame) else { return nil }
    var parts: [Box.Part] = []
    for part in box.parts {
      guard let own = frame.atoms(on: part.axis) else {
        parts.append(part)
        continue
      }
      let atoms = part.atoms | (space.axes[part.axis].full - own)
      if atoms != space.axes[part.axis].full { parts.append(Box.Part(axis: part.axis, atoms: atoms)) }
    }
    return Box(parts: parts)
  }

  /// All largest boxes inside a union of boxes, by consensus: two boxes that meet on all axes but one give a box that
  /// spans both on that axis; repeated until nothing new comes, with boxes inside others left out.
  static func grow(_ boxes: [Box], in space: ScenarioSpace) -> (boxes: [Box], isComplete: Bool) {
    var kept: [Box] = []
    var pending = Condition.absorbed(Array(Set(boxes)).sorted())
    pending.reverse()
    while let box = pending.popLast() {
      if kept.contains(where: { box.isSubset(of: $0) }) { continue }
      kept.removeAll { $0.isSubset(of: box) }
      for other in kept { pending += consensus(box, other, in: space) }
      kept.append(box)
      if kept.count > budget || pending.count > 20 * budget { return (boxes, false) }
    }
    return (kept.sorted(), true)
  }

  /// The boxes that two boxes span together, at most one an axis.
  private static func consensus(_ a: Box, _ b: Box, in space: ScenarioSpace) -> [Box] {
    // At most one axis may keep the two apart; if one does, only it can give something new.
    let shared = a.axes.filter { b.atoms(on: $0) != nil }
    let parting = shared.filter { axis in !(a.atoms(on: axis)?.meets(b.atoms(on: axis) ?? AtomSet()) ?? true) }
    if parting.count > 1 { return [] }
    var spans: [Box] = []
    for axis in parting.isEmpty ? shared : parting {
      guard let own = a.atoms(on: axis), let others = b.atoms(on: axis), !own.isSubset(of: others),
        !others.isSubset(of: own),
        let common = a.replacing(axis, with: nil).intersection(b.replacing(axis, with: nil))
      else { continue }
      let union = own | others
      spans.append(union == space.axes[axis].full ? common : common.replacing(axis, with: union))
    }
    return spans
  }

  /// The smallest box around the scenarios of a box that count; nil where none does.
  private func hull(of box: Box) -> Box? {
    let met = excluded.filter { $0.meets(box) }
    if met.isEmpty { return box }
    let rest = Condition.subtract(met, from: [box], in: space)
    guard let first = rest.first else { return nil }
    var parts: [Box.Part] = []
    for axis in Set(first.axes).union(rest.flatMap(\.axes)).sorted() {
      let full = space.axes[axis].full
      let atoms = rest.reduce(AtomSet()) { $0 | ($1.atoms(on: axis) ?? full) }
      if atoms != full { parts.append(Box.Part(axis: axis, atoms: atoms)) }
    }
    return Box(parts: parts)
  }

  /// The box without the axes that make no difference to the scenarios that count. Axes that only say "not applicable"
  /// go first, then the later ones, so that "old call" stays and "no flag" goes.
  private func withoutIdleAxes(_ box: Box) -> Box {
    func isNotApplicable(_ part: Box.Part) -> Bool {
      space.axes[part.axis].notApplicable.map { part.atoms == AtomSet($0) } ?? false
    }
    let order =
      box.parts.filter { isNotApplicable($0) }.reversed() + box.parts.filter { !isNotApplicable($0) }.reversed()
    var reduced = box
    for part in order {
      let others = space.axes[part.axis].full - part.atoms
      let beyond = reduced.replacing(part.axis, with: others)
      if !Admissibility.anythingRemains(of: beyond, without: excluded[...], in: space) {
        reduced = reduced.replacing(part.axis, with: nil)
      }
    }
    return reduced
  }
}
