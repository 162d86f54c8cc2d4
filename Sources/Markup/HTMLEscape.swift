extension HTML {
  /// Appends text with `&`, `<`, `>` and `"` escaped, for writers that keep bytes of their own.
  ///
  /// Runs without such a byte are copied whole; text of pages has few of them.
  public static func escape(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { unsafe escape($0, into: &bytes) }
  }

  private static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    var copied = 0
    var index = 0
    while index < text.count {
      let byte = unsafe text[index]
      // The four are 0x22, 0x26, 0x3C and 0x3E: most bytes of any language are above them.
      if byte <= 0x3E, let name = entity(byte) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        copied = index + 1
      }
      index += 1
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  private static func entity(_ byte: UInt8) -> StaticString? {
    switch byte {
    case 0x22: "&quot;"
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    default: nil
    }
  }

  /// Appends a link target: what a URL cannot hold is percent-encoded; percent signs stay, they are the author's.
  static func escape(target: LinkTarget, into bytes: inout [UInt8]) {
    for byte in target.text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "'"): bytes += "&#x27;".utf8
      // Letters, digits and the marks of URLs, without "&" and "'".
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23...0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F,
        0x7E:
        bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }
}
