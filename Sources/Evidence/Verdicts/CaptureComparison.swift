import Claims

/// Two states of one document, sentence by sentence: what stayed, what moved, and what stands in the place of the rest.
/// A sentence that both have is never taken for another one, however alike.
public struct CaptureComparison: Sendable {
  private let former: CaptureText
  private let new: CaptureText
  private let formerSentences: [Range<Int>]
  private let newSentences: [Range<Int>]
  /// For each former sentence the new one that is the same.
  private let matches: [Int?]
  /// Whether that one also keeps its place among the others.
  private let keepsOrder: [Bool]
  private let isMatched: [Bool]

  /// Compares two texts; every sentence is looked at once or twice.
  public init(from former: CaptureText, to new: CaptureText) {
    self.former = former
    self.new = new
    formerSentences = Sentences.ranges(in: former.text.bytes)
    newSentences = Sentences.ranges(in: new.text.bytes)
    let pairing = SequencePairing(
      formerSentences.map { Array(former.text.bytes[$0]) }, newSentences.map { Array(new.text.bytes[$0]) })
    matches = pairing.matches
    keepsOrder = pairing.keepsOrder
    var isMatched = Array(repeating: false, count: newSentences.count)
    for case let match? in pairing.matches { isMatched[match] = true }
    self.isMatched = isMatched
  }

  /// What stands in the place of a passage of the former text (folded bytes) whose sentences the new text does not have
  /// as they were; nil where nothing does.
  func alteration(of quote: FoldedText, at passage: Range<Int>) -> Alteration? {
    let touched = formerSentences.indices.filter { formerSentences[$0].overlaps(passage) }
    guard let first = touched.first, let last = touched.last else { return nil }
    let before = formerSentences[..<first].indices.last { keepsOrder[$0] }.flatMap { matches[$0] }
    let after = formerSentences[(last + 1)...].indices.first { keepsOrder[$0] }.flatMap { matches[$0] }
    let start = before.map { $0 + 1 } ?? 0
    let end = after ?? newSentences.count
    guard start < end else { return nil }
    // Only sentences that are new may stand in its place, and such of its own as stayed.
    let own = Set(touched.compactMap { matches[$0] })
    let free = (start..<end).filter { !isMatched[$0] || own.contains($0) }
    var best: WordAlignment?
    let words = Array(WordTokens(quote.bytes))
    for run in Self.runs(free) {
      let window = newSentences[run.lowerBound].lowerBound..<newSentences[run.upperBound].upperBound
      let tokens = Array(WordTokens(new.text.bytes, in: window))
      let alignment = WordAlignment.of(words, tokens, ends: .free, expectedStart: 0)
      if alignment.cost < best?.cost ?? .max { best = alignment }
    }
    guard let best, best.sameCount * 2 >= words.count else { return nil }
    return Alteration(
      span: new.span(new.text.original(best.capture)), diff: WordDiff(best, quote: quote, capture: new.text),
      wasVerbatimBefore: true)
  }

  /// Neighbouring numbers as ranges.
  private static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }
}
