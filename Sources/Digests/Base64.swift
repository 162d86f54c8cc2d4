/// Base64 (RFC 4648, section 4), read strictly: every text that is read is the one way to write its bytes.
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, padded.
  public static func text(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position < bytes.count {
      let group = bytes[position..<min(position + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place)) & 63
        out.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
      position += 3
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The bytes of a text; nil where it is not how `text` writes them.
  public static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 4) else { return nil }
    var out: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 4) {
      var bits: UInt32 = 0
      var known = 0
      for digit in digits[start..<start + 4] {
        bits <<= 6
        guard digit != UInt8(ascii: "=") else { continue }
        guard let value = alphabet.firstIndex(of: digit) else { return nil }
        bits |= UInt32(value)
        known += 1
      }
      guard known >= 2 else { return nil }
      let group = [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      out += group.prefix(known - 1)
    }
    // Bits that no byte has, and padding in the middle, would give a text a second spelling.
    return self.text(out) == text ? out : nil
  }
}
