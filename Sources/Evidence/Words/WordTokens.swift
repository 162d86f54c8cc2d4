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

  /// Calls `found` with what stands for each word of a text, and where it begins: the words that the iterator yields,
  /// some times as fast where most of them are plain letters between spaces.
  static func forEachWord(of text: [UInt8], _ found: (_ word: UInt64, _ start: Int) -> Void) {
    var tokens = WordTokens(text)
    let count = text.count
    unsafe text.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < count {
        let start = position
        let first = unsafe bytes[start]
        if first == 0x20 {
          position += 1
          continue
        }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        if Self.isLetter(first) {
          while position < count, unsafe Self.isLetter(bytes[position]) {
            hash = (hash ^ UInt64(unsafe bytes[position])) &* 0x100_0000_01B3
            position += 1
          }
        } else if first < 0x80 {
          hash = (hash ^ UInt64(first)) &* 0x100_0000_01B3
          position += 1
        }
        // What may join the word, or begins with a letter that is not plain, is left to the iterator.
        let next = position < count ? unsafe bytes[position] : 0x20
        if position > start, Self.ends(next, after: first) {
          found(hash, start)
          continue
        }
        tokens.position = start
        guard let token = tokens.next() else { return }
        found(token.word, start)
        position = tokens.position
      }
    }
  }

  /// Whether a byte surely does not belong to the word or mark before it, which begins with `first`.
  @inline(__always)
  private static func ends(_ byte: UInt8, after first: UInt8) -> Bool {
    if byte >= 0x80 { return false }
    return !isLetter(first) || (byte != 0x2D && byte != 0x27 && byte != 0x2E && byte != 0x2C)
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

  @inline(__always)
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
