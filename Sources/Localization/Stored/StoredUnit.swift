public import Claims
public import Diagnostics

/// A unit of a stored translation: what was translated, into what, and what it leaned on then.
public struct StoredUnit: Hashable, Sendable {
  /// The unit's key.
  public var key: UnitKey
  /// The text that the translation was made from; for a unit without a translation, the text as of the last update.
  public var source: Segment
  /// The translation; nil where there is none yet.
  public var target: Segment?
  /// Whether the translation is trusted. Reviews are recorded elsewhere.
  public var trust: Trust
  /// The claims that the source leaned on when it was translated, sorted by claim.
  public var basis: [ClaimStamp]
  /// The day on which the translation came in; nil where nobody knows.
  public var translatedOn: CalendarDate?
  /// What translators asked or remarked.
  public var questions: [String]
  /// Where the unit stands in its file.
  public var place: Place

  /// A unit.
  public init(
    key: UnitKey, source: Segment, target: Segment? = nil, trust: Trust = .draft, basis: [ClaimStamp] = [],
    translatedOn: CalendarDate? = nil, questions: [String] = [], place: Place = Place()
  ) {
    self.key = key
    self.source = source
    self.target = target
    self.trust = trust
    self.basis = basis
    self.translatedOn = translatedOn
    self.questions = questions
    self.place = place
  }

  /// How far a stored translation is trusted.
  public enum Trust: Hashable, Sendable {
    /// A beginning, such as a suggestion of a machine: kept, never shown.
    case draft
    /// Translated.
    case translated
  }

  /// Where a unit stands in its file. It takes no part in comparisons.
  public struct Place: Hashable, Sendable {
    /// The unit's start.
    public let unit: FileLocation?
    /// The translation.
    public let target: FileLocation?

    /// Places; none for a unit that was made.
    public init(unit: FileLocation? = nil, target: FileLocation? = nil) {
      self.unit = unit
      self.target = target
    }

    /// Always true, so that units compare by what they say.
    public static func == (left: Place, right: Place) -> Bool { true }

    /// Adds nothing, as all places are equal.
    public func hash(into hasher: inout Hasher) {}
  }
}

/// What a claim said when a translation was made: short checksums of its typed rules, of its words, and of the countries
/// in the sets that its rules name.
public struct ClaimStamp: Hashable, Sendable {
  /// The claim.
  public let claim: ClaimID
  /// 16 hexadecimal digits that stand for its rules.
  public let facts: String
  /// 16 hexadecimal digits that stand for its words.
  public let quote: String
  /// 16 hexadecimal digits that stand for the members of the sets that its rules name; nil where they name none, or
  /// where nobody took note of it.
  public let places: String?

  /// A stamp.
  public init(claim: ClaimID, facts: String, quote: String, places: String? = nil) {
    self.claim = claim
    self.facts = facts
    self.quote = quote
    self.places = places
  }

  /// Whether the rules hold for the same cases as in another stamp, as far as both know.
  func agrees(with other: ClaimStamp) -> Bool {
    guard facts == other.facts else { return false }
    return places == nil || other.places == nil || places == other.places
  }

  /// The checksums as files have them.
  var sums: String { ([facts, quote] + (places.map { [$0] } ?? [])).joined(separator: " ") }
}
