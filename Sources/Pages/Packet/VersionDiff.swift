/// Two versions of a text, with the words marked that differ. Marks of punctuation count: one comma is a difference.
public enum VersionDiff {
  /// The earlier and the later text in pieces. Words are runs without white space; Han, kana and Hangul go by character.
  public static func pieces(_ before: String, _ after: String) -> (before: [QuotePiece], after: [QuotePiece]) {
    let (old, new) = (tokens(before), tokens(after))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let middle = CommonWords.taking(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    func kept(_ middle: [Bool], _ count: Int) -> [Bool] {
      Array(repeating: true, count: head) + middle + Array(repeating: true, count: count - head - middle.count)
    }
    return (joined(old, kept(middle.left, old.count)), joined(new, kept(middle.right, new.count)))
  }

  /// Words and the white space between them, in order; together they are the text.
  private static func tokens(_ text: String) -> [Substring] {
    var tokens: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    func isOwn(_ character: Character) -> Bool {
      guard let scalar = character.unicodeScalars.first else { return false }
      return character.isWhitespace || (0x2E80...0x9FFF).contains(scalar.value)
        || (0xF900...0xFAFF).contains(scalar.value)
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      if isOwn(text[index]) {
        if start < index { tokens.append(text[start..<index]) }
        tokens.append(text[index..<next])
        start = next
      }
      index = next
    }
    if start < text.endIndex { tokens.append(text[start...]) }
    return tokens
  }

  private static func joined(_ tokens: [Substring], _ kept: [Bool]) -> [QuotePiece] {
    var pieces: [QuotePiece] = []
    for (token, isKept) in zip(tokens, kept) {
      let kind: QuotePiece.Kind = isKept ? .plain : .differing
      if let last = pieces.last, last.kind == kind {
        pieces[pieces.count - 1] = QuotePiece(text: last.text + token, kind: kind)
      } else {
        pieces.append(QuotePiece(text: String(token), kind: kind))
      }
    }
    return pieces
  }
}
