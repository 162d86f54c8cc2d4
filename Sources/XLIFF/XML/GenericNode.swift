/// One piece of an element's content.
public enum GenericNode: Hashable, Sendable {
  /// A child element.
  case element(GenericElement)
  /// Text, with entities and character references resolved.
  case text(String)
  /// The text of a CDATA section.
  case cdata(String)
  /// The text of a comment.
  case comment(String)
  /// A processing instruction: its target, and what follows.
  case instruction(target: String, data: String?)

  /// Whether it is text of white space only.
  var isBlankText: Bool {
    if case .text(let text) = self { text.utf8.allSatisfy(XMLCharacters.isSpace) } else { false }
  }
}

/// An attribute as it was read.
public struct GenericAttribute: Hashable, Sendable {
  /// The attribute's name; its namespace is empty where it has no prefix.
  public var name: QualifiedName
  /// The value, normalised as XML asks.
  public var value: String
  /// Where it was read.
  public var origin: Origin

  /// An attribute.
  public init(_ name: QualifiedName, _ value: String, origin: Origin = .made) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}
