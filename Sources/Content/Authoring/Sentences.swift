/// Where the sentences of a passage begin and end.
enum Sentences {
  /// The sentences of a text without the blanks between them; together they are the whole text.
  ///
  /// A sentence ends behind `.`, `!`, `?` (and closing quotes or brackets) where a blank and then anything but a
  /// lower-case letter follows, and behind the full stops of Chinese and Japanese.
  static func ranges(_ text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    var position = start
    while position < text.endIndex {
      let mark = text[position]
      position = text.index(after: position)
      guard ".!?。！？".contains(mark) else { continue }
      while position < text.endIndex, "\"'”’»）)]」』`".contains(text[position]) { position = text.index(after: position) }
      guard "。！？".contains(mark) || endsSentence(text, start: start, at: position) else { continue }
      ranges.append(start..<position)
      while position < text.endIndex, text[position] == " " { position = text.index(after: position) }
      start = position
    }
    if start < text.endIndex { ranges.append(start..<text.endIndex) }
    return ranges
  }

  private static let abbreviations: Set<String> = [
    "e.g.", "i.e.", "etc.", "cf.", "vs.", "no.", "art.", "sec.", "approx.",
  ]

  private static func endsSentence(_ text: String, start: String.Index, at end: String.Index) -> Bool {
    guard end < text.endIndex else { return true }
    guard text[end] == " ", let next = text[end...].first(where: { $0 != " " }), !next.isLowercase else { return false }
    let last = text[start..<end].split(separator: " ").last.map { $0.lowercased() } ?? ""
    return !abbreviations.contains(last)
  }
}
