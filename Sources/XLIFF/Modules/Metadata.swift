/// A group of a unit's metadata (section 5.4): named values of the tools' own.
public struct MetadataGroup: Hashable, Sendable {
  /// Unique in the metadata.
  public var id: String?
  /// The kind of group.
  public var category: String?
  /// The values in order.
  public var values: [Value]
  /// The groups inside.
  public var groups: [MetadataGroup]

  /// A group; values are written before groups.
  public init(id: String? = nil, category: String? = nil, values: [Value] = [], groups: [MetadataGroup] = []) {
    self.id = id
    self.category = category
    self.values = values
    self.groups = groups
  }

  /// One value.
  public struct Value: Hashable, Sendable {
    /// Its name.
    public var type: String
    /// What it says.
    public var text: String

    /// A value.
    public init(_ type: String, _ text: String) {
      self.type = type
      self.text = text
    }
  }
}

extension XLIFFUnit {
  /// The metadata of the unit. Setting it replaces it.
  public var metadata: [MetadataGroup] {
    get {
      moduleElements("metadata", in: XLIFFNamespace.metadata).flatMap {
        $0.elements("metaGroup", in: XLIFFNamespace.metadata).map(MetadataGroup.init)
      }
    }
    set { setModule(newValue.map(\.element), as: "metadata", in: XLIFFNamespace.metadata) }
  }
}

extension MetadataGroup {
  private static let namespace = XLIFFNamespace.metadata

  fileprivate init(_ element: GenericElement) {
    self.init(
      id: element["id"], category: element["category"],
      values: element.elements("meta", in: Self.namespace).map { Value($0["type"] ?? "", $0.text) },
      groups: element.elements("metaGroup", in: Self.namespace).map(MetadataGroup.init))
  }

  fileprivate var element: GenericElement {
    var group = module("metaGroup", in: Self.namespace)
    group.set("id", id)
    group.set("category", category)
    for value in values {
      var meta = module("meta", in: Self.namespace)
      meta.set("type", value.type)
      meta.children = [.text(value.text)]
      group.children.append(.element(meta))
    }
    group.children += groups.map { .element($0.element) }
    return group
  }
}
