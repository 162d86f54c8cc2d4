/// The content extracted from one document.
public struct XLIFFFile: Hashable, Sendable {
  /// Unique in the document.
  public var id: String
  /// The name of the document that the content came from.
  public var original: String?
  /// What is needed to rebuild the document.
  public var skeleton: XLIFFSkeleton?
  /// What the parts inherit.
  public var defaults: InheritedProperties
  /// Elements of modules and extensions, with the instructions and comments among them.
  public var extensions: [GenericNode]
  /// Remarks about the whole file.
  public var notes: [XLIFFNote]
  /// Units and groups, in order.
  public var children: [UnitOrGroup]
  /// Attributes of other namespaces.
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// A file.
  public init(
    id: String, original: String? = nil, skeleton: XLIFFSkeleton? = nil,
    defaults: InheritedProperties = InheritedProperties(), extensions: [GenericNode] = [], notes: [XLIFFNote] = [],
    children: [UnitOrGroup] = [], attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.id = id
    self.original = original
    self.skeleton = skeleton
    self.defaults = defaults
    self.extensions = extensions
    self.notes = notes
    self.children = children
    self.attributes = attributes
    self.origin = origin
  }

  /// Every unit, in order, whatever group it is in.
  public var units: [XLIFFUnit] { children.flatMap(\.units) }
}

/// The non-translatable remains of a document: kept, or referred to.
public struct XLIFFSkeleton: Hashable, Sendable {
  /// Where it is, when it is not here.
  public var href: String?
  /// What it is, when it is here: kept as it was read.
  public var content: [GenericNode]

  /// A skeleton; either part is empty.
  public init(href: String? = nil, content: [GenericNode] = []) {
    self.href = href
    self.content = content
  }
}

/// What files, groups and units hand down to their parts; nil inherits from above.
public struct InheritedProperties: Hashable, Sendable {
  /// Whether segments may be split and joined; yes where nothing says otherwise.
  public var canResegment: Bool?
  /// Whether the text is to be translated; yes where nothing says otherwise.
  public var translate: Bool?
  /// The direction of source text.
  public var sourceDirection: TextDirection?
  /// The direction of target text.
  public var targetDirection: TextDirection?
  /// How white space is meant.
  public var whiteSpace: WhiteSpace?

  /// Properties that inherit everything unless told otherwise.
  public init(
    canResegment: Bool? = nil, translate: Bool? = nil, sourceDirection: TextDirection? = nil,
    targetDirection: TextDirection? = nil, whiteSpace: WhiteSpace? = nil
  ) {
    self.canResegment = canResegment
    self.translate = translate
    self.sourceDirection = sourceDirection
    self.targetDirection = targetDirection
    self.whiteSpace = whiteSpace
  }
}
