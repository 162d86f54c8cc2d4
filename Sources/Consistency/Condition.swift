/// A set of scenarios as a union of boxes, with exact set operations.
///
/// The boxes need not be disjoint, and one set has many such unions: compare sets with `isSubset`, not with `==`.
public struct Condition: Hashable, Sendable {
  /// The boxes.
  public let boxes: [Box]

  /// No scenario.
  public static let nothing = Condition([])
  /// All scenarios.
  public static let everything = Condition([.everything])

  /// The union of some boxes; a box inside another one is left out.
  init(_ boxes: [Box]) { self.boxes = boxes.count < 2 ? boxes : Self.absorbed(boxes) }

  /// Whether no scenario is in the set.
  public var isEmpty: Bool { boxes.isEmpty }

  /// The axes that any box restricts, ascending.
  public var axes: [Int] { Array(Set(boxes.flatMap(\.axes))).sorted() }

  /// What is in both sets.
  public func intersection(_ other: Condition) -> Condition {
    var common: [Box] = []
    for box in boxes {
      for otherBox in other.boxes {
        if let both = box.intersection(otherBox) { common.append(both) }
      }
    }
    return Condition(common)
  }

  /// What is in either set.
  public func union(_ other: Condition) -> Condition { Condition(boxes + other.boxes) }

  /// What is in this set and not in the other.
  public func subtracting(_ other: Condition, in space: ScenarioSpace) -> Condition {
    Condition(Self.subtract(other.boxes, from: boxes, in: space))
  }

  /// What is not in the set.
  public func complement(in space: ScenarioSpace) -> Condition {
    Condition.everything.subtracting(self, in: space)
  }

  /// Whether every scenario of this set is in the other.
  public func isSubset(of other: Condition, in space: ScenarioSpace) -> Bool {
    boxes.allSatisfy { Self.subtract(other.boxes, from: [$0], in: space).isEmpty }
  }

  /// The same set with boxes that differ on one axis alone put together.
  func joined(in space: ScenarioSpace) -> Condition {
    var boxes = boxes
    var first = 0
    while first < boxes.count {
      var isJoined = false
      for second in boxes.indices.dropFirst(first + 1) {
        guard let both = boxes[first].joined(boxes[second], in: space) else { continue }
        boxes[first] = both
        boxes.remove(at: second)
        isJoined = true
        break
      }
      // What has grown may now fit an earlier box.
      first = isJoined ? 0 : first + 1
    }
    return Condition(boxes)
  }

  /// Whether a scenario is in the set.
  func contains(_ point: Point) -> Bool { boxes.contains { $0.contains(point) } }

  /// What remains of some boxes when others are taken out; disjoint where the boxes given were.
  static func subtract(_ others: [Box], from boxes: [Box], in space: ScenarioSpace) -> [Box] {
    var remaining = boxes
    for other in others {
      if remaining.isEmpty { break }
      var next: [Box] = []
      next.reserveCapacity(remaining.count)
      for box in remaining {
        if box.meets(other) { next += box.pieces(outside: other, in: space) } else { next.append(box) }
      }
      remaining = next
    }
    return remaining
  }

  /// The boxes without those that are inside another one, in their order.
  static func absorbed(_ boxes: [Box]) -> [Box] {
    var kept: [Box] = []
    for box in boxes where !kept.contains(where: { box.isSubset(of: $0) }) {
      kept.removeAll { $0.isSubset(of: box) }
      kept.append(box)
    }
    return kept
  }
}

extension Box {
  /// Both boxes as one, where they differ on one axis at most.
  fileprivate func joined(_ other: Box, in space: ScenarioSpace) -> Box? {
    let axes = Set(axes).union(other.axes)
    let differing = axes.filter { atoms(on: $0) != other.atoms(on: $0) }
    guard differing.count <= 1 else { return nil }
    guard let axis = differing.first else { return self }
    guard let own = atoms(on: axis), let others = other.atoms(on: axis), own | others != space.axes[axis].full else {
      return replacing(axis, with: nil)
    }
    return replacing(axis, with: own | others)
  }

  /// What remains of the box when another one is taken out, as disjoint boxes, one an axis of the other at most.
  func pieces(outside other: Box, in space: ScenarioSpace) -> [Box] {
    var pieces: [Box] = []
    var inside = self
    for part in other.parts {
      let own = inside.atoms(on: part.axis) ?? space.axes[part.axis].full
      let outside = own - part.atoms
      if !outside.isEmpty { pieces.append(inside.replacing(part.axis, with: outside)) }
      let common = own & part.atoms
      if common.isEmpty { return pieces }
      inside = inside.replacing(part.axis, with: common)
    }
    return pieces
  }
}
