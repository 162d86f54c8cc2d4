/// Questions about one byte of UTF-8 text.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")

  static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

  static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Space or tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A byte that ends a line.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  /// What libcmark counts as white space.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// ASCII punctuation, which a backslash escapes.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether bytes are an id: a lower-case letter, then lower-case letters, digits and hyphens.
  static func isID(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLower(first) else { return false }
    return bytes.allSatisfy { isLower($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}
