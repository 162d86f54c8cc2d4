/// Finds the most ordinary scenario of some boxes.
///
/// Ordinary is, in this order: as few place dimensions as possible away from one common country (the later ones first);
/// the common country by rank; the other places by rank; every other dimension by rank, in the vocabulary's order.
struct OrdinaryScenario {
  let space: ScenarioSpace
  let admissibility: Admissibility
  private let regionAxes: [Int]
  private let otherAxes: [Int]
  /// Which places may be away from the common country, the likeliest first.
  private let subsets: [Int]
  /// The most ordinary atom of every axis, possible together or not: where to begin.
  private let preferred: Point

  init(_ space: ScenarioSpace, _ admissibility: Admissibility) {
    self.space = space
    self.admissibility = admissibility
    regionAxes = space.axes.indices.filter { space.axes[$0].isRegion }
    otherAxes = space.axes.indices.filter { !space.axes[$0].isRegion }
    subsets = (0..<(1 << min(regionAxes.count, 12))).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    preferred = space.axes.map { UInt8($0.byRank.first ?? 0) }
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
    guard let any = admissibility.scenario(in: box, near: preferred) else { return nil }
    let count = regionAxes.count
    // Bit i of a subset: the i-th place from the end is away, so that the later places leave first.
    for subset in subsets {
      let common = regionAxes.enumerated().filter { subset >> (count - 1 - $0.offset) & 1 == 0 }.map(\.element)
      let away = regionAxes.enumerated().filter { subset >> (count - 1 - $0.offset) & 1 == 1 }.map(\.element)
      guard var settled = settle(common, in: box, any) else { continue }
      var key = [subset.nonzeroBitCount, subset, settled.rank]
      for axis in away + otherAxes {
        settled = settleOne(axis, settled)
        key.append(settled.rank)
      }
      return (key, settled.point)
    }
    return nil
  }

  /// A box narrowed so far, a scenario in it that counts, and the rank of what was settled last.
  private struct Settled {
    var rank: Int
    var box: Box
    var point: Point
  }

  /// The box with the best country for which all of some places can be there.
  private func settle(_ axes: [Int], in box: Box, _ any: Point) -> Settled? {
    guard let first = axes.first else { return Settled(rank: 0, box: box, point: any) }
    var candidates = space.axes[first].applicable
    for axis in axes { candidates = candidates & (box.atoms(on: axis) ?? space.axes[axis].applicable) }
    for atom in space.axes[first].byRank where candidates.contains(atom) {
      let narrowed = axes.reduce(box) { $0.replacing($1, with: AtomSet(atom)) }
      if let point = admissibility.scenario(in: narrowed, near: any) {
        return Settled(rank: space.axes[first].ranks[atom], box: narrowed, point: point)
      }
    }
    return nil
  }

  /// The same with the best atom of one axis. The scenario at hand shows that its own atom is possible: only better
  /// ones have to be tried.
  private func settleOne(_ axis: Int, _ settled: Settled) -> Settled {
    let possible = settled.box.atoms(on: axis) ?? space.axes[axis].full
    let own = Int(settled.point[axis])
    for atom in space.axes[axis].byRank where possible.contains(atom) {
      let narrowed = settled.box.replacing(axis, with: AtomSet(atom))
      let rank = space.axes[axis].ranks[atom]
      if atom == own { return Settled(rank: rank, box: narrowed, point: settled.point) }
      if let point = admissibility.scenario(in: narrowed, near: settled.point) {
        return Settled(rank: rank, box: narrowed, point: point)
      }
    }
    return settled
  }
}
