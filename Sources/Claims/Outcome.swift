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
  /// Who brings it about.
  public let doneBy: Doer
  /// Where it was declared.
  public let location: FileLocation

  /// An outcome.
  public init(
    id: OutcomeID, label: LocalizedText, values: [OutcomeValue], onlyWhere: Guard? = nil, doneBy: Doer = .system,
    location: FileLocation
  ) {
    self.id = id
    self.label = label
    self.values = values
    self.onlyWhere = onlyWhere
    self.doneBy = doneBy
    self.location = location
  }

  /// Who brings an outcome about: only what developers do themselves can be asked of them.
  public enum Doer: String, Hashable, Sendable, CaseIterable {
    /// What the system, a store or a person does.
    case system
    /// What the developer of an app does.
    case developer
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
  /// The sentence where it is required, recommended, allowed, forbidden or advised against: "the full-page sheet may
  /// appear". Where there is none, a word about its strength stands before the plain sentence.
  public let modal: [Statement.Modality: LocalizedText]
  /// The label where it is required, recommended, allowed, forbidden or advised against, as it stands beside plain
  /// labels in tables: "full-page sheet possible". Where there is none, a word about its strength stands by the label.
  public let modalLabels: [Statement.Modality: LocalizedText]

  /// A value.
  public init(
    id: ValueID, label: LocalizedText, sentence: LocalizedText, modal: [Statement.Modality: LocalizedText] = [:],
    modalLabels: [Statement.Modality: LocalizedText] = [:]
  ) {
    self.id = id
    self.label = label
    self.sentence = sentence
    self.modal = modal
    self.modalLabels = modalLabels
  }

  /// The keys of modal sentences and labels, as authors and translations have them, in order.
  public static let modalKeys: [(modality: Statement.Modality, key: String, label: String)] = [
    (.must, "must", "must-label"), (.should, "should", "should-label"), (.may, "may", "may-label"),
    (.mustNot, "must-not", "must-not-label"), (.shouldNot, "should-not", "should-not-label"),
  ]
}
