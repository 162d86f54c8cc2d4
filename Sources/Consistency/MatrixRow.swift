/// One row of a matrix: what it is about and what its cells say.
public struct MatrixRow: Hashable, Sendable {
  /// For each axis the options that the row stands for.
  public let options: [AxisChoice]
  /// The scenarios of the row.
  public let scenarios: Condition
  /// One cell an outcome.
  public let cells: [Cell]
  /// How many combinations of options were folded into the row.
  public let combinations: Int

  /// What a row says about one axis.
  public struct AxisChoice: Hashable, Sendable {
    /// The options, in the order of the axis; those that cannot occur with the other options of the row are not named.
    public let options: [MatrixOption]
    /// Whether these are all options that can occur with the others of the row and there is more than one: "whatever
    /// the flag".
    public let isWhatever: Bool
  }
}
