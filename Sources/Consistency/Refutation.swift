public import Claims

/// A statement that cannot be true together with what was seen, however it is read and whatever was not recorded.
public struct Refutation: Hashable, Sendable {
  /// The id that records name: `observation.RUN.DOCUMENT.STATEMENT`.
  public let id: String
  /// The observation.
  public let observation: ObservationID
  /// The claim.
  public let claim: ClaimID
  /// Its rule lines, as positions in the claim's statements.
  public let statements: [Int]
  /// The outcome.
  public let outcome: OutcomeID
  /// What was seen.
  public let seen: ValueID
  /// What the statement says.
  public let said: [ValueID]
  /// What editors have recorded about it.
  public let state: Finding.State

  /// What every id of a refutation begins with.
  public static let prefix = "observation."

  /// Whether an editor has to act: nothing valid is recorded.
  public var needsRecord: Bool {
    switch state {
    case .decided, .open: false
    case .undecided, .lapsed, .overdue: true
    }
  }
}
