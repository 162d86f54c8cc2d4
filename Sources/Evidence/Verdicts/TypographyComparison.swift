/// Tells by which steps of typography a quote and the document differ, once folding has made them equal.
struct TypographyComparison {
  private let quote: [UInt8]
  private let capture: [UInt8]
  private(set) var uses: [TypographyUse] = []

  /// The uses, in order; nil where two curly marks differ, or letters, which is no matter of typography.
  static func uses(quote: [UInt8], capture: CaptureText, at range: Range<Int>) -> [TypographyUse]? {
    var comparison = TypographyComparison(quote: quote, capture: capture.bytes)
    let pieces = comparison.pieces(of: range)
    return comparison.run(pieces, end: range.upperBound) ? comparison.uses : nil
  }

  private init(quote: [UInt8], capture: [UInt8]) {
    self.quote = quote
    self.capture = capture
  }

  /// The pieces of a place in the capture. They are read from the beginning of the line on, so that a link or heading
  /// that the place begins in is known as one.
  private func pieces(of range: Range<Int>) -> [TextFolding.Piece] {
    let furthest = max(0, range.lowerBound - 4_000)
    var start = range.lowerBound
    while start > furthest, capture[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start < range.lowerBound, capture[start] & 0xC0 == 0x80 { start += 1 }
    var folding = TextFolding(capture, from: start)
    var pieces: [TextFolding.Piece] = []
    while folding.position < range.upperBound, let piece = folding.next() {
      if piece.range.lowerBound >= range.lowerBound { pieces.append(piece) }
    }
    return pieces
  }

  private static func pieces(_ bytes: [UInt8]) -> [TextFolding.Piece] {
    var folding = TextFolding(bytes)
    var pieces: [TextFolding.Piece] = []
    while let piece = folding.next() { pieces.append(piece) }
    return pieces
  }

  private mutating func run(_ pieces: [TextFolding.Piece], end: Int) -> Bool {
    var left = Self.pieces(quote)[...]
    var right = pieces[...]
    while let a = left.first, let b = right.first {
      if a.folded == b.folded, quote[a.range].elementsEqual(capture[b.range]) {
        left.removeFirst()
        right.removeFirst()
      } else if a.folded == .nothing {
        add(a.step, a.range, b.range.lowerBound..<b.range.lowerBound)
        left.removeFirst()
      } else if b.folded == .nothing {
        add(b.step, a.range.lowerBound..<a.range.lowerBound, b.range)
        right.removeFirst()
      } else {
        guard compare(&left, &right) else { return false }
      }
    }
    for piece in left { add(piece.step, piece.range, end..<end) }
    for piece in right { add(piece.step, quote.count..<quote.count, piece.range) }
    return true
  }

  /// Pieces that differ and stand for the same: one against one, or a ligature against its letters.
  private mutating func compare(
    _ left: inout ArraySlice<TextFolding.Piece>, _ right: inout ArraySlice<TextFolding.Piece>
  ) -> Bool {
    guard let a = left.popFirst(), let b = right.popFirst() else { return true }
    if a.step == .quotationMarks, b.step == .quotationMarks { return false }
    var (own, other) = (Self.bytes(a, of: quote), Self.bytes(b, of: capture))
    var (ownEnd, otherEnd) = (a.range.upperBound, b.range.upperBound)
    var step = a.step ?? b.step
    while own.count != other.count {
      if own.count < other.count, let more = left.popFirst() {
        own += Self.bytes(more, of: quote)
        ownEnd = more.range.upperBound
        step = step ?? more.step
      } else if own.count > other.count, let more = right.popFirst() {
        other += Self.bytes(more, of: capture)
        otherEnd = more.range.upperBound
        step = step ?? more.step
      } else {
        break
      }
    }
    guard own == other || step != nil else { return false }
    add(step, a.range.lowerBound..<ownEnd, b.range.lowerBound..<otherEnd)
    return true
  }

  private static func bytes(_ piece: TextFolding.Piece, of bytes: [UInt8]) -> [UInt8] {
    switch piece.folded {
    case .same: Array(bytes[piece.range])
    case .nothing: []
    case .byte(let byte): [byte]
    case .bytes(let bytes): bytes
    }
  }

  private mutating func add(_ step: TypographyStep?, _ own: Range<Int>, _ other: Range<Int>) {
    guard let step else { return }
    uses.append(TypographyUse(step: step, quote: own, capture: other))
  }
}
