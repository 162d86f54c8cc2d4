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
  /// some times as fast where most of them are plain letters between spaces. Of plain words that `outlines` does not
  /// have, some are left out.
  static func forEachWord(
    of text: [UInt8], in outlines: WordOutlines? = nil, _ found: (_ word: UInt64, _ start: Int) -> Void
  ) {
    var tokens = WordTokens(text)
    let outlines = outlines ?? .all
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
        position += 1
        if Self.isLetter(first) {
          while position < count, unsafe Self.isLetter(bytes[position]) { position += 1 }
        }
        let next = position < count ? unsafe bytes[position] : 0x20
        // What may join the word, or begins with a letter that is not plain, is left to the iterator.
        if first < 0x80, Self.ends(next, after: first) {
          guard outlines.mayHave(first, unsafe bytes[position - 1], position - start) else { continue }
          var hash: UInt64 = 0xCBF2_9CE4_8422_2325
          for offset in start..<position { hash = (hash ^ UInt64(unsafe bytes[offset])) &* 0x100_0000_01B3 }
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

/// The outlines of some words: their length, first and last byte. Most words of a document have the outline of none.
struct WordOutlines {
  private var bits: [UInt64]

  /// Every outline.
  static let all = WordOutlines(bits: Array(repeating: .max, count: 64))
  /// None.
  static let none = WordOutlines(bits: Array(repeating: 0, count: 64))

  /// Adds the outline of a word of one byte or more.
  mutating func insert(_ word: ArraySlice<UInt8>) {
    guard let first = word.first, let last = word.last else { return }
    let slot = Self.slot(first, last, word.count)
    bits[slot >> 6] |= 1 << UInt64(slot & 63)
  }

  /// Whether a word with this outline may be among them.
  @inline(__always)
  func mayHave(_ first: UInt8, _ last: UInt8, _ count: Int) -> Bool {
    let slot = Self.slot(first, last, count)
    return bits[slot >> 6] >> UInt64(slot & 63) & 1 == 1
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
    (Int(first) &* 37 &+ Int(last) &* 101 &+ count &* 613) & 4_095
  }
}
