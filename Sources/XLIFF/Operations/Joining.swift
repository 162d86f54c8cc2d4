extension XLIFFUnit {
  /// The unit with its segments joined as far as `canResegment` allows (section 4.8.3).
  ///
  /// A joined part starts with a segment and takes in what follows until a segment that must not be joined. Where
  /// targets have an order of their own, parts are joined in that order, as the committee's test suite shows.
  public func joined(inheriting inherited: InheritedProperties = InheritedProperties(canResegment: true)) -> XLIFFUnit {
    let inside = defaults.inheriting(inherited)
    let places = parts.enumerated().map { Placed(part: $1, index: $0, order: $1.order ?? $0 + 1) }
    var groups: [[Placed]] = []
    for place in places.sorted(by: { ($0.order, $0.index) < ($1.order, $1.index) }) {
      let canJoin = place.part.canResegment ?? inside.canResegment ?? true
      if canJoin, let last = groups.last, last[0].part.kind == .segment,
        last[0].part.canResegment ?? inside.canResegment ?? true
      {
        groups[groups.count - 1].append(place)
      } else {
        groups.append([place])
      }
    }
    // A group whose sources are not neighbours would tear the source apart: its parts stay as they are.
    groups = groups.flatMap { group in Self.areNeighbours(group) ? [group] : group.map { [$0] } }
    let ranked = groups.enumerated().sorted { $0.element.minimumIndex < $1.element.minimumIndex }
    var unit = self
    unit.parts = ranked.enumerated().map { place, group in
      var part = group.element.count == 1 ? group.element[0].part : Self.join(group.element.map(\.part), inside)
      let rank = group.offset + 1
      part.order = rank == place + 1 || part.target == nil ? nil : rank
      return part
    }
    return unit
  }

  /// A part with its place among the sources and among the targets.
  fileprivate struct Placed {
    let part: UnitPart
    let index: Int
    let order: Int
  }

  private static func areNeighbours(_ group: [Placed]) -> Bool {
    let indices = group.map(\.index)
    return (indices.max() ?? 0) - (indices.min() ?? 0) + 1 == group.count
  }

  private static func join(_ parts: [UnitPart], _ inherited: InheritedProperties) -> UnitPart {
    var joined = parts[0]
    let segments = parts.filter { $0.kind == .segment }
    joined.state = segments.map(\.state).min() ?? .initial
    joined.subState = segments.first { $0.state == joined.state }?.subState
    joined.source = join(parts.map(\.source), inherited)
    let targets = parts.compactMap(\.target)
    joined.target = targets.isEmpty ? nil : join(targets, inherited)
    // Source and target keep white space alike.
    if joined.source.whiteSpace == .preserve || joined.target?.whiteSpace == .preserve {
      joined.source.whiteSpace = .preserve
      joined.target?.whiteSpace = .preserve
    }
    return joined
  }

  private static func join(_ contents: [PartContent], _ inherited: InheritedProperties) -> PartContent {
    var joined = contents[0]
    let spaces = Set(contents.map { $0.whiteSpace ?? inherited.whiteSpace ?? .default })
    if spaces.count > 1 { joined.whiteSpace = .preserve }
    joined.language = contents.compactMap(\.language).first
    joined.inlines = FlatContent(pieces: contents.flatMap { FlatContent($0.inlines).pieces }).inlines
    return joined
  }
}

extension [XLIFFUnit.Placed] {
  fileprivate var minimumIndex: Int { map(\.index).min() ?? 0 }
}
