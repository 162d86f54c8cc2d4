public import Claims

/// One fully specified scenario: an atom for every dimension.
public struct Scenario: Hashable, Sendable {
  /// The dimensions that matter for what is shown first, then the others, each group in the vocabulary's order.
  public let settings: [Setting]
  /// How many of the settings, from the first, matter.
  public let mattering: Int

  /// What a dimension is set to.
  public struct Setting: Hashable, Sendable {
    /// The dimension.
    public let dimension: DimensionID
    /// Its atom.
    public let atom: Atom

    /// What a dimension is set to.
    public init(dimension: DimensionID, atom: Atom) {
      self.dimension = dimension
      self.atom = atom
    }
  }

  init(_ point: Point, mattering: Set<Int>, in space: ScenarioSpace) {
    let order =
      space.axes.indices.filter { mattering.contains($0) } + space.axes.indices.filter { !mattering.contains($0) }
    settings = order.map {
      Setting(dimension: space.axes[$0].dimension.id, atom: space.axes[$0].atoms[Int(point[$0])])
    }
    self.mattering = order.count { mattering.contains($0) }
  }

  /// The atom of a dimension; nil where the vocabulary does not have it.
  public subscript(dimension: DimensionID) -> Atom? { settings.first { $0.dimension == dimension }?.atom }

  /// The scenario as an atom for each axis.
  func point(in space: ScenarioSpace) -> Point {
    var point = Point(repeating: 0, count: space.axes.count)
    for setting in settings {
      guard let axis = space.axis(of: setting.dimension),
        let atom = space.axes[axis].atoms.firstIndex(of: setting.atom)
      else { continue }
      point[axis] = UInt8(atom)
    }
    return point
  }
}
