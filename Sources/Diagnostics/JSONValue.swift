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
    var text = ""
    write(to: &text, colon: ":", comma: ",")
    return text
  }

  /// The text on one line.
  public var line: String {
    var text = ""
    write(to: &text, colon: ": ", comma: ", ")
    return text
  }

  /// The text as people read it: what fits on a line of 100 bytes stands on one, the rest is indented by two spaces.
  public var indented: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, colon: String, comma: String) {
    switch self {
    case .string(let string): text += JSONText.quoted(string)
    case .integer(let number): text += String(number)
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += comma }
        item.write(to: &text, colon: colon, comma: comma)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        text += JSONText.quoted(member.name) + colon
        member.value.write(to: &text, colon: colon, comma: comma)
      }
      text += "}"
    }
  }

  private static let width = 100

  private func write(to text: inout String, indent: String) {
    // A value with more parts than a line has room for is not even tried: its line would be made for nothing.
    if leastLength(upTo: Self.width) <= Self.width {
      let short = line
      if indent.utf8.count + short.utf8.count <= Self.width || !hasParts {
        text += short
        return
      }
    }
    let inner = indent + "  "
    switch self {
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + inner
        item.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + inner + JSONText.quoted(member.name) + ": "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    case .string, .integer, .boolean, .null: text += line
    }
  }

  private var hasParts: Bool {
    switch self {
    case .array, .object: true
    case .string, .integer, .boolean, .null: false
    }
  }

  /// How many bytes the text has at least; counting stops soon after `limit`.
  private func leastLength(upTo limit: Int) -> Int {
    var length = 2
    switch self {
    case .string(let string): return string.utf8.count + 2
    case .integer, .boolean, .null: return 1
    case .array(let items):
      for item in items where length <= limit { length += item.leastLength(upTo: limit - length) }
    case .object(let members):
      for member in members where length <= limit {
        length += member.name.utf8.count + 4 + member.value.leastLength(upTo: limit - length)
      }
    }
    return length
  }
}
