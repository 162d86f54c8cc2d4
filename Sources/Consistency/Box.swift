/// A set of scenarios that is a product: on each axis a set of atoms, independent of the other axes.
///
/// Only the axes that are restricted are stored. No part is empty: an empty product is not a box.
public struct Box: Hashable, Sendable {
  /// The restriction on one axis.
  public struct Part: Hashable, Sendable {
    /// The axis, as its position in the scenario space.
    public let axis: Int
    /// The atoms that remain; neither none nor all.
    public let atoms: AtomSet

    init(axis: Int, atoms: AtomSet) {
      self.axis = axis
      self.atoms = atoms
    }
  }

  /// The restricted axes, ascending.
  public let parts: [Part]

  /// All scenarios.
  public static let everything = Box(parts: [])

  init(parts: [Part]) { self.parts = parts }

  /// The axes that matter, ascending.
  public var axes: [Int] { parts.map(\.axis) }

  /// The atoms that remain on an axis; nil where all do.
  public func atoms(on axis: Int) -> AtomSet? {
    for part in parts where part.axis >= axis { return part.axis == axis ? part.atoms : nil }
    return nil
  }

  /// What is in both boxes; nil where that is nothing.
  public func intersection(_ other: Box) -> Box? {
    if parts.isEmpty { return other }
    if other.parts.isEmpty { return self }
    var merged: [Part] = []
    merged.reserveCapacity(parts.count + other.parts.count)
    var i = 0
    var j = 0
    while i < parts.count, j < other.parts.count {
      if parts[i].axis < other.parts[j].axis {
        merged.append(parts[i])
        i += 1
      } else if parts[i].axis > other.parts[j].axis {
        merged.append(other.parts[j])
        j += 1
      } else {
        let common = parts[i].atoms & other.parts[j].atoms
        if common.isEmpty { return nil }
        merged.append(Part(axis: parts[i].axis, atoms: common))
        i += 1
        j += 1
      }
    }
    merged += parts[i...]
    merged += other.parts[j...]
    return Box(parts: merged)
  }

  /// Whether any scenario is in both boxes.
  public func meets(_ other: Box) -> Bool {
    var i = 0
    var j = 0
    while i < parts.count, j < other.parts.count {
      if parts[i].axis < other.parts[j].axis {
        i += 1
      } else if parts[i].axis > other.parts[j].axis {
        j += 1
      } else {
        if !parts[i].atoms.meets(other.parts[j].atoms) { return false }
        i += 1
        j += 1
      }
    }
    return true
  }

  /// Whether every scenario of this box is in the other.
  public func isSubset(of other: Box) -> Bool {
    var i = 0
    for wanted in other.parts {
      while i < parts.count, parts[i].axis < wanted.axis { i += 1 }
      guard i < parts.count, parts[i].axis == wanted.axis, parts[i].atoms.isSubset(of: wanted.atoms) else {
        return false
      }
    }
    return true
  }

  /// The box with one axis set to some atoms, all of them where `atoms` is nil.
  func replacing(_ axis: Int, with atoms: AtomSet?) -> Box {
    var replaced: [Part] = []
    replaced.reserveCapacity(parts.count + 1)
    var isPlaced = atoms == nil
    for part in parts {
      if let atoms, !isPlaced, part.axis >= axis {
        replaced.append(Part(axis: axis, atoms: atoms))
        isPlaced = true
      }
      if part.axis != axis { replaced.append(part) }
    }
    if let atoms, !isPlaced { replaced.append(Part(axis: axis, atoms: atoms)) }
    return Box(parts: replaced)
  }

  /// The box narrowed on one axis; nil where nothing remains.
  func narrowed(_ axis: Int, to atoms: AtomSet) -> Box? {
    let remaining = self.atoms(on: axis).map { $0 & atoms } ?? atoms
    return remaining.isEmpty ? nil : replacing(axis, with: remaining)
  }

  /// Whether a scenario, given by an atom for each axis, is in the box.
  func contains(_ point: Point) -> Bool {
    parts.allSatisfy { $0.atoms.contains(Int(point[$0.axis])) }
  }
}

/// A scenario as an atom for each axis.
typealias Point = [UInt8]

extension Box: Comparable {
  /// A total order for stable output: by the first axis on which they differ.
  public static func < (left: Box, right: Box) -> Bool {
    for (a, b) in zip(left.parts, right.parts) where a != b {
      return a.axis != b.axis ? a.axis < b.axis : a.atoms < b.atoms
    }
    return left.parts.count < right.parts.count
  }
}
