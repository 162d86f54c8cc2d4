public import Claims

/// What an observation means for the statements: which it refutes, and how those that seem to contradict it can be true.
public struct ObservationFinding: Hashable, Sendable {
  /// The observation.
  public let observation: ObservationID
  /// The statements that what was seen speaks against, in some completion of what was recorded; sorted by claim.
  public let challenges: [Challenge]
  /// The completions of what was recorded under which every statement that is not refuted fits everything that was
  /// seen, as prime boxes, the smallest first: those that add the fewest dimensions. One box without restrictions where
  /// all completions do, none where none does.
  public let explanations: [Box]
  /// The statements that say by themselves what was seen, each with the completions under which they do; sorted by
  /// claim. These are the candidates for a cause.
  public let predictions: [Prediction]

  /// Whether a statement cannot be true together with what was seen, however it is read.
  public var isRefutation: Bool { challenges.contains { $0.isRefuted && $0.readings.isEmpty } }

  /// A statement that what was seen speaks against.
  public struct Challenge: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// Its rule lines, as positions in the claim's statements.
    public let statements: [Int]
    /// The outcome.
    public let outcome: OutcomeID
    /// Whether no completion of what was recorded makes both true, under the usual reading.
    public let isRefuted: Bool
    /// Other readings under which the statement is not refuted; empty where there is none, or none is needed.
    public let readings: [Reading]
    /// The completions that make both true, the smallest first; empty for a refuted statement.
    public let completions: [Box]
  }

  /// A statement that says what was seen.
  public struct Prediction: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// Its rule lines, as positions in the claim's statements.
    public let statements: [Int]
    /// The outcome.
    public let outcome: OutcomeID
    /// When it says so, beyond what was recorded.
    public let completions: [Box]
  }
}
