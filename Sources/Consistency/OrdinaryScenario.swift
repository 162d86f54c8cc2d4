/// Finds the most ordinary scenario of some boxes.
///
/// Ordinary is, in this order: as few place dimensions as possible away from one common country (the later ones first);
/// the common country by rank; the other places by rank; every other dimension by rank, in the vocabulary's order.
struct OrdinaryScenario {
  let space: ScenarioSpace
  let admissibility: Admissibility
  private let regionAxes: [Int]
  private let otherAxes: [Int]

  init(_ space: ScenarioSpace, _ admissibility: Admissibility) {
    self.space = space
    self.admissibility = admissibility
    regionAxes = space.axes.indices.filter { space.axes[$0].isRegion }
    otherAxes = space.axes.indices.filter { !space.axes[$0].isRegion }
  }

  /// The most ordinary scenario that counts in any of some boxes; nil where none counts.
  func callAsFunction(in boxes: [Box]) -> Point? {
    var best: (key: [Int], point: Point)?
    for box in boxes {
      guard let candidate = mostOrdinary(in: box) else { continue }
      if best.map({ candidate.key.lexicographicallyPrecedes($0.key) }) ?? true { best = candidate }
    }
    return best?.point
  }

  private func mostOrdinary(in box: Box) -> (key: [Int], point: Point)? {
    guard admissibility.holdsAny(of: box) else { return nil }
    let count = regionAxes.count
    // Bit i of a subset: the i-th place from the end is away, so that the later places leave first.
    let subsets = (0..<(1 << min(count, 12))).sorted {
      ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
    }
    for subset in subsets {
      let common = regionAxes.enumerated().filter { subset >> (count - 1 - $0.offset) & 1 == 0 }.map(\.element)
      let away = regionAxes.enumerated().filter { subset >> (count - 1 - $0.offset) & 1 == 1 }.map(\.element)
      guard let (rank, settled) = settle(common, in: box) else { continue }
      var key = [subset.nonzeroBitCount, subset, rank]
      var narrowed = settled
      for axis in away + otherAxes {
        guard let next = settleOne(axis, in: narrowed) else { return nil }
        key.append(next.rank)
        narrowed = next.box
      }
      return (key, point(narrowed))
    }
    return nil
  }

  /// The box with the best country for which all of some places can be there.
  private func settle(_ axes: [Int], in box: Box) -> (rank: Int, box: Box)? {
    guard let first = axes.first else { return (0, box) }
    var candidates = space.axes[first].applicable
    for axis in axes { candidates = candidates & (box.atoms(on: axis) ?? space.axes[axis].applicable) }
    for atom in space.axes[first].byRank where candidates.contains(atom) {
      let narrowed = axes.reduce(box) { $0.replacing($1, with: AtomSet(atom)) }
      if admissibility.holdsAny(of: narrowed) { return (space.axes[first].ranks[atom], narrowed) }
    }
    return nil
  }

  private func settleOne(_ axis: Int, in box: Box) -> (rank: Int, box: Box)? {
    let possible = box.atoms(on: axis) ?? space.axes[axis].full
    for atom in space.axes[axis].byRank where possible.contains(atom) {
      let narrowed = box.replacing(axis, with: AtomSet(atom))
      if admissibility.holdsAny(of: narrowed) { return (space.axes[axis].ranks[atom], narrowed) }
    }
    return nil
  }

  /// The single scenario of a box in which every axis is settled.
  private func point(_ box: Box) -> Point {
    var point = Point(repeating: 0, count: space.axes.count)
    for part in box.parts { point[part.axis] = UInt8(part.atoms.atoms.first ?? 0) }
    return point
  }
}
