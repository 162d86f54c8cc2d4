public import Claims

/// One difference between a packet and an earlier one.
public struct PacketChange: Hashable, Sendable {
  /// What kind of change it is.
  public let kind: Kind
  /// What changed: the address of a quote, the id of a decision or disagreement, the place of a passage.
  public let subject: String
  /// The quote's number in the later packet, or in the earlier one where it is gone.
  public let number: Int?
  /// The name of what changed, by language, where it has one.
  public let title: [LocaleCode: String]
  /// The words before.
  public let before: String?
  /// The words after.
  public let after: String?
  /// The language of the words; nil where they are in no language, or in that of whoever compared.
  public let language: LocaleCode?

  /// A difference.
  public init(
    _ kind: Kind, _ subject: String, number: Int? = nil, title: [LocaleCode: String] = [:], before: String? = nil,
    after: String? = nil, language: LocaleCode? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.number = number
    self.title = title
    self.before = before
    self.after = after
    self.language = language
  }

  /// The kinds of change, in the order in which they are told.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A quote was altered.
    case quoteAltered = "quote-altered"
    /// A quote is new.
    case quoteAdded = "quote-added"
    /// A quote is gone.
    case quoteRemoved = "quote-removed"
    /// What a quote means was put in other rules.
    case meaningAltered = "meaning-altered"
    /// A saved copy was altered.
    case copyAltered = "copy-altered"
    /// A saved copy is new.
    case copyAdded = "copy-added"
    /// A saved copy is gone.
    case copyRemoved = "copy-removed"
    /// A decision was made.
    case decisionMade = "decision-made"
    /// A decision was altered.
    case decisionAltered = "decision-altered"
    /// A decision is no longer valid.
    case decisionLapsed = "decision-lapsed"
    /// A decision was taken back.
    case decisionRemoved = "decision-removed"
    /// A disagreement is new.
    case disagreementAdded = "disagreement-added"
    /// A disagreement is gone.
    case disagreementRemoved = "disagreement-removed"
    /// What happens in a case was altered.
    case caseAltered = "case-altered"
    /// A passage was altered.
    case passageAltered = "passage-altered"
    /// A passage is new.
    case passageAdded = "passage-added"
    /// A passage is gone.
    case passageRemoved = "passage-removed"
    /// A translation was altered.
    case translationAltered = "translation-altered"
    /// The original of a translated passage was altered since, the translation was not.
    case staleText = "stale-text"
    /// What a translated passage cites was altered, the passage itself was not.
    case staleFacts = "stale-facts"
    /// A quote was altered since, its translation was not.
    case staleQuote = "stale-quote"
  }
}
