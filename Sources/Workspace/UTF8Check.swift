/// Finds the first byte at which bytes stop being UTF-8 (RFC 3629: no surrogates, nothing overlong, at most U+10FFFF).
enum UTF8Check {
  /// The offset of the first faulty sequence, or nil where all is well.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var position = 0
    while position < bytes.count {
      let first = bytes[position]
      if first < 0x80 {
        position += 1
        continue
      }
      guard let form = form(of: first), position + form.length <= bytes.count,
        form.second.contains(bytes[position + 1]),
        (position + 2..<position + form.length).allSatisfy({ bytes[$0] & 0xC0 == 0x80 })
      else { return position }
      position += form.length
    }
    return nil
  }

  /// How many bytes a sequence has that begins with `first`, and what its second byte may be.
  private static func form(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
