public import Diagnostics

/// An XML element as it was read, whatever vocabulary it belongs to: extensions and modules travel in this form.
public struct GenericElement: Hashable, Sendable {
  /// The element's name.
  public var name: QualifiedName
  /// The namespaces that are declared on this element itself, in the order of the file.
  public var namespaces: [NamespaceDeclaration]
  /// The attributes in the order of the file, without namespace declarations.
  public var attributes: [GenericAttribute]
  /// The content in order; neighbouring pieces of text are one node.
  public var children: [GenericNode]
  /// Where it was read.
  public var origin: Origin

  /// An element.
  public init(
    _ name: QualifiedName, namespaces: [NamespaceDeclaration] = [], attributes: [GenericAttribute] = [],
    children: [GenericNode] = [], origin: Origin = .made
  ) {
    self.name = name
    self.namespaces = namespaces
    self.attributes = attributes
    self.children = children
    self.origin = origin
  }

  /// The value of an attribute, nil where it is not set.
  public subscript(_ local: String, in namespace: String) -> String? {
    attribute(local, in: namespace)?.value
  }

  /// The value of an attribute without a namespace, nil where it is not set.
  public subscript(_ local: String) -> String? { self[local, in: ""] }

  /// An attribute with its place.
  public func attribute(_ local: String, in namespace: String = "") -> GenericAttribute? {
    attributes.first { $0.name.local == local && $0.name.namespace == namespace }
  }

  /// The child elements, in order.
  public var elements: [GenericElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The child elements with a name.
  public func elements(_ local: String, in namespace: String) -> [GenericElement] {
    var found: [GenericElement] = []
    for case .element(let element) in children where element.name.isNamed(local, in: namespace) {
      found.append(element)
    }
    return found
  }

  /// The text of the element and of all its descendants, joined.
  public var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let piece), .cdata(let piece): text += piece
      case .comment, .instruction: break
      }
    }
  }

  /// Where the element starts.
  public var location: FileLocation? { origin.location }
}
