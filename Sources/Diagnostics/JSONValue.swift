/// A JSON value in the making, its members in the order in which they are to be written.
public indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([Member])
  case null

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue

    /// A member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of the members that have a value.
  public static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An object of these entries, which may be one of many shapes.
  public static func record(_ entries: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(entries.map { Member($0.key, $0.value) })
  }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The text without any blank, for data that only programs read.
  public var compact: String {
    switch self {
    case .string, .integer, .boolean, .null: line
    case .array(let items): "[" + items.map { $0.compact }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.quoted($0.name)):\($0.value.compact)" }.joined(separator: ",") + "}"
    }
  }

  /// The text on one line.
  public var line: String {
    switch self {
    case .string(let text): JSONText.quoted(text)
    case .integer(let number): String(number)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let items): "[" + items.map { $0.line }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// The text as people read it: what fits on a line of 100 bytes stands on one, the rest is indented by two spaces.
  public var indented: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let short = line
    if indent.utf8.count + short.utf8.count <= 100 { return short }
    let inner = indent + "  "
    switch self {
    case .array(let items):
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let rows = members.map { "\(inner)\(JSONText.quoted($0.name)): \($0.value.text(indent: inner))" }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(indent)}"
    case .string, .integer, .boolean, .null: return short
    }
  }
}
