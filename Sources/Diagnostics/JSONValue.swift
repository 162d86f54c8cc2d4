/// A JSON value in the making, its members in the order in which they are to be written.
public indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  /// An array of integers, of which data files have very many.
  case integers([Int])
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
  public var compact: String { Self.text { write(to: &$0, Self.dense) } }

  /// The text on one line.
  public var line: String { Self.text { write(to: &$0, Self.spaced) } }

  /// The text as people read it: what fits on a line of 100 bytes stands on one, the rest is indented by two spaces.
  public var indented: String {
    Self.text {
      write(to: &$0, indent: [])
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// What stands between members, and between a name and its value.
  private typealias Marks = (colon: [UInt8], comma: [UInt8])
  private static let dense: Marks = (Array(":".utf8), Array(",".utf8))
  private static let spaced: Marks = (Array(": ".utf8), Array(", ".utf8))

  private static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to out: inout [UInt8], _ marks: Marks) {
    switch self {
    case .string(let string): JSONText.append(string, to: &out)
    case .integer(let number): out += Array(String(number).utf8)
    case .boolean(let value): out += Array((value ? "true" : "false").utf8)
    case .null: out += Array("null".utf8)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { out += marks.comma }
        item.write(to: &out, marks)
      }
      out.append(UInt8(ascii: "]"))
    case .integers(let numbers):
      out.append(UInt8(ascii: "["))
      for (index, number) in numbers.enumerated() {
        if index > 0 { out += marks.comma }
        out += String(number).utf8
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { out += marks.comma }
        JSONText.append(member.name, to: &out)
        out += marks.colon
        member.value.write(to: &out, marks)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static let width = 100

  private func write(to out: inout [UInt8], indent: [UInt8]) {
    // A value with more parts than a line has room for is not even tried: its line would be made for nothing.
    if !hasParts || leastLength(upTo: Self.width) <= Self.width {
      let start = out.count
      write(to: &out, Self.spaced)
      if indent.count + out.count - start <= Self.width || !hasParts { return }
      out.removeSubrange(start...)
    }
    let inner = indent + [UInt8(ascii: " "), UInt8(ascii: " ")]
    func begin(_ index: Int) {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out.append(UInt8(ascii: "\n"))
      out += inner
    }
    switch self {
    case .integers(let numbers): JSONValue.array(numbers.map { .integer($0) }).write(to: &out, indent: indent)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        begin(index)
        item.write(to: &out, indent: inner)
      }
      out += [UInt8(ascii: "\n")] + indent + [UInt8(ascii: "]")]
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        begin(index)
        JSONText.append(member.name, to: &out)
        out += Self.spaced.colon
        member.value.write(to: &out, indent: inner)
      }
      out += [UInt8(ascii: "\n")] + indent + [UInt8(ascii: "}")]
    case .string, .integer, .boolean, .null: break
    }
  }

  private var hasParts: Bool {
    switch self {
    case .array, .integers, .object: true
    case .string, .integer, .boolean, .null: false
    }
  }

  /// How many bytes the text has at least; counting stops soon after `limit`.
  private func leastLength(upTo limit: Int) -> Int {
    var length = 2
    switch self {
    case .string(let string): return string.utf8.count + 2
    case .integer, .boolean, .null: return 1
    case .integers(let numbers): length += numbers.count
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
