/// The text of a saved copy in passages: paragraphs and list items under the document's own headings.
public struct TextPassages: Sendable {
  /// The passages, in the order of the text.
  public let passages: [Passage]

  /// One of the document's own headings.
  struct Heading: Hashable, Sendable {
    let level: Int
    let title: String
  }

  /// A paragraph, a list item or the like.
  public struct Passage: Hashable, Sendable {
    /// The document's own headings above it, outermost first, with their levels.
    let levels: [Heading]
    /// Its words, on one line: line ends and runs of blanks count as one space.
    public let text: String

    /// The headings as a claims file names them: those below the document's title, or the title where there are none.
    public var headings: [String] {
      let below = levels.filter { $0.level > 1 }
      return (below.isEmpty ? levels : below).map { $0.title }
    }
  }

  /// Parts a text. Headings are lines of one to six `#` and a space; an empty line, a heading or a list mark begins a
  /// passage.
  public init(_ text: String) {
    var passages: [Passage] = []
    var levels: [Heading] = []
    var words: [Substring] = []
    func close() {
      if !words.isEmpty { passages.append(Passage(levels: levels, text: words.joined(separator: " "))) }
      words = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      let parts = line.split { $0 == " " || $0 == "\t" }
      guard let mark = parts.first else {
        close()
        continue
      }
      if mark.allSatisfy({ $0 == "#" }), mark.count <= 6, parts.count > 1 {
        close()
        levels.removeAll { $0.level >= mark.count }
        levels.append(Heading(level: mark.count, title: parts.dropFirst().joined(separator: " ")))
      } else if ["-", "*", "+", "•"].contains(mark) {
        close()
        words = Array(parts.dropFirst())
      } else {
        words += parts
      }
    }
    close()
    self.passages = passages
  }
}
