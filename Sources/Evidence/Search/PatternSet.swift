/// Many texts that are looked for at once: one pass over a document finds all places of all of them.
///
/// Windows of 16 bytes are taken from the document, and a table tells whether some text begins with these bytes; only
/// then are they compared. Of a text of 23 bytes or more, eight windows are in the table, each a byte further, so that
/// every eighth window of the document is enough. Shorter texts have one window of 16 or of 4 bytes; the shortest are
/// looked for one by one.
struct PatternSet {
  private let patterns: [[UInt8]]
  private let tables: [WindowTable]
  /// Texts of less than 4 bytes.
  private let tiny: [Int]

  init(_ patterns: [[UInt8]]) {
    self.patterns = patterns
    func table(_ counts: Range<Int>, width: Int, stride: Int) -> WindowTable {
      WindowTable(patterns, patterns.indices.filter { counts.contains(patterns[$0].count) }, width, stride: stride)
    }
    tables = [
      table(23..<Int.max, width: 16, stride: 8), table(16..<23, width: 16, stride: 1),
      table(4..<16, width: 4, stride: 1),
    ]
    tiny = patterns.indices.filter { (1..<4).contains(patterns[$0].count) }
  }

  /// Calls `found` with the index of a pattern and the offset of each place at which it stands, in no certain order of
  /// patterns; the places of one pattern come in order.
  func places(in text: [UInt8], found: (_ pattern: Int, _ offset: Int) -> Void) {
    for table in tables where !table.isEmpty {
      table.candidates(in: text) { pattern, offset in
        if ByteSearch.stands(patterns[pattern], in: text, at: offset) { found(pattern, offset) }
      }
    }
    for pattern in tiny {
      for offset in ByteSearch.all(patterns[pattern], in: text) { found(pattern, offset) }
    }
  }
}
