/// The order of lines in a claims file: id, quote, its frame, rule lines, then the keys; one empty line between statements.
enum ClaimsFormat {
  /// What stands between the quote and its rule lines, which it frames.
  private static let frames = ["for", "places mean"]
  /// The other keys, in their usual order, which is stable: `restored` and `note` may stand several times.
  private static let keys = ["role", "topics", "restored", "reported by", "formerly", "note"]

  static func text(_ text: String) -> String {
    var sections: [[String]] = [[]]
    for line in Spacing.lines(text) {
      if line.hasPrefix("# ") || line.hasPrefix("## ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
    let formatted = sections.map { section($0) }.filter { !$0.isEmpty }
    return Spacing.joined(formatted.flatMap { $0 + [""] })
  }

  /// The kind of a line within a statement, in the order in which they stand; nil for one of no known kind.
  private static func rank(_ line: String) -> Int? {
    if isQuote(line) { return 0 }
    if line.hasPrefix("- ") { return 1 + frames.count }
    if line.hasPrefix("places mean ") { return frames.count }
    let key = (frames + ["-"] + keys).firstIndex { line.hasPrefix("\($0):") }
    return key.map { 1 + $0 }
  }

  private static func section(_ lines: [String]) -> [String] {
    let filled = lines.filter { !Spacing.isBlank($0) }
    guard let head = filled.first else { return [] }
    guard head.hasPrefix("## ") else {
      // A heading with its 'for:' line, or what stands before the first of them.
      return filled.map { isQuote($0) ? $0 : Spacing.trimmedEnd($0) }
    }
    let body = Array(filled.dropFirst())
    let ranks = body.map { rank($0) }
    // A quote in two pieces, or prose: the order of the lines may say something, and an empty line parts paragraphs.
    let quotes = ranks.indices.filter { ranks[$0] == 0 }
    let isOneQuote = quotes.last.map { $0 - quotes[0] == quotes.count - 1 } ?? false
    guard !ranks.contains(nil), isOneQuote, !hasGap(lines) else {
      return trimmed(lines).map { isQuote($0) ? $0 : Spacing.trimmedEnd($0) }
    }
    let sorted = zip(body, ranks.map { $0 ?? 0 }).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    return [Spacing.trimmedEnd(head)]
      + sorted.map { $0.element.1 == 0 ? $0.element.0 : Spacing.trimmedEnd($0.element.0) }
  }

  /// Whether an empty line stands between two lines of a quote, which a statement may not have.
  private static func hasGap(_ lines: [String]) -> Bool {
    let quotes = lines.indices.filter { isQuote(lines[$0]) }
    guard let first = quotes.first, let last = quotes.last else { return false }
    return lines[first...last].contains { Spacing.isBlank($0) }
  }

  /// Whether a line belongs to a quote, whose bytes nobody touches.
  private static func isQuote(_ line: String) -> Bool { line.first { $0 != " " && $0 != "\t" } == ">" }

  private static func trimmed(_ lines: [String]) -> [String] {
    guard let last = lines.lastIndex(where: { !Spacing.isBlank($0) }) else { return [] }
    return Array(lines[...last])
  }
}
