public import Diagnostics

/// An axis of a scenario: something that a rule may depend on, with a finite set of values.
public struct Dimension: Hashable, Sendable {
  /// The dimension's id.
  public let id: DimensionID
  /// Its name for readers, as a table's head has it ("device location").
  public let label: LocalizedText
  /// A shorter name for use inside sentences ("device"); the label where none was given.
  public let short: LocalizedText
  /// What its values are.
  public let kind: Kind
  /// The clause of an "if" that takes several values, with `{values}` where their labels stand: "the app runs on
  /// {values}"; nil where a general one will do.
  public let anyClause: AnyClause?
  /// Where the dimension has a value at all ("only where the call is the new one"); empty: everywhere.
  public let onlyWhen: [Term]
  /// Values from the most ordinary to the least, for examples; those not named come after.
  public let ordinary: [ScenarioValue]
  /// Where it was declared.
  public let location: FileLocation

  /// A dimension.
  public init(
    id: DimensionID, label: LocalizedText, short: LocalizedText, kind: Kind, anyClause: AnyClause? = nil,
    onlyWhen: [Term] = [], ordinary: [ScenarioValue] = [], location: FileLocation
  ) {
    self.id = id
    self.label = label
    self.short = short
    self.kind = kind
    self.anyClause = anyClause
    self.onlyWhen = onlyWhen
    self.ordinary = ordinary
    self.location = location
  }

  /// A clause about several values.
  public struct AnyClause: Hashable, Sendable {
    /// As the last clause of an "if".
    public let clause: LocalizedText
    /// As a clause before another one; the same in languages without such a form.
    public let linking: LocalizedText

    /// A clause in its two forms.
    public init(clause: LocalizedText, linking: LocalizedText) {
      self.clause = clause
      self.linking = linking
    }
  }

  /// What the values of a dimension are.
  public enum Kind: Hashable, Sendable {
    /// One of the values listed.
    case choice([DimensionValue])
    /// A region of ISO 3166-1; rules name sets of them.
    case region
    /// An ordered version of a product; the cuts part it into half-open intervals.
    case version(product: String, cuts: [Version])
  }
}

/// One value of a choice dimension, with the words that name it.
public struct DimensionValue: Hashable, Sendable {
  /// The value's id within its dimension.
  public let id: ValueID
  /// The words that name it.
  public let phrase: Phrase
  /// The words for all other values together ("the person has answered before" for what is not "none"); nil where they
  /// have none of their own.
  public let negation: Phrase?
  /// Whether the source uses the phrase without ever defining it.
  public let isOpaque: Bool

  /// A value.
  public init(id: ValueID, phrase: Phrase, negation: Phrase? = nil, isOpaque: Bool = false) {
    self.id = id
    self.phrase = phrase
    self.negation = negation
    self.isOpaque = isOpaque
  }
}

/// The words for a value of a dimension in the places where sentences need them.
public struct Phrase: Hashable, Sendable {
  /// As a label in a table or a list: "Markdown key present".
  public let label: LocalizedText
  /// As the clause of an "if": "the Markdown key is present"; in Korean with its ending, "Markdown 키가 있으면".
  public let clause: LocalizedText
  /// As a clause before another one: "Markdown 키가 있고"; the same as `clause` in languages without such a form.
  public let linking: LocalizedText
  /// As a clause before another one where either will do: "Markdown 키가 있거나"; empty, or nil for all, in languages
  /// that join such clauses by a word between them.
  public let alternative: LocalizedText?

  /// A phrase.
  public init(
    label: LocalizedText, clause: LocalizedText, linking: LocalizedText, alternative: LocalizedText? = nil
  ) {
    self.label = label
    self.clause = clause
    self.linking = linking
    self.alternative = alternative
  }
}

/// A value that a scenario gives to a dimension.
public enum ScenarioValue: Hashable, Sendable {
  /// A value of a choice dimension.
  case value(ValueID)
  /// A country or area.
  case region(RegionCode)
  /// The interval that begins at a version, or holds it.
  case version(Version)
}
