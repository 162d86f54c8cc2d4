public import Claims

/// What the statements say about one outcome in some scenarios.
public struct Cell: Hashable, Sendable {
  /// The outcome.
  public let outcome: OutcomeID
  /// The parts of the cell that differ; the one that holds the most ordinary scenario comes first. Empty where no
  /// scenario of the cell can happen. Where the outcome is defined in some scenarios of the cell, only these are told.
  public let pieces: [Piece]

  /// Whether the same holds in the whole cell.
  public var isUniform: Bool { pieces.count == 1 }

  /// A part of a cell in which the same holds.
  public struct Piece: Hashable, Sendable {
    /// Where, beyond what the whole cell is about: prime boxes, or one box without restrictions for the whole cell.
    public let boxes: [Box]
    /// How it stands there.
    public let standing: Standing
    /// What holds; nil where the standing is disputed, silent or not defined.
    public let effect: Effect?
    /// What the sides of the dispute say, in a fixed order; empty where there is none.
    public let alternatives: [Effect]
    /// The statements that speak there, sorted by claim.
    public let citations: [Citation]
    /// The ids of the findings that touch it, sorted: the disputes, or what was settled by the text or by a decision.
    public let findings: [String]
  }

  /// How an outcome stands.
  public enum Standing: Hashable, Sendable {
    /// The statements agree, and one of them says it in its own words.
    case settled
    /// Statements disagree, and no valid decision says which to follow.
    case disputed
    /// Statements disagree, and a decision says which to follow.
    case decided(DecisionID)
    /// It follows, but no quote says it on its own.
    case inferred(Inference)
    /// Statements speak, but leave two values or more.
    case partial
    /// No statement speaks.
    case silent
    /// The outcome has no value: its guard does not hold.
    case notDefined
  }

  /// Why something is only inferred.
  public enum Inference: String, Hashable, Sendable, CaseIterable {
    /// It needs a reading that is not the usual one: "if" read as "only if".
    case reading
    /// The statements rule out every other value.
    case elimination
    /// It takes several statements together.
    case combination
    /// It rests on reports alone; the words are not at hand.
    case report
  }

  /// A statement that speaks in a cell.
  public struct Citation: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// The rule lines, as positions in the claim's statements.
    public let statements: [Int]
    /// The reading under which it speaks.
    public let reading: Reading
    /// What it says there.
    public let effect: Effect
    /// Whether it says so because its condition holds, and not because it fails ("only if").
    public let isWithinCondition: Bool
    /// Whether only a report of its words is at hand.
    public let isReported: Bool
    /// Whether an exception in the text or a decision sets it aside there.
    public let isOverruled: Bool
    /// Whether it speaks in all of the piece, or only in a part.
    public let isThroughout: Bool
  }
}
