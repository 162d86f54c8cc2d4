public import Claims

/// The smallest change of a witness under which the sides of a finding agree.
public struct Contrast: Hashable, Sendable {
  /// The dimension that changes.
  public let dimension: DimensionID
  /// What it changes to.
  public let atom: Atom
  /// What changes with it because a dimension begins or ceases to apply; empty as a rule.
  public let consequences: [Scenario.Setting]
  /// The scenario after the change.
  public let scenario: Scenario
  /// Whether both sides speak there and agree; if not, a side says nothing any more.
  public let isAgreement: Bool
  /// The values that remain possible there.
  public let values: [ValueID]
}
