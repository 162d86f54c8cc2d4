/// A text that keeps a document below the state that a release asks for.
public struct ReleaseBlock: Hashable, Sendable {
  /// The unit.
  public let unit: UnitKey
  /// What is the matter with it.
  public let reason: Reason

  /// A text that blocks a release.
  init(unit: UnitKey, reason: Reason) {
    self.unit = unit
    self.reason = reason
  }

  /// What is the matter with a text.
  public enum Reason: Hashable, Sendable {
    /// It has not come far enough.
    case state(AssessedUnit.State)
    /// It is out of date.
    case stale(StaleCause)
    /// Its review no longer counts.
    case void(VoidReview)
    /// A check found an error in it.
    case check(TranslationFinding)
  }

  /// What is the matter in plain words, for the console.
  public var words: String {
    switch reason {
    case .state(let state): state.words
    case .stale(let cause): cause.words
    case .void(let review): review.words
    case .check(let finding): finding.message
    }
  }
}
