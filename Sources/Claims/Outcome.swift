public import Diagnostics

/// What can happen, or what someone must do: an attribute of a scenario with a finite set of values.
public struct Outcome: Hashable, Sendable {
  /// The outcome's id.
  public let id: OutcomeID
  /// Its name for readers, as a table's head has it ("prompt").
  public let label: LocalizedText
  /// Its values; at least two, at most 32, each excluding the others.
  public let values: [OutcomeValue]
  /// Where the outcome is defined at all; nil: everywhere.
  public let onlyWhere: Guard?
  /// Where it was declared.
  public let location: FileLocation

  /// An outcome.
  public init(
    id: OutcomeID, label: LocalizedText, values: [OutcomeValue], onlyWhere: Guard? = nil, location: FileLocation
  ) {
    self.id = id
    self.label = label
    self.values = values
    self.onlyWhere = onlyWhere
    self.location = location
  }

  /// The condition without which an outcome has no value: what the prompt looks like is only defined where one appears.
  public struct Guard: Hashable, Sendable {
    /// The condition in words ("a prompt appears").
    public let label: LocalizedText
    /// The condition: all terms hold.
    public let condition: [Term]

    /// A guard.
    public init(label: LocalizedText, condition: [Term]) {
      self.label = label
      self.condition = condition
    }
  }
}

/// One value of an outcome, with the words that name it.
public struct OutcomeValue: Hashable, Sendable {
  /// The value's id within its outcome.
  public let id: ValueID
  /// As a label in a table: "full-page sheet".
  public let label: LocalizedText
  /// As a sentence without its end mark: "the full-page sheet appears".
  public let sentence: LocalizedText

  /// A value.
  public init(id: ValueID, label: LocalizedText, sentence: LocalizedText) {
    self.id = id
    self.label = label
    self.sentence = sentence
  }
}
