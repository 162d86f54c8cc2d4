/// A unit of XLIFF 1.2.
public struct TransUnit: Hashable, Sendable {
  /// Unique in the file.
  public var id: String
  /// The original's name for it.
  public var name: String?
  /// Whether it is to be translated.
  public var translate: Bool
  /// Whether the translation is approved; nil where the file says nothing.
  public var isApproved: Bool?
  /// The source; codes as in 2.x, marks of segmentation left out.
  public var source: [Inline]
  /// The translation; nil where there is none.
  public var target: TransUnitTarget?
  /// Remarks.
  public var notes: [TransUnitNote]
  /// Whatever else the unit held, such as `alt-trans`: kept aside and written again.
  public var asides: [GenericElement]
  /// Where it was read.
  public var origin: Origin

  /// A unit.
  public init(
    id: String, name: String? = nil, translate: Bool = true, isApproved: Bool? = nil, source: [Inline],
    target: TransUnitTarget? = nil, notes: [TransUnitNote] = [], asides: [GenericElement] = [], origin: Origin = .made
  ) {
    self.id = id
    self.name = name
    self.translate = translate
    self.isApproved = isApproved
    self.source = source
    self.target = target
    self.notes = notes
    self.asides = asides
    self.origin = origin
  }
}

/// The target of a unit of XLIFF 1.2.
public struct TransUnitTarget: Hashable, Sendable {
  /// The state, such as `new`, `needs-translation`, `translated`, `signed-off` or `final`; the tools' own start with `x-`.
  public var state: String?
  /// How the state came about, such as `fuzzy-match` or `mt-suggestion`.
  public var stateQualifier: String?
  /// Text and codes; marks of segmentation left out.
  public var inlines: [Inline]
  /// How many segments the tool had split the target into; 0 where it had not.
  public var segmentCount: Int
  /// Where it was read.
  public var origin: Origin

  /// A target.
  public init(
    _ inlines: [Inline], state: String? = nil, stateQualifier: String? = nil, segmentCount: Int = 0,
    origin: Origin = .made
  ) {
    self.inlines = inlines
    self.state = state
    self.stateQualifier = stateQualifier
    self.segmentCount = segmentCount
    self.origin = origin
  }
}

/// A note of XLIFF 1.2.
public struct TransUnitNote: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Who says it.
  public var from: String?
  /// 1 (highest) to 10.
  public var priority: Int?
  /// `source`, `target` or `general`.
  public var annotates: String?

  /// A note.
  public init(_ text: String, from: String? = nil, priority: Int? = nil, annotates: String? = nil) {
    self.text = text
    self.from = from
    self.priority = priority
    self.annotates = annotates
  }
}
