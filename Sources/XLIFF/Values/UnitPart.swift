/// A segment, or what lies between two segments.
public struct UnitPart: Hashable, Sendable {
  /// Whether it is a segment or ignorable.
  public var kind: Kind
  /// Unique among the parts and inline codes of the unit.
  public var id: String?
  /// Whether it may be split or joined; nil inherits, and ignorable parts cannot say.
  public var canResegment: Bool?
  /// How far the translation has come; segments only.
  public var state: SegmentState
  /// A finer state of the tool's own, `prefix:value`.
  public var subState: String?
  /// The source.
  public var source: PartContent
  /// The translation; nil where there is none yet.
  public var target: PartContent?
  /// The place of the target among the unit's targets, 1-based; nil for the place of the source.
  public var order: Int?
  /// Where it was read.
  public var origin: Origin

  /// A part.
  public init(
    _ kind: Kind = .segment, id: String? = nil, canResegment: Bool? = nil, state: SegmentState = .initial,
    subState: String? = nil, source: PartContent, target: PartContent? = nil, order: Int? = nil,
    origin: Origin = .made
  ) {
    self.kind = kind
    self.id = id
    self.canResegment = canResegment
    self.state = state
    self.subState = subState
    self.source = source
    self.target = target
    self.order = order
    self.origin = origin
  }

  /// The two kinds of parts.
  public enum Kind: String, Hashable, Sendable {
    /// Translatable text.
    case segment
    /// White space and codes between segments.
    case ignorable
  }
}

/// The content of a source or target.
public struct PartContent: Hashable, Sendable {
  /// Text and inline codes in order.
  public var inlines: [Inline]
  /// How white space is meant; nil inherits.
  public var whiteSpace: WhiteSpace?
  /// The language, where the file repeats it.
  public var language: LanguageTag?
  /// Where it was read.
  public var origin: Origin

  /// Content.
  public init(
    _ inlines: [Inline], whiteSpace: WhiteSpace? = nil, language: LanguageTag? = nil, origin: Origin = .made
  ) {
    self.inlines = inlines
    self.whiteSpace = whiteSpace
    self.language = language
    self.origin = origin
  }
}

/// How far a segment's translation has come, in this order.
public enum SegmentState: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Not translated, or not yet trusted.
  case initial
  /// Translated.
  case translated
  /// Reviewed.
  case reviewed
  /// Final.
  case final

  /// Earlier states are smaller.
  public static func < (left: SegmentState, right: SegmentState) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
