/// Strings as JSON writes them; the one place in the house that escapes for JSON.
public enum JSONText {
  /// The string between quotation marks. `<`, `>`, `&` and the two line separators of JavaScript are escaped as well,
  /// so that the text may stand inside a script element or a script file.
  public static func quoted(_ text: String) -> String {
    // By bytes, and most texts need no escape at all: data files hold them by the ten thousand.
    guard text.utf8.contains(where: { mayNeedEscape($0) }) else { return "\"\(text)\"" }
    let bytes = Array(text.utf8)
    var out: [UInt8] = [UInt8(ascii: "\"")]
    out.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): out += Array("\\n".utf8)
      case UInt8(ascii: "\r"): out += Array("\\r".utf8)
      case UInt8(ascii: "\t"): out += Array("\\t".utf8)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0...0x1F, 0x7F:
        out += Array("\\u00".utf8) + [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      case 0xE2 where isLineSeparator(bytes, at: index):
        out += Array("\\u202".utf8) + [hexadecimal(bytes[index + 2] & 15)]
        index += 2
      default: out.append(byte)
      }
      index += 1
    }
    out.append(UInt8(ascii: "\""))
    return String(decoding: out, as: UTF8.self)
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x7F, 0xE2: true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    default: false
    }
  }

  /// Whether U+2028 or U+2029 stands there: E2 80 A8 or E2 80 A9 in UTF-8.
  private static func isLineSeparator(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }
}
