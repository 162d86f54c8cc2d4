/// A piece of HTML: UTF-8 bytes in which every text is already escaped. The one place in the house that escapes.
///
/// Markup enters only as literals of the program (`StaticString`), so nothing that was read from a file can become
/// markup. Templates and pages take an `HTML` as it is, and escape everything else.
public struct HTML: Hashable, Sendable {
  /// The UTF-8 bytes.
  public private(set) var bytes: [UInt8] = []

  /// Nothing.
  public init() {}

  /// Text, escaped.
  public init(text: String) { self.text(text) }

  /// A literal of the program, taken as markup.
  public init(markup: StaticString) { self.markup(markup) }

  /// Pieces after one another.
  public init(_ pieces: some Sequence<HTML>) {
    for piece in pieces { append(piece) }
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The markup as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text, escaped: safe between tags and in a quoted attribute.
  public mutating func text(_ text: String) { Self.escape(text, into: &bytes) }

  /// Takes back the blank that it ends with, if any.
  public mutating func dropLastBlank() {
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// Adds a literal of the program, taken as markup.
  public mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds another piece.
  public mutating func append(_ other: HTML) { bytes += other.bytes }

  /// Adds an element and what `content` writes into it.
  public mutating func element<Failure: Error>(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTML) throws(Failure) -> Void
  ) throws(Failure) {
    open(name, attributes)
    try content(&self)
    close(name)
  }

  /// Adds an element that holds only text.
  public mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Adds an element without content, such as `hr`.
  public mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) {
    markup("<")
    markup(name)
    for attribute in attributes { attribute.write(to: &self) }
    markup(" />")
  }

  /// Adds data for scripts, such as JSON-LD: a script element of a type that no browser runs.
  ///
  /// `json` must be JSON; `<`, `>` and `&` stand only within its strings and are written as `\u003C` and so on.
  public mutating func data(type: StaticString, json: String) {
    markup("<script type=\"")
    markup(type)
    markup("\">")
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): markup("\\u003C")
      case UInt8(ascii: ">"): markup("\\u003E")
      case UInt8(ascii: "&"): markup("\\u0026")
      default: bytes.append(byte)
      }
    }
    markup("</script>")
  }

  /// Adds a link target, percent-encoded and escaped as libcmark does.
  mutating func target(_ target: LinkTarget) { Self.escape(target: target, into: &bytes) }

  /// Starts a new line unless one has just begun.
  mutating func freshLine() {
    if let last = bytes.last, last != Byte.newline { bytes.append(Byte.newline) }
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    markup("<")
    markup(name)
    for attribute in attributes { attribute.write(to: &self) }
    markup(">")
  }

  private mutating func close(_ name: StaticString) {
    markup("</")
    markup(name)
    markup(">")
  }

  /// Two pieces after one another.
  public static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum.append(right)
    return sum
  }

  /// Adds a piece.
  public static func += (left: inout HTML, right: HTML) { left.append(right) }
}

extension HTML: CustomStringConvertible {
  /// The markup as text.
  public var description: String { string }
}
