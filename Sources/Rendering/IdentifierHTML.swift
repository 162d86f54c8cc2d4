import Markup

/// Identifiers that may break at their humps: `<wbr>` adds no character, so that copied text stays as it is.
enum IdentifierHTML {
  /// Words up to this many bytes fit anywhere.
  private static let short = 14

  /// The text with places to break; short words have none.
  static func write(_ text: String, to html: inout HTML) {
    guard text.utf8.count > short else {
      html.text(text)
      return
    }
    let bytes = Array(text.utf8)
    var run = bytes.startIndex
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
      if end - start > short {
        for index in start + 1..<end where breaks(bytes[index - 1], bytes[index]) {
          html.text(String(decoding: bytes[run..<index], as: UTF8.self))
          html.markup("<wbr>")
          run = index
        }
      }
      start = end + 1
    }
    html.text(run == bytes.startIndex ? text : String(decoding: bytes[run...], as: UTF8.self))
  }

  /// Identifiers are ASCII; any other letter has no case here, and its bytes are never parted.
  private static func breaks(_ left: UInt8, _ right: UInt8) -> Bool {
    if isUpper(right), isLower(left) || isDigit(left) { return true }
    switch left {
    case UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "_"): return true
    case UInt8(ascii: "."): return isUpper(right) || isLower(right) || right >= 0x80
    default: return false
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
