/// One place at which a quote stands in a capture, whole words at both ends.
struct QuotePlace {
  /// The capture's bytes.
  let bytes: Range<Int>
  /// The same in the folded text.
  let folded: Range<Int>
  /// The steps of typography that it took; none where the bytes are equal.
  let uses: [TypographyUse]
}

extension CaptureText {
  /// The place of a quote whose folded text stands at a folded offset; nil where it begins or ends inside a word, or
  /// where quotation marks differ in more than their form.
  func place(of quote: FoldedText, atFolded offset: Int) -> QuotePlace? {
    let folded = offset..<offset + quote.bytes.count
    var range = text.original(folded)
    guard WordEnds.areWhole(range, in: bytes) else { return nil }
    if quote.original.count == range.count, quote.original.elementsEqual(bytes[range]) {
      return QuotePlace(bytes: range, folded: folded, uses: [])
    }
    // What folding takes away at the ends belongs to the quote where the quote has it: backticks, links.
    if let exact = widened(range, to: quote.original) {
      range = exact
      return QuotePlace(bytes: range, folded: folded, uses: [])
    }
    guard let uses = TypographyComparison.uses(quote: quote.original, capture: self, at: range) else { return nil }
    return QuotePlace(bytes: range, folded: folded, uses: uses)
  }

  /// The range of exactly these bytes around a range.
  private func widened(_ range: Range<Int>, to quote: [UInt8]) -> Range<Int>? {
    guard quote.count > range.count else { return nil }
    let extra = quote.count - range.count
    for start in max(0, range.lowerBound - extra)...range.lowerBound
    where ByteSearch.stands(quote, in: bytes, at: start) { return start..<start + quote.count }
    return nil
  }

  /// All places of a quote, one after another.
  func places(of quote: FoldedText) -> [QuotePlace] {
    ByteSearch.all(quote.bytes, in: text.bytes).compactMap { place(of: quote, atFolded: $0) }
  }
}

/// Whether a passage begins and ends with whole words.
enum WordEnds {
  static func areWhole(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard !range.isEmpty else { return false }
    let first = Scalar(bytes, at: range.lowerBound)
    if let before = Scalar(bytes, before: range.lowerBound),
      runsOn(first, before, further: Scalar(bytes, before: range.lowerBound - before.length))
    {
      return false
    }
    guard range.upperBound < bytes.count, let last = Scalar(bytes, before: range.upperBound) else { return true }
    let next = Scalar(bytes, at: range.upperBound)
    let after = range.upperBound + next.length
    return !runsOn(last, next, further: after < bytes.count ? Scalar(bytes, at: after) : nil)
  }

  /// Whether a word runs on from its last sign in the passage to the one outside: directly ("prompt", "prompts"), over a
  /// hyphen or apostrophe ("EU", "non-EU"), or over the point of a number ("27", "27.2").
  private static func runsOn(_ inside: Scalar, _ outside: Scalar, further: Scalar?) -> Bool {
    if outside.isExtending || inside.value == 0x200D || outside.isEmojiPart { return true }
    guard inside.isWordPart else { return false }
    if outside.isWordPart { return true }
    guard let further else { return false }
    if outside.isJoiner { return further.isWordPart }
    return inside.isDigit && (outside.value == 0x2E || outside.value == 0x2C) && further.isDigit
  }
}
