/// A unit: the smallest piece that stands by itself, such as a paragraph.
public struct XLIFFUnit: Hashable, Sendable {
  /// Unique among the units of the file.
  public var id: String
  /// The original's name for it.
  public var name: String?
  /// A kind of the tool's own, `prefix:value`.
  public var type: String?
  /// What the parts inherit.
  public var defaults: InheritedProperties
  /// Elements of modules and extensions, with the instructions and comments among them.
  public var extensions: [GenericNode]
  /// Remarks for the translator.
  public var notes: [XLIFFNote]
  /// What the inline codes stand for in the original.
  public var originalData: [OriginalDatum]
  /// Segments, and what lies between them; at least one segment.
  public var parts: [UnitPart]
  /// Attributes of other namespaces.
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// A unit.
  public init(
    id: String, name: String? = nil, type: String? = nil, defaults: InheritedProperties = InheritedProperties(),
    extensions: [GenericNode] = [], notes: [XLIFFNote] = [], originalData: [OriginalDatum] = [],
    parts: [UnitPart] = [], attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.defaults = defaults
    self.extensions = extensions
    self.notes = notes
    self.originalData = originalData
    self.parts = parts
    self.attributes = attributes
    self.origin = origin
  }

  /// The segments without what lies between them.
  public var segments: [UnitPart] { parts.filter { $0.kind == .segment } }
}

/// A remark.
public struct XLIFFNote: Hashable, Sendable {
  /// Unique among the notes beside it.
  public var id: String?
  /// What it says.
  public var text: String
  /// A category of the tool's own.
  public var category: String?
  /// 1 (highest) to 10; nil for the default, 1.
  public var priority: Int?
  /// Whether it is about the source or the target only.
  public var appliesTo: Side?
  /// Attributes of other namespaces.
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// A note.
  public init(
    _ text: String, id: String? = nil, category: String? = nil, priority: Int? = nil, appliesTo: Side? = nil,
    attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.text = text
    self.id = id
    self.category = category
    self.priority = priority
    self.appliesTo = appliesTo
    self.attributes = attributes
    self.origin = origin
  }

  /// The source or the target side of a unit.
  public enum Side: String, Hashable, Sendable {
    /// The source.
    case source
    /// The target.
    case target
  }
}

/// What an inline code stands for in the original.
public struct OriginalDatum: Hashable, Sendable {
  /// Unique in the unit.
  public var id: String
  /// The original's characters; only text and code points.
  public var content: [Inline]
  /// The direction of the data.
  public var direction: TextDirection

  /// Original data.
  public init(id: String, content: [Inline], direction: TextDirection = .auto) {
    self.id = id
    self.content = content
    self.direction = direction
  }
}
