/// The passages of a document that have most words of a quote in their order, found through the quote's rare words: the
/// document is read once for many quotes, and each quote is compared with a few short windows only.
struct NearestPassages {
  private let capture: CaptureText
  /// For each word that some quote has, where it stands in the document, as offsets in the folded text.
  private var places: WordPlaces
  /// More places than these make a word common; it leads nowhere.
  private static let limit = 64

  /// Reads the document for the words of some quotes.
  init(_ capture: CaptureText, for quotes: [FoldedText]) {
    self.capture = capture
    let words = quotes.map { quote in (quote: quote, tokens: Array(WordTokens(quote.bytes))) }
    places = WordPlaces(words.flatMap { $0.tokens.map(\.word) })
    var outlines = WordOutlines.none
    for (quote, tokens) in words { for token in tokens { outlines.insert(quote.bytes[token.range]) } }
    var places = places
    WordTokens.forEachWord(of: capture.text.bytes, in: outlines) { word, start in
      places.add(Int32(start), to: word, limit: Self.limit + 1)
    }
    self.places = places
  }

  /// The best alignment of a quote with a passage; nil where no word of it leads anywhere, or where less than half of
  /// its words are there. That measure only chooses between two ways to say that the quote is not there.
  func nearest(to quote: FoldedText) -> WordAlignment? {
    let words = Array(WordTokens(quote.bytes))
    var best: WordAlignment?
    for window in windows(words, quote) {
      let tokens = Array(WordTokens(capture.text.bytes, in: window))
      let expected = max(0, (tokens.count - words.count) / 2)
      let alignment = WordAlignment.of(words, tokens, ends: .free, expectedStart: expected)
      if alignment.cost < best?.cost ?? .max { best = alignment }
    }
    guard let best, best.sameCount * 2 >= words.count else { return nil }
    return best
  }

  /// At most four windows of the folded text where rare words of the quote stand as far apart as in the quote.
  private func windows(_ words: [WordToken], _ quote: FoldedText) -> [Range<Int>] {
    let counted = words.map { (count: places[$0.word].count, token: $0) }
    let anchors = counted.filter { (1...Self.limit).contains($0.count) }
      .sorted { ($0.count, $0.token.range.lowerBound) < ($1.count, $1.token.range.lowerBound) }
      .prefix(16).map { $0.token }
    // Where the quote would begin, in strides as long as what may have been added or left out.
    let stride = max(32, quote.bytes.count / 4)
    var votes: [Int: Int] = [:]
    for anchor in anchors {
      for place in places[anchor.word] {
        let start = Int(place) - anchor.range.lowerBound
        // A start near the edge of a stride belongs to both.
        let slot = Int((Double(start) / Double(stride)).rounded(.down))
        votes[slot, default: 0] += 1
        votes[slot + (start - slot * stride > stride / 2 ? 1 : -1), default: 0] += 1
      }
    }
    let slack = 64 + quote.bytes.count / 2
    return votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { slot, _ in
      let start = slot * stride
      return snapped(start - slack..<start + stride + quote.bytes.count + slack)
    }
  }

  /// The range within the text, whole characters at both ends.
  private func snapped(_ range: Range<Int>) -> Range<Int> {
    let bytes = capture.text.bytes
    var start = min(max(0, range.lowerBound), bytes.count)
    var end = min(max(start, range.upperBound), bytes.count)
    // A word that the window cuts would be no word of the document.
    while start > 0, start < end, bytes[start] != 0x20, bytes[start] & 0xC0 != 0xC0, bytes[start] != 0x0A { start += 1 }
    while end < bytes.count, end > start, bytes[end] != 0x20, bytes[end] & 0xC0 != 0xC0, bytes[end] != 0x0A { end -= 1 }
    return start..<end
  }
}
