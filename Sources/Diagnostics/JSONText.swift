/// Strings as JSON writes them; the one place in the house that escapes for JSON.
public enum JSONText {
  /// The string between quotation marks. `<`, `>`, `&` and the two line separators of JavaScript are escaped as well,
  /// so that the text may stand inside a script element or a script file.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the string between quotation marks, as UTF-8: data files hold strings by the ten thousand.
  static func append(_ text: String, to out: inout [UInt8]) {
    var text = text
    out.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        guard unsafe mayNeedEscape(bytes[index]) else {
          index += 1
          continue
        }
        unsafe out.append(contentsOf: bytes[start..<index])
        unsafe index += escape(bytes, at: index, to: &out)
        start = index
      }
      unsafe out.append(contentsOf: bytes[start...])
    }
    out.append(UInt8(ascii: "\""))
  }

  /// Appends the escape of the character that begins at a byte. Gives how many bytes the character has.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, to out: inout [UInt8]) -> Int {
    let byte = unsafe bytes[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): out += Array("\\n".utf8)
    case UInt8(ascii: "\r"): out += Array("\\r".utf8)
    case UInt8(ascii: "\t"): out += Array("\\t".utf8)
    case 0xE2:
      // U+2028 or U+2029 is E2 80 A8 or E2 80 A9 in UTF-8.
      guard index + 2 < bytes.count, unsafe bytes[index + 1] == 0x80, unsafe bytes[index + 2] & 0xFE == 0xA8
      else {
        out.append(byte)
        return 1
      }
      unsafe out += Array("\\u202".utf8) + [hexadecimal(bytes[index + 2] & 15)]
      return 3
    default: out += Array("\\u00".utf8) + [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
    }
    return 1
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x7F, 0xE2: true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    default: false
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }
}
