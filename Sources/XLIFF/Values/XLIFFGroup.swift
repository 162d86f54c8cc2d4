/// A group of units and groups.
public struct XLIFFGroup: Hashable, Sendable {
  /// Unique among the groups of the file.
  public var id: String
  /// The original's name for it.
  public var name: String?
  /// A kind of the tool's own, `prefix:value`.
  public var type: String?
  /// What the parts inherit.
  public var defaults: InheritedProperties
  /// Elements of modules and extensions, with the instructions and comments among them.
  public var extensions: [GenericNode]
  /// Remarks about the group.
  public var notes: [XLIFFNote]
  /// Units and groups, in order.
  public var children: [UnitOrGroup]
  /// Attributes of other namespaces.
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// A group.
  public init(
    id: String, name: String? = nil, type: String? = nil, defaults: InheritedProperties = InheritedProperties(),
    extensions: [GenericNode] = [], notes: [XLIFFNote] = [], children: [UnitOrGroup] = [],
    attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.defaults = defaults
    self.extensions = extensions
    self.notes = notes
    self.children = children
    self.attributes = attributes
    self.origin = origin
  }
}

/// What a file or a group consists of.
public enum UnitOrGroup: Hashable, Sendable {
  /// A unit.
  case unit(XLIFFUnit)
  /// A group.
  case group(XLIFFGroup)

  /// The unit itself, or every unit of the group.
  public var units: [XLIFFUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .group(let group): group.children.flatMap(\.units)
    }
  }
}
