/// A code block, fenced or indented.
public struct CodeBlock: Hashable, Sendable {
  /// The first word of the fence's info string; nil where there is none.
  public let language: String?
  /// The `key=value` words after it, in order, each key once.
  public let attributes: [Attribute]
  /// The lines, each with its line end.
  public let text: String

  /// A `key=value` word of a fence.
  public struct Attribute: Hashable, Sendable {
    /// The key.
    public let name: String
    /// The value, without quotation marks.
    public let value: String

    /// An attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A code block.
  public init(language: String?, attributes: [Attribute] = [], text: String) {
    self.language = language
    self.attributes = attributes
    self.text = text
  }

  /// The value of an attribute.
  public subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The file whose text stands here, seen from the document; nil where the text is written out.
  public var include: String? { self[attribute: "include"] }
}
