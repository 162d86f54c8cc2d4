public import Claims

/// A disagreement: statements that cannot all be true in some scenario, under some reading.
public struct Finding: Hashable, Sendable {
  /// Shared by all copies: a report holds thousands of findings, and lists of them are put together anew after each
  /// edit.
  private var body: Body

  /// The id that decisions name: outcome, claims, and a mark only where the same claims disagree more than once. It
  /// does not change when other claims do.
  public var id: String { body.content.id }
  /// What kind of disagreement it is.
  public var kind: Kind { body.content.kind }
  /// How it depends on the readings.
  public var verdict: Verdict { body.content.verdict }
  /// The outcome.
  public var outcome: OutcomeID { body.content.outcome }
  /// The statements that disagree, sorted by claim; two, or more where only several together leave no value.
  public var sides: [Side] { body.content.sides }
  /// The cases affected, as prime boxes: none can be larger, none has a dimension too many, together they are exact.
  public var boxes: [Box] { body.content.boxes }
  /// Whether the search for the prime boxes came to its end. If not, the boxes are exact but may not be the largest.
  public var boxesAreComplete: Bool { body.content.boxesAreComplete }
  /// An example, the most ordinary one.
  public var witness: Scenario { body.content.witness }
  /// The smallest change of the example under which the statements agree; nil where no single change does.
  public var contrast: Contrast? { body.content.contrast }
  /// Other readings under which the sides do not disagree: the fewest changes that dissolve the disagreement, each set
  /// of changes one way to do so. Empty for a certain finding.
  public var dissolvedBy: [[ReadingChange]] { body.content.dissolvedBy }
  /// What in the text settles it, for a resolved finding.
  public var resolution: Resolution? { body.content.resolution }
  /// Whether a side is known only as a report: such a finding is never certain.
  public var restsOnReport: Bool { body.content.restsOnReport }
  /// What editors have decided about it.
  public var state: State { body.content.state }

  /// All that a finding says.
  struct Content: Hashable {
    var id = ""
    let kind: Kind
    var verdict: Verdict
    let outcome: OutcomeID
    var sides: [Side]
    let boxes: [Box]
    let boxesAreComplete: Bool
    let witness: Scenario
    let contrast: Contrast?
    let dissolvedBy: [[ReadingChange]]
    var resolution: Resolution?
    let restsOnReport: Bool
    var state = State.undecided
  }

  private final class Body: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  init(_ content: Content) { body = Body(content) }

  private mutating func change(_ edit: (inout Content) -> Void) {
    var content = body.content
    edit(&content)
    body = Body(content)
  }

  /// Equal where all that they say is.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.body === right.body || left.body.content == right.body.content
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(body.content) }

  mutating func settle(id: String, state: State) {
    change { content in
      content.id = id
      content.state = state
    }
  }

  /// Marks the finding as settled by the text.
  mutating func resolve(_ resolution: Resolution) {
    change { content in
      content.resolution = resolution
      content.verdict = .resolved
    }
  }

  /// Gives the sides other claims, with the lines that take part.
  mutating func rename(_ claims: [(claim: ClaimID, statements: [Int])]) {
    change { content in
      content.sides = zip(content.sides, claims).map { side, other in
        Side(
          claim: other.claim, statements: other.statements, reading: side.reading, effect: side.effect,
          isWithinCondition: side.isWithinCondition, isReported: side.isReported)
      }
    }
  }

  /// The kinds of disagreement.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Different values in one scenario.
    case contradiction
    /// Three or more statements that leave no value, none of them superfluous.
    case joint
    /// The same value, one condition asking for more.
    case stricter
    /// The same rule tied to different places: they disagree only where the places differ.
    case basis
    /// The same value from different versions on.
    case floor
    /// Required, allowed and forbidden in one scenario.
    case duty
  }

  /// How a finding depends on the readings.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// They disagree however they are read.
    case certain
    /// They disagree under some readings, or one side's words are not at hand.
    case readingDependent = "reading-dependent"
    /// The text itself settles it.
    case resolved
    /// A budget ran out.
    case undecided
  }

  /// One statement that takes part.
  public struct Side: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// The claim's rule lines that take part, as positions in its statements.
    public let statements: [Int]
    /// The reading under which it takes part.
    public let reading: Reading
    /// What it says, under that reading, about the witness.
    public let effect: Effect
    /// Whether it says so because its condition holds, and not because it fails ("only if").
    public let isWithinCondition: Bool
    /// Whether only a report of its words is at hand.
    public let isReported: Bool
  }

  /// Another reading of one side.
  public struct ReadingChange: Hashable, Sendable {
    /// The side, as its position.
    public let side: Int
    /// The other reading.
    public let reading: Reading
  }

  /// What in the text settles a disagreement.
  public struct Resolution: Hashable, Sendable {
    /// Why.
    public let reason: Reason
    /// The side that holds, as its position.
    public let prevailing: Int
    /// The claim that settles it where that is neither side: the other side's own document sets it aside there.
    public let through: ClaimID?

    init(reason: Reason, prevailing: Int, through: ClaimID? = nil) {
      self.reason = reason
      self.prevailing = prevailing
      self.through = through
    }

    /// The ways in which a text settles a disagreement.
    public enum Reason: Hashable, Sendable {
      /// Of two statements of one source, one speaks of a part of the cases of the other.
      case specificity
      /// One says "regardless of" what the other depends on.
      case regardless(DimensionID)
      /// Of two statements of one source, one forbids under a condition what the other allows.
      case exception
    }
  }
}
