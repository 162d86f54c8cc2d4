/// Many texts that are looked for at once: one pass over a document finds all places of all of them.
///
/// A window of 16 bytes runs over the document; a table tells whether some text begins with these bytes, and only then
/// are they compared. Shorter texts have a window of 4 bytes, the shortest are looked for one by one.
struct PatternSet {
  private let patterns: [[UInt8]]
  private let wide: WindowTable
  private let narrow: WindowTable
  /// Texts of less than 4 bytes.
  private let tiny: [Int]

  init(_ patterns: [[UInt8]]) {
    self.patterns = patterns
    wide = WindowTable(patterns, patterns.indices.filter { patterns[$0].count >= 16 }, width: 16)
    narrow = WindowTable(patterns, patterns.indices.filter { (4..<16).contains(patterns[$0].count) }, width: 4)
    tiny = patterns.indices.filter { (1..<4).contains(patterns[$0].count) }
  }

  /// Calls `found` with the index of a pattern and the offset of each place at which it stands, in no certain order of
  /// patterns; the places of one pattern come in order.
  func places(in text: [UInt8], found: (_ pattern: Int, _ offset: Int) -> Void) {
    for table in [wide, narrow] where !table.isEmpty {
      table.candidates(in: text) { pattern, offset in
        if ByteSearch.stands(patterns[pattern], in: text, at: offset) { found(pattern, offset) }
      }
    }
    for pattern in tiny {
      for offset in ByteSearch.all(patterns[pattern], in: text) { found(pattern, offset) }
    }
  }
}

/// The first bytes of some patterns, in a table by their hash.
struct WindowTable {
  /// 4 or 16 bytes.
  private let width: Int
  /// For each hash the first entry with it, or -1.
  private var heads: [Int32]
  private var entries: [Entry] = []
  private let shift: UInt64

  private struct Entry {
    let low: UInt64
    let high: UInt64
    let pattern: Int32
    let next: Int32
  }

  var isEmpty: Bool { entries.isEmpty }

  init(_ patterns: [[UInt8]], _ indices: [Int], width: Int) {
    self.width = width
    var bits: UInt64 = 8
    while (1 << bits) < indices.count * 16, bits < 22 { bits += 1 }
    shift = 64 - bits
    heads = Array(repeating: -1, count: 1 << Int(bits))
    for index in indices {
      var low: UInt64 = 0
      var high: UInt64 = 0
      for byte in patterns[index].prefix(width) {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
      }
      let slot = Int(Self.hash(low, high) >> shift)
      entries.append(Entry(low: low, high: high, pattern: Int32(index), next: heads[slot]))
      heads[slot] = Int32(entries.count - 1)
    }
  }

  @inline(__always)
  private static func hash(_ low: UInt64, _ high: UInt64) -> UInt64 {
    (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Calls `found` for every place where the window of some pattern stands.
  func candidates(in text: [UInt8], found: (_ pattern: Int, _ offset: Int) -> Void) {
    guard text.count >= width else { return }
    let mask: UInt64 = width == 4 ? 0xFFFF_FFFF : .max
    var low: UInt64 = 0
    var high: UInt64 = 0
    unsafe text.withUnsafeBufferPointer { text in
      unsafe heads.withUnsafeBufferPointer { heads in
        for offset in 0..<text.count {
          if width > 4 { high = high << 8 | low >> 56 }
          low = unsafe (low << 8 | UInt64(text[offset])) & mask
          guard offset + 1 >= width else { continue }
          var index = unsafe heads[Int(truncatingIfNeeded: Self.hash(low, high) >> shift)]
          while index >= 0 {
            let entry = entries[Int(index)]
            if entry.low == low, entry.high == high { found(Int(entry.pattern), offset + 1 - width) }
            index = entry.next
          }
        }
      }
    }
  }
}
