import Claims

/// Whether words are an exact part of a quote.
enum QuoteMatch {
  /// Words count as a part when they stand in the quote as captured, in the quote without the marks of its code spans,
  /// or in either with the restored words in square brackets, as the pages show it. Bytes are compared: two ways to
  /// write one letter are two.
  static func isPart(_ words: String, of quotation: Claims.Quotation) -> Bool {
    let needle = Array(words.utf8)
    let texts = [quotation.text, quotation.shown].map { Array($0.utf8) }
    return texts.contains { $0.contains(needle) || bare($0).contains(bare(needle)) }
  }

  private static func bare(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != UInt8(ascii: "`") } }
}

extension Array where Element == UInt8 {
  /// Whether the bytes of another text stand in this one, one after another.
  func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}
