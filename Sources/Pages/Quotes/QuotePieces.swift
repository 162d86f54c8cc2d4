import Claims

/// The words of a quote in pieces: restored words in square brackets, and the words that another quote does not have.
enum QuotePieces {
  /// The pieces; together they are the quote's bytes and, between brackets, what was put back.
  static func pieces(_ quotation: Claims.Quotation, comparedWith other: String? = nil) -> [QuotePiece] {
    quotation.passages.flatMap { passage -> [QuotePiece] in
      if passage.isRestored { return [QuotePiece(text: passage.text, kind: .restored)] }
      return other.map { marked(passage.text, against: $0) } ?? [QuotePiece(text: passage.text, kind: .plain)]
    }
  }

  /// A text with the words marked that do not stand in the longest common sequence of words with `other`.
  private static func marked(_ text: String, against other: String) -> [QuotePiece] {
    let space = UInt8(ascii: " ")
    let own = text.utf8.split(separator: space, omittingEmptySubsequences: false).map { String(Substring($0)) }
    let others = other.utf8.split(separator: space).map { bare(String(Substring($0))) }
    let common = CommonWords.taking(own.map { bare($0) }, others).left
    // Sentences that have little in common differ everywhere: marking all of it would tell nothing.
    guard common.count(where: { $0 }) * 2 >= own.count else { return [QuotePiece(text: text, kind: .plain)] }
    var pieces: [QuotePiece] = []
    var run = ""
    var runKind = QuotePiece.Kind.plain
    for (index, word) in own.enumerated() {
      let kind: QuotePiece.Kind = common[index] || word.isEmpty ? .plain : .differing
      if kind != runKind, !run.isEmpty {
        pieces.append(QuotePiece(text: run, kind: runKind))
        run = ""
      }
      runKind = kind
      run += word
      // The space belongs to no marked word, so that marks do not run together with plain words.
      if index < own.count - 1 {
        if kind == .differing, index + 1 < own.count, common[index + 1] {
          pieces.append(QuotePiece(text: run, kind: kind))
          run = ""
          runKind = .plain
        }
        run += " "
      }
    }
    if !run.isEmpty { pieces.append(QuotePiece(text: run, kind: runKind)) }
    return pieces
  }

  /// A word without its case and the marks around it: "Sheet," is "sheet".
  private static func bare(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      let kept = word.utf8.filter { !isMark(Unicode.Scalar($0)) }
      return String(decoding: kept.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    return bareBeyondASCII(word)
  }

  private static func bareBeyondASCII(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.lazy.filter { !isMark($0) })).lowercased()
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "`", ",", ".", ";", ":", "(", ")", "“", "”", "\"", "‘", "’": true
    default: false
    }
  }
}
