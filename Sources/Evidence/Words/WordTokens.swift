/// A word or mark of a folded text: what is compared when words are.
struct WordToken {
  /// Its bytes in the folded text.
  let range: Range<Int>
  /// Stands for its bytes.
  let word: UInt64
  /// Stands for its bytes and for whether white space comes before it.
  let spaced: UInt64
}

/// Cuts a folded text into words and marks. A word is a run of letters and digits, with the hyphens and apostrophes inside
/// it and the points inside numbers; every other mark and every ideograph stands alone; the end of a paragraph is a mark of its own.
struct WordTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  mutating func next() -> WordToken? {
    var space: UInt64 = 0
    while position < end, bytes[position] == 0x20 {
      space = 1
      position += 1
    }
    guard position < end else { return nil }
    let start = position
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let first = take(&hash)
    if first.isWordPart || first.isHangul {
      while position < end {
        let byte = bytes[position]
        if Self.isLetter(byte) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
          position += 1
          continue
        }
        let scalar = Scalar(bytes, at: position)
        guard scalar.isWordPart || scalar.isHangul || scalar.isExtending || joins(scalar) else { break }
        _ = take(&hash)
      }
    } else {
      while position < end, bytes[position] >= 0x80 {
        let scalar = Scalar(bytes, at: position)
        guard scalar.isExtending || scalar.isEmojiPart else { break }
        _ = take(&hash)
        // The joiner makes one sign of what stands on both of its sides.
        if scalar.value == 0x200D, position < end, bytes[position] >= 0x80 { _ = take(&hash) }
      }
    }
    return WordToken(range: start..<position, word: hash, spaced: (hash ^ space) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Whether a hyphen, a dash or an apostrophe stands between letters, or a point or comma between digits: "non-EU", "27.2".
  private func joins(_ mark: Scalar) -> Bool {
    let after = position + mark.length
    guard after < end else { return false }
    let next = Scalar(bytes, at: after)
    if mark.isJoiner || mark.value == 0x2013 { return next.isWordPart || next.isHangul }
    guard mark.value == 0x2E || mark.value == 0x2C else { return false }
    return next.isDigit && Scalar(bytes, before: position)?.isDigit == true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  private mutating func take(_ hash: inout UInt64) -> Scalar {
    let scalar = Scalar(bytes, at: position)
    for offset in position..<position + scalar.length {
      hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
    }
    position += scalar.length
    return scalar
  }
}
