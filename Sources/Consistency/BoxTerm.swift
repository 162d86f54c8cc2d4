public import Claims

/// One restriction of a box in the words of the vocabulary: a dimension and what remains of it.
public struct BoxTerm: Hashable, Sendable {
  /// The dimension.
  public let dimension: DimensionID
  /// What remains.
  public let range: Range
  /// Whether "not applicable" is among what remains.
  public let includesNotApplicable: Bool

  /// What remains of a dimension, "not applicable" aside.
  public enum Range: Hashable, Sendable {
    /// Some values of a choice, in their order; none where only "not applicable" remains.
    case values([ValueID])
    /// The regions of these names, largest sets first.
    case inside([RegionName])
    /// All regions but those of these names.
    case outside([RegionName])
    /// Spans of versions, ascending, without gaps between neighbours.
    case versions([VersionSpan])
  }
}

/// A half-open span of versions.
public struct VersionSpan: Hashable, Sendable {
  /// The first version; nil: from the very first.
  public let from: Version?
  /// The first version that is no longer in it; nil: no end.
  public let before: Version?
}

extension ScenarioSpace {
  /// The restrictions of a box, in the order of the vocabulary's dimensions.
  public func terms(of box: Box) -> [BoxTerm] {
    box.parts.map { part in
      let axis = axes[part.axis]
      let atoms = part.atoms & axis.applicable
      return BoxTerm(
        dimension: axis.dimension.id, range: range(of: atoms, on: axis),
        includesNotApplicable: axis.notApplicable.map(part.atoms.contains) ?? false)
    }
  }

  private func range(of atoms: AtomSet, on axis: Axis) -> BoxTerm.Range {
    switch axis.dimension.kind {
    case .choice:
      return .values(
        atoms.atoms.compactMap { if case .value(let id) = axis.atoms[$0] { id } else { nil } })
    case .version:
      var spans: [VersionSpan] = []
      for atom in atoms.atoms {
        guard case .versions(let from, let before) = axis.atoms[atom] else { continue }
        if let last = spans.last, let end = last.before, end == from {
          spans[spans.count - 1] = VersionSpan(from: last.from, before: before)
        } else {
          spans.append(VersionSpan(from: from, before: before))
        }
      }
      return .versions(spans)
    case .region:
      let inside = names(of: atoms)
      let outside = names(of: axis.applicable - atoms)
      return outside.count < inside.count ? .outside(outside) : .inside(inside)
    }
  }

  /// The fewest names that a greedy search finds for a set of regions: sets inside it, largest first, then countries.
  public func names(of regions: AtomSet) -> [RegionName] {
    var missing = regions
    var names: [RegionName] = []
    let candidates = vocabulary.regionSets.map { (id: $0.id, members: members(of: .set($0.id))) }
      .filter { $0.members.count > 1 && $0.members.isSubset(of: regions) }
      .sorted { $0.members.count != $1.members.count ? $0.members.count > $1.members.count : $0.id < $1.id }
    while true {
      let best = candidates.enumerated().max {
        let (a, b) = (($0.element.members & missing).count, ($1.element.members & missing).count)
        return a != b ? a < b : $0.offset > $1.offset
      }
      guard let best, (best.element.members & missing).count > 1 else { break }
      names.append(.set(best.element.id))
      missing = missing - best.element.members
    }
    names += missing.atoms.filter { $0 < RegionCode.count }.map { .country(RegionCode.all[$0]) }
    return names
  }
}
