/// A JSON value, written with its keys in the order in which they were given.
public indirect enum JSONValue: Sendable {
  /// A string.
  case text(String)
  /// A whole number.
  case number(Int)
  /// True or false.
  case flag(Bool)
  /// An array.
  case list([JSONValue])
  /// An object.
  case record([(key: String, value: JSONValue)])
  /// `null`.
  case nothing

  /// A string, or null.
  public static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .nothing }

  /// An array of strings.
  public static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }

  /// The value on one line.
  public var compact: String {
    var out = ""
    write(to: &out, indent: nil)
    return out
  }

  /// The value with a line for each entry, for people who read or compare it.
  public var indented: String {
    var out = ""
    write(to: &out, indent: 0)
    return out + "\n"
  }

  private func write(to out: inout String, indent: Int?) {
    switch self {
    case .text(let text): out += JSONText.quoted(text)
    case .number(let number): out += String(number)
    case .flag(let flag): out += flag ? "true" : "false"
    case .nothing: out += "null"
    case .list(let items):
      Self.write("[", "]", items.isEmpty || isPlainList ? nil : indent, items.count, to: &out) { index, inner, out in
        items[index].write(to: &out, indent: inner)
      }
    case .record(let entries):
      Self.write("{", "}", entries.isEmpty ? nil : indent, entries.count, to: &out) { index, inner, out in
        out += JSONText.quoted(entries[index].key) + (indent == nil ? ":" : ": ")
        entries[index].value.write(to: &out, indent: inner)
      }
    }
  }

  /// Whether the list holds neither lists nor objects: it then stands on one line.
  private var isPlainList: Bool {
    guard case .list(let items) = self else { return false }
    return items.allSatisfy {
      switch $0 {
      case .list, .record: false
      default: true
      }
    }
  }

  private static func write(
    _ open: String, _ close: String, _ indent: Int?, _ count: Int, to out: inout String,
    _ item: (Int, Int?, inout String) -> Void
  ) {
    out += open
    for index in 0..<count {
      if index > 0 { out += "," }
      if let indent { out += "\n" + String(repeating: " ", count: 2 * indent + 2) }
      item(index, indent.map { $0 + 1 }, &out)
    }
    if let indent { out += "\n" + String(repeating: " ", count: 2 * indent) }
    out += close
  }
}
