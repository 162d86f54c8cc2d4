/// Which scenarios count for one outcome: those that can happen and in which the outcome is defined.
///
/// Everything else is a "do not care": two statements cannot disagree there, and a prime box may reach into it.
struct Admissibility {
  let space: ScenarioSpace
  /// What does not count, as boxes.
  let excluded: [Box]
  /// The same, seen on some axes only; filled as it is asked for, and shared by all copies.
  private let projections = ProjectionCache()

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
    var start = Point(repeating: 0, count: space.axes.count)
    for part in box.parts { start[part.axis] = UInt8(part.atoms.first ?? 0) }
    switch mend(start, in: box) {
    case .found: return true
    case .impossible: return false
    case .unknown: return Self.anythingRemains(of: box, without: excluded[...], in: space)
    }
  }

  /// A scenario of a box that counts, near another one; nil where none does.
  func scenario(in box: Box, near start: Point) -> Point? {
    switch mend(start, in: box) {
    case .found(let point): return point
    case .impossible: return nil
    case .unknown:
      guard let piece = Self.remainder(of: box, without: excluded[...], in: space) else { return nil }
      return Self.moved(start, into: piece)
    }
  }

  /// How many changes are tried before the exact search takes over.
  private static let mostChanges = 24

  private enum Search {
    case found(Point)
    /// One excluded box holds all of the box.
    case impossible
    case unknown
  }

  /// Looks for one scenario of a box that counts: changes one axis of whatever excludes the scenario at hand, again and
  /// again. Finding one proves that there is one; giving up proves nothing.
  private func mend(_ start: Point, in box: Box) -> Search {
    var point = Self.moved(start, into: box)
    for change in 0..<Self.mostChanges {
      guard let obstacle = excluded.first(where: { $0.contains(point) }) else { return .found(point) }
      var ways = 0
      for part in obstacle.parts where !own(box, part.axis).isSubset(of: part.atoms) { ways += 1 }
      guard ways > 0 else { return .impossible }
      // Another way each time round, so that two obstacles cannot send the search back and forth for ever.
      var way = (ways - 1 + change / 4) % ways
      for part in obstacle.parts {
        guard let atom = (own(box, part.axis) - part.atoms).first else { continue }
        if way == 0 {
          point[part.axis] = UInt8(atom)
          break
        }
        way -= 1
      }
    }
    return .unknown
  }

  private func own(_ box: Box, _ axis: Int) -> AtomSet { box.atoms(on: axis) ?? space.axes[axis].full }

  /// The point with the first atom of the box on every axis where it is outside.
  private static func moved(_ start: Point, into box: Box) -> Point {
    var point = start
    for part in box.parts where !part.atoms.contains(Int(point[part.axis])) {
      point[part.axis] = UInt8(part.atoms.first ?? 0)
    }
    return point
  }

  /// Whether anything of a box is in none of some boxes.
  static func anythingRemains(of box: Box, without excluded: ArraySlice<Box>, in space: ScenarioSpace) -> Bool {
    remainder(of: box, without: excluded, in: space) != nil
  }

  /// A part of a box that is in none of some boxes. Depth first: splits the box along the first excluded box that it
  /// meets, until a piece meets none.
  private static func remainder(of box: Box, without excluded: ArraySlice<Box>, in space: ScenarioSpace) -> Box? {
    guard let index = excluded.firstIndex(where: { $0.meets(box) }) else { return box }
    let rest = excluded[(index + 1)...]
    for piece in box.pieces(outside: excluded[index], in: space) {
      if let found = remainder(of: piece, without: rest, in: space) { return found }
    }
    return nil
  }

  /// What does not count whatever the other axes are: the excluded scenarios, seen on some axes only.
  func excluded(on axes: [Int]) -> [Box] {
    if let known = projections.boxes(on: axes) { return known }
    let kept = Set(axes)
    var boxes = excluded
    // An axis that is not kept goes by consensus: excluded for every atom of it, by one box or by several together.
    for axis in Set(boxes.flatMap(\.axes)).subtracting(kept).sorted() {
      let touching = boxes.filter { $0.atoms(on: axis) != nil }
      boxes.removeAll { $0.atoms(on: axis) != nil }
      boxes = Condition.absorbed(boxes + Self.forEveryAtom(of: axis, touching, in: space))
    }
    boxes.sort()
    projections.keep(boxes, on: axes)
    return boxes
  }

  /// What counts, seen on some axes only: quicker to ask about boxes that are restricted on no other axis.
  func projected(on axes: [Int]) -> Admissibility { Admissibility(space, known: excluded(on: axes)) }

  private init(_ space: ScenarioSpace, known excluded: [Box]) {
    self.space = space
    self.excluded = excluded
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
