public import Claims

/// Two statements with the same effect, one for some of the cases of the other; no conflict as they are usually read.
public struct Overlap: Hashable, Sendable {
  /// The outcome.
  public let outcome: OutcomeID
  /// What both say.
  public let effect: Effect
  /// The claim whose condition asks for more.
  public let stricter: ClaimID
  /// The claim whose condition asks for less.
  public let broader: ClaimID
  /// The dimensions on which the stricter one asks for more, in the vocabulary's order.
  public let dimensions: [DimensionID]
  /// Whether all of these are versions: the same from a later version on.
  public let isFloor: Bool
}
