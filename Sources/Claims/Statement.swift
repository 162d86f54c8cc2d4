public import Diagnostics

/// What a claim's words say, typed: an outcome that holds under a condition, inside a frame, under one or more readings.
public struct Statement: Hashable, Sendable {
  /// The outcome that the statement is about.
  public let outcome: OutcomeID
  /// Whether it tells what happens or what is required, recommended, allowed or forbidden.
  public let modality: Modality
  /// The values that the statement names; more than one means "one of these".
  public let values: [ValueID]
  /// What the sentence is about at all: all terms hold; outside of it the statement says nothing, in any reading.
  public let frame: [Term]
  /// How the condition is tied to the outcome.
  public let connective: Connective
  /// The condition: all terms hold; empty for `.always`.
  public let condition: [Term]
  /// Dimensions that the text names as making no difference ("regardless of what you set").
  public let whatever: [DimensionID]
  /// Whether the words can also be read as "only if".
  public let maybeOnlyIf: Bool
  /// Which dimensions a place name in this statement means; several entries are several readings, the likeliest first.
  /// Each entry is a conjunction: the device and the account. Empty where no term is about places.
  public let places: [[DimensionID]]
  /// The rule line that encodes the statement.
  public let location: FileLocation

  /// A statement.
  public init(
    outcome: OutcomeID, modality: Modality, values: [ValueID], frame: [Term], connective: Connective,
    condition: [Term], whatever: [DimensionID], maybeOnlyIf: Bool, places: [[DimensionID]], location: FileLocation
  ) {
    self.outcome = outcome
    self.modality = modality
    self.values = values
    self.frame = frame
    self.connective = connective
    self.condition = condition
    self.whatever = whatever
    self.maybeOnlyIf = maybeOnlyIf
    self.places = places
    self.location = location
  }

  /// Whether a statement tells what happens or what is required, recommended, allowed or forbidden.
  public enum Modality: String, Hashable, Sendable, CaseIterable {
    /// What happens.
    case isSo = "is"
    /// What is required.
    case must = "must be"
    /// What is allowed.
    case may = "may be"
    /// What is forbidden.
    case mustNot = "must not be"
    /// What is recommended: what someone is advised to do, and may leave.
    case should = "should be"
    /// What is advised against, and not forbidden.
    case shouldNot = "should not be"
  }

  /// How a condition is tied to its outcome.
  public enum Connective: String, Hashable, Sendable, CaseIterable {
    /// No condition: it holds in the whole frame.
    case always
    /// It holds where the condition does; elsewhere nothing is said.
    case onIf = "if"
    /// It holds at most where the condition does.
    case onlyIf = "only if"
    /// It holds where the condition does and nowhere else.
    case exactlyIf = "exactly if"
    /// It holds where the condition does not.
    case unless
  }
}
