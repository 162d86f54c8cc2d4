public import Claims
public import Diagnostics

/// A table that is computed from the claims: which rows it has and which outcomes it shows.
public struct Matrix: Hashable, Sendable {
  /// The matrix's id within its guide.
  public let id: MatrixID
  /// Its title.
  public let title: LocalizedText
  /// Its columns.
  public let outcomes: [OutcomeID]
  /// What its rows are made of, outermost first.
  public let axes: [Axis]
  /// What holds in every row.
  public let given: [Term]
  /// The two states that the first screen of the guide compares.
  public let firstLook: FirstLook?
  /// Where it was declared.
  public let location: FileLocation

  /// A matrix.
  public init(
    id: MatrixID, title: LocalizedText, outcomes: [OutcomeID], axes: [Axis], given: [Term], firstLook: FirstLook?,
    location: FileLocation
  ) {
    self.id = id
    self.title = title
    self.outcomes = outcomes
    self.axes = axes
    self.given = given
    self.firstLook = firstLook
    self.location = location
  }

  /// What holds for those who do nothing, and for those who follow the steps.
  public struct FirstLook: Hashable, Sendable {
    /// Terms that hold before.
    public let nothing: [Term]
    /// Terms that hold after.
    public let steps: [Term]

    /// Two states.
    public init(nothing: [Term], steps: [Term]) {
      self.nothing = nothing
      self.steps = steps
    }
  }

  /// One thing that tells rows apart.
  public enum Axis: Hashable, Sendable {
    /// The values of a dimension.
    case dimension(DimensionID)
    /// Regions, none overlapping another; each place dimension named is in them together.
    case places([RegionName], mean: [DimensionID])
  }
}

/// The id of a matrix within its guide.
public typealias MatrixID = Identifier<Matrix>
