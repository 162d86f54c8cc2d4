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
      if byte == UInt8(ascii: "&") {
        bytes += "&amp;".utf8
      } else if byte == UInt8(ascii: "'") {
        bytes += "&#x27;".utf8
      } else if Byte.isLetter(byte) || Byte.isDigit(byte) || "!#$%()*+,-./:;=?@_~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] { bytes.append(digit + (digit < 10 ? 0x30 : 0x37)) }
      }
    }
  }
}
