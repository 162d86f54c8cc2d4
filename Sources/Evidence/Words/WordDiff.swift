/// The fewest words that must change to make one passage of another, with their places.
public struct WordDiff: Hashable, Sendable {
  /// A run of words that both have, or that differ.
  public struct Part: Hashable, Sendable {
    /// Whether both have it.
    public let isSame: Bool
    /// The run's bytes in the quote; empty where the document has more.
    public let quote: Range<Int>
    /// The run's bytes in the document; empty where the quote has more.
    public let capture: Range<Int>
    /// The quote's words there.
    public let quoteWords: String
    /// The document's words there.
    public let captureWords: String
  }

  /// The runs, in order; together they are the quote and the passage.
  public let parts: [Part]

  /// The runs that differ.
  public var changes: [Part] { parts.filter { !$0.isSame } }

  /// One line with what differs marked: `the [-full-]{+whole+} page`, the quote's words first.
  public var marked: String {
    var line = ""
    for part in parts {
      if part.isSame {
        line += part.captureWords
      } else {
        if !part.quoteWords.isEmpty { line += "[-\(part.quoteWords)-]" }
        if !part.captureWords.isEmpty { line += "{+\(part.captureWords)+}" }
      }
    }
    return line.replacing("\n", with: " ")
  }
}

extension WordDiff {
  /// The differences of two texts as wholes: what their authors wrote, from beginning to end.
  public static func between(_ quote: String, _ other: String) -> WordDiff {
    let (left, right) = (FoldedText(quote), FoldedText(other))
    let alignment = WordAlignment.of(
      Array(WordTokens(left.bytes)), Array(WordTokens(right.bytes)), ends: .bound, expectedStart: 0)
    return WordDiff(alignment, quote: left, capture: right)
  }

  /// An alignment of tokens, in the words of the texts that they came from.
  init(_ alignment: WordAlignment, quote: FoldedText, capture: FoldedText) {
    let runs = alignment.runs
    let captureRange =
      alignment.capture.isEmpty
      ? Self.point(alignment.capture.lowerBound, capture) : capture.original(alignment.capture)
    var parts: [Part] = []
    var starts = (quote: 0, capture: captureRange.lowerBound)
    for index in runs.indices {
      var ends = (quote: quote.original.count, capture: captureRange.upperBound)
      if index + 1 < runs.count {
        let gaps = (
          quote: Self.gap(runs[index].quote, runs[index + 1].quote, quote, from: starts.quote),
          capture: Self.gap(runs[index].capture, runs[index + 1].capture, capture, from: starts.capture)
        )
        // White space that both have belongs to what is the same, other white space to what differs.
        let isEqual = quote.original[gaps.quote].elementsEqual(capture.original[gaps.capture])
        let belongsHere = runs[index].isSame == isEqual
        ends =
          belongsHere
          ? (gaps.quote.upperBound, gaps.capture.upperBound) : (gaps.quote.lowerBound, gaps.capture.lowerBound)
      }
      let (own, other) = (starts.quote..<ends.quote, starts.capture..<ends.capture)
      parts.append(
        Part(
          isSame: runs[index].isSame, quote: own, capture: other,
          quoteWords: String(decoding: quote.original[own], as: UTF8.self),
          captureWords: String(decoding: capture.original[other], as: UTF8.self)))
      starts = ends
    }
    self.parts = parts
  }

  /// The original bytes between a run and the next one.
  private static func gap(_ run: Range<Int>, _ next: Range<Int>, _ text: FoldedText, from start: Int) -> Range<Int> {
    let end = run.isEmpty ? start : max(start, text.original(run).upperBound)
    let nextStart = next.isEmpty ? end : text.original(next).lowerBound
    return end..<max(end, nextStart)
  }

  private static func point(_ offset: Int, _ text: FoldedText) -> Range<Int> { text.original(offset..<offset) }
}
