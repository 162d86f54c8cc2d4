/// A quote of several parts with ellipses between them. Its parts must stand in their order, in one paragraph, and the
/// joins must not make one sentence of pieces of two.
struct JoinedQuote {
  private let parts: [FoldedText]
  private let capture: CaptureText

  init(_ parts: [FoldedText], _ capture: CaptureText) {
    self.parts = parts
    self.capture = capture
  }

  private static let ellipses: [[UInt8]] = ["[…]", "[...]", "(…)", "(...)", "……", "…", "..."].map { Array($0.utf8) }

  /// The parts of a quote between its ellipses, without the white space around them.
  static func parts(_ quote: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var rest = quote[...]
    while let byte = rest.first {
      if let mark = ellipses.first(where: { rest.starts(with: $0) }) {
        parts.append([])
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var slice = bytes[...]
    while slice.first == 0x20 { slice = slice.dropFirst() }
    while slice.last == 0x20 { slice = slice.dropLast() }
    return Array(slice)
  }

  /// The match; nil where a part is missing.
  func match() -> QuoteMatcher.Match? {
    let places = parts.map { part in capture.places(of: part).map { $0.folded } }
    guard !places.contains(where: { $0.isEmpty }) else { return nil }
    var inOrder: [[Range<Int>]] = []
    for first in places[0] {
      if let chain = chain(from: first, places) { inOrder.append(chain) }
    }
    guard !inOrder.isEmpty else { return refused(places.compactMap { $0.first }, .otherOrder) }
    let within = inOrder.filter { isOneParagraph($0) }
    guard let first = within.first else { return refused(inOrder[0], .acrossParagraphs) }
    let sound = within.filter { keepsSentences($0) }
    guard let chain = sound.first else { return refused(first, .acrossSentences) }
    if sound.count > 1 { return QuoteMatcher.Match(verdict: .ambiguous(sound.map { span($0) })) }
    let omitted = zip(chain, chain.dropFirst()).map { before, after in
      String(decoding: capture.text.bytes[before.upperBound..<after.lowerBound], as: UTF8.self)
    }
    let whole = chain[0].lowerBound..<chain[chain.count - 1].upperBound
    return QuoteMatcher.Match(
      verdict: .joined(chain.map { capture.span(capture.text.original($0)) }, omitted: omitted), folded: whole)
  }

  private func refused(_ chain: [Range<Int>], _ splice: Splice) -> QuoteMatcher.Match {
    QuoteMatcher.Match(verdict: .spliced(chain.map { capture.span(capture.text.original($0)) }, splice))
  }

  private func span(_ chain: [Range<Int>]) -> TextSpan {
    capture.span(capture.text.original(chain[0].lowerBound..<chain[chain.count - 1].upperBound))
  }

  /// The nearest places of the other parts behind that of the first; nil where one of them comes only before.
  private func chain(from first: Range<Int>, _ places: [[Range<Int>]]) -> [Range<Int>]? {
    var chain = [first]
    for candidates in places.dropFirst() {
      guard let end = chain.last?.upperBound, let next = candidates.first(where: { $0.lowerBound >= end }) else {
        return nil
      }
      chain.append(next)
    }
    return chain
  }

  private func isOneParagraph(_ chain: [Range<Int>]) -> Bool {
    zip(chain, chain.dropFirst()).allSatisfy { before, after in
      !capture.text.bytes[before.upperBound..<after.lowerBound].contains(0x0A)
    }
  }

  /// Whether each join lies within one sentence, or between whole sentences.
  private func keepsSentences(_ chain: [Range<Int>]) -> Bool {
    zip(chain, chain.dropFirst()).allSatisfy { before, after in
      let ends = Sentences.ends(in: capture.text.bytes, from: before.upperBound - 1, to: after.lowerBound)
      guard let first = ends.first, let last = ends.last else { return true }
      // The first part goes to the end of its sentence, or lacks only the mark; the second begins one.
      let isWholeBefore = first <= before.upperBound + 1
      let rest = capture.text.bytes[last..<after.lowerBound]
      return isWholeBefore && rest.allSatisfy { $0 == 0x20 || $0 == 0x22 || $0 == 0x27 }
    }
  }
}
