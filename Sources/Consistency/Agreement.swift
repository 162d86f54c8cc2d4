public import Claims

/// Independent sources that say the same: counted, never alarmed.
public struct Agreement: Hashable, Sendable {
  /// The outcome.
  public let outcome: OutcomeID
  /// What they say.
  public let effect: Effect
  /// In which cases, as prime boxes.
  public let boxes: [Box]
  /// The claims that say it, sorted. Reported ones are not among them.
  public let claims: [ClaimID]
  /// How many independent sources that makes: documents that do not merely copy one another's sentence.
  public let independentSources: Int
}
