/// Bytes as hexadecimal digits.
enum Hexadecimal {
  /// Two lower-case digits a byte.
  static func text(_ bytes: [UInt8]) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count * 2)
    for byte in bytes { for half in [byte >> 4, byte & 15] { digits.append(half < 10 ? 48 + half : 87 + half) } }
    return String(decoding: digits, as: UTF8.self)
  }
}
