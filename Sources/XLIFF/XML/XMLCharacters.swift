/// The character classes of XML 1.0.
enum XMLCharacters {
  /// The URI that the prefix `xml` is bound to.
  static let namespace = "http://www.w3.org/XML/1998/namespace"

  /// Whether a byte is white space: space, tab, line feed or carriage return.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD }

  /// Whether a code point may stand in an XML 1.0 document; surrogates may not.
  static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a string is a name token (NMTOKEN): one or more name characters.
  static func isNameToken(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isNameCharacter)
  }

  /// Whether a scalar is a name character (XML 1.0, fifth edition, production 4a).
  static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D,
      0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// The parts of a string between white space.
  static func tokens(_ text: String) -> [String] {
    text.utf8.split(whereSeparator: isSpace).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A string without white space at its ends.
  static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
