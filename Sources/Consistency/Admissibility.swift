/// Which scenarios count for one outcome: those that can happen and in which the outcome is defined.
///
/// Everything else is a "do not care": two statements cannot disagree there, and a prime box may reach into it.
struct Admissibility {
  let space: ScenarioSpace
  /// What does not count, as boxes.
  let excluded: [Box]
  /// The same, seen on some axes only; filled as it is asked for.
  private var projections: [[Int]: [Box]] = [:]

  /// The scenarios that can happen, for an outcome with a guard (nil: defined everywhere).
  init(_ space: ScenarioSpace, definedOnlyIn defined: Condition? = nil) {
    self.space = space
    excluded = Condition.absorbed(space.inadmissible + (defined?.complement(in: space).boxes ?? [])).sorted()
  }

  /// The scenarios outside some boxes.
  init(_ space: ScenarioSpace, excluding boxes: [Box]) {
    self.space = space
    excluded = Condition.absorbed(boxes).sorted()
  }

  /// Whether any scenario of a box counts.
  func holdsAny(of box: Box) -> Bool {
    findsScenario(in: box) || Self.anythingRemains(of: box, without: excluded[...], in: space)
  }

  /// How many changes are tried before the exact search takes over.
  private static let mostChanges = 24

  /// Looks for one scenario of a box that counts: starts with the first atoms and changes one axis of whatever excludes
  /// the scenario, again and again. Finding one proves that there is one; finding none proves nothing.
  private func findsScenario(in box: Box) -> Bool {
    var point = Point(repeating: 0, count: space.axes.count)
    for part in box.parts { point[part.axis] = UInt8(part.atoms.first ?? 0) }
    for change in 0..<Self.mostChanges {
      guard let obstacle = excluded.first(where: { $0.contains(point) }) else { return true }
      let ways = obstacle.parts.compactMap { part -> (axis: Int, atom: Int)? in
        let own = box.atoms(on: part.axis) ?? space.axes[part.axis].full
        return (own - part.atoms).first.map { (part.axis, $0) }
      }
      guard !ways.isEmpty else { return false }
      // Another way each time round, so that two obstacles cannot send the search back and forth for ever.
      let way = ways[(ways.count - 1 + change / 4) % ways.count]
      point[way.axis] = UInt8(way.atom)
    }
    return false
  }

  /// Depth first: splits the box along the first excluded box that it meets, until a piece meets none.
  static func anythingRemains(of box: Box, without excluded: ArraySlice<Box>, in space: ScenarioSpace) -> Bool {
    guard let index = excluded.firstIndex(where: { $0.meets(box) }) else { return true }
    let rest = excluded[(index + 1)...]
    return box.pieces(outside: excluded[index], in: space).contains {
      anythingRemains(of: $0, without: rest, in: space)
    }
  }

  /// What does not count whatever the other axes are: the excluded scenarios, seen on some axes only.
  mutating func excluded(on axes: [Int]) -> [Box] {
    if let known = projections[axes] { return known }
    let kept = Set(axes)
    var boxes = excluded
    // An axis that is not kept goes by consensus: excluded for every atom of it, by one box or by several together.
    for axis in Set(boxes.flatMap(\.axes)).subtracting(kept).sorted() {
      let touching = boxes.filter { $0.atoms(on: axis) != nil }
      boxes.removeAll { $0.atoms(on: axis) != nil }
      boxes = Condition.absorbed(boxes + Self.forEveryAtom(of: axis, touching, in: space))
    }
    projections[axes] = boxes.sorted()
    return boxes.sorted()
  }

  /// The boxes, free of an axis, that the given boxes cover for each of its atoms.
  private static func forEveryAtom(of axis: Int, _ boxes: [Box], in space: ScenarioSpace) -> [Box] {
    // Boxes that span what several cover together, closed under pairing.
    var known = boxes
    var seen = Set(boxes)
    var complete: [Box] = []
    var next = 0
    while next < known.count {
      let box = known[next]
      next += 1
      guard let covered = box.atoms(on: axis) else { continue }
      let others = box.replacing(axis, with: nil)
      for position in 0..<(next - 1) {
        guard let otherCovered = known[position].atoms(on: axis), !otherCovered.isSubset(of: covered),
          !covered.isSubset(of: otherCovered),
          let common = others.intersection(known[position].replacing(axis, with: nil))
        else { continue }
        let union = covered | otherCovered
        if union == space.axes[axis].full {
          complete.append(common)
        } else {
          let both = common.replacing(axis, with: union)
          if seen.insert(both).inserted { known.append(both) }
        }
      }
    }
    return Condition.absorbed(complete)
  }
}
