public import Claims

/// What a table of cells is about: its axes, what is fixed, and the outcomes that fill its columns.
public struct MatrixShape: Hashable, Sendable {
  /// The axes, the one that changes most slowly first.
  public let axes: [MatrixAxis]
  /// What holds in every row.
  public let fixed: [Term]
  /// The dimensions that a place name in `fixed` means.
  public let places: [DimensionID]
  /// The outcomes.
  public let outcomes: [OutcomeID]

  /// A table's shape.
  public init(axes: [MatrixAxis], fixed: [Term] = [], places: [DimensionID] = [], outcomes: [OutcomeID]) {
    self.axes = axes
    self.fixed = fixed
    self.places = places
    self.outcomes = outcomes
  }
}

/// One axis of a matrix.
public enum MatrixAxis: Hashable, Sendable {
  /// Classes of countries; the dimensions are all in the same class.
  case places([DimensionID], [RegionName])
  /// All values of a dimension.
  case dimension(DimensionID)
}

/// One option of a matrix axis.
public enum MatrixOption: Hashable, Sendable {
  /// A class of countries.
  case region(RegionName)
  /// An atom of a dimension, "not applicable" among them.
  case atom(Atom)
}
