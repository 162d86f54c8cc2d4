/// A query's words as an expression of FTS5: all must be found; what stands between quotation marks, as a phrase.
///
/// Everything reaches FTS5 as words between its own quotation marks, so that no sign of the query has a meaning there.
struct SearchExpression {
  /// The expression.
  let text: String

  /// The expression for a query; nil where the query has no word.
  init?(_ query: String) {
    var seen: Set<String> = []
    let terms = Self.pieces(of: query).compactMap { Self.term(for: $0) }.filter { seen.insert($0).inserted }
    if terms.isEmpty { return nil }
    text = terms.joined(separator: " AND ")
  }

  /// Words, and phrases between straight or typographic quotation marks; a mark that is not closed reaches to the end.
  private static func pieces(of query: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isPhrase = false
    for character in query {
      let isMark = character == "\"" || character == "“" || character == "”"
      if isMark || (character.isWhitespace && !isPhrase) {
        pieces.append(piece)
        piece = ""
        if isMark { isPhrase.toggle() }
      } else {
        piece.append(character)
      }
    }
    return pieces + [piece]
  }

  private static func term(for piece: String) -> String? {
    let text = SearchText(piece)
    guard text.hasWords else { return nil }
    var words = String(decoding: text.words, as: UTF8.self).split(separator: " ")
    // The run may go on in the text that is searched, where its last character does not stand by itself.
    if text.ending == .run { words.removeLast() }
    let phrase = "\"\(words.joined(separator: " "))\"" + (text.ending == .character ? " *" : "")
    // A word with humps may be written without them elsewhere.
    guard text.identifiers.count == piece.utf8.count + 1 else { return phrase }
    return "(\(phrase) OR \"\(piece)\")"
  }
}
