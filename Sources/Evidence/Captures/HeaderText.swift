/// A header file as its readers read it: comments without their marks, their lines joined to paragraphs; declarations as
/// they stand.
enum HeaderText {
  static func text(_ bytes: [UInt8]) -> String {
    var blocks: [String] = []
    var paragraph: [String] = []
    var isInComment = false
    var wasComment = false
    func end() {
      if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: "\n")) }
      paragraph = []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      var line = trimmed(raw)
      var isComment = isInComment
      if isInComment {
        if let close = line.firstRange(of: "*/") {
          line = trimmed(line[..<close.lowerBound])
          isInComment = false
        }
        line = withoutStars(line)
      } else if line.hasPrefix("//") {
        isComment = true
        line = trimmed(line.drop { $0 == "/" || $0 == "!" || $0 == "<" })
      } else if line.hasPrefix("/*") {
        isComment = true
        isInComment = true
        line = line.dropFirst(2)
        if let close = line.firstRange(of: "*/") {
          line = trimmed(line[..<close.lowerBound])
          isInComment = false
        }
        line = withoutStars(trimmed(line.drop { $0 == "!" }))
      }
      if isComment != wasComment || line.isEmpty || (isComment && line.hasPrefix("@")) { end() }
      wasComment = isComment
      if !line.isEmpty { paragraph.append(String(line)) }
    }
    end()
    return blocks.joined(separator: "\n\n") + (blocks.isEmpty ? "" : "\n")
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while let first = line.first, first.isWhitespace { line = line.dropFirst() }
    while let last = line.last, last.isWhitespace { line = line.dropLast() }
    return line
  }

  private static func withoutStars(_ line: Substring) -> Substring {
    // A line of stars is a rule; one star before the words is the comment's edge.
    if line.allSatisfy({ $0 == "*" || $0 == "-" || $0 == "=" }) { return "" }
    return line.hasPrefix("*") ? trimmed(line.drop { $0 == "*" }) : line
  }
}
