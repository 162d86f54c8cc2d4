/// The sets of atoms that restrict one axis anywhere, each once, known by their position.
struct AxisSets {
  let full: AtomSet
  private(set) var sets: [AtomSet] = []
  private var positions: [AtomSet: Int32] = [:]

  init(_ axis: Axis) { full = axis.full }

  /// The position of a set.
  mutating func position(of set: AtomSet) -> Int32 {
    if let known = positions[set] { return known }
    let position = Int32(sets.count)
    sets.append(set)
    positions[set] = position
    return position
  }
}

/// A restriction of one axis to a set of `AxisSets`.
struct Restriction: Hashable {
  let axis: UInt16
  let set: Int32
}
