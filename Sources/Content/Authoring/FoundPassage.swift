public import Claims
internal import Foundation

/// A run of whole sentences of a saved copy that holds the words that somebody looked for.
public struct FoundPassage: Hashable, Sendable {
  /// The name of the saved copy.
  public let capture: String
  /// The document's own headings above it, as a claims file names them.
  public let headings: [String]
  /// The words, byte for byte but for line ends, which count as one space.
  public let text: String
  /// What the copy lost in it, in order.
  let holes: [Capture.Hole]

  /// The passages of a source's saved copies that hold `words`, each once; capitals and runs of blanks do not matter.
  public static func find(_ words: String, in captures: [Capture]) -> [FoundPassage] {
    let wanted = words.split { $0.isWhitespace }.joined(separator: " ")
    guard !wanted.isEmpty else { return [] }
    var found: [FoundPassage] = []
    for capture in captures {
      for passage in TextPassages(capture.text).passages {
        for text in sentences(holding: wanted, in: passage.text) {
          let match = FoundPassage(
            capture: capture.name, headings: passage.headings, text: text,
            holes: capture.holes.filter { text.contains("\($0.after) \($0.before)") })
          if !found.contains(where: { $0.text == match.text }) { found.append(match) }
        }
      }
    }
    return found
  }

  private static func sentences(holding wanted: String, in text: String) -> [String] {
    let sentences = Sentences.ranges(text)
    var found: [String] = []
    var rest = text[...]
    while let match = rest.range(of: wanted, options: .caseInsensitive) {
      guard let first = sentences.first(where: { $0.upperBound > match.lowerBound }),
        let last = sentences.last(where: { $0.lowerBound < match.upperBound })
      else { break }
      found.append(String(text[first.lowerBound..<last.upperBound]))
      rest = text[max(match.upperBound, last.upperBound)...]
    }
    return found
  }

  /// The words as a claims file has them: with what was lost between `[[` and `]]`.
  var marked: String {
    holes.reduce(text) { text, hole in
      let blank = hole.before.first.map { $0.isLetter || $0.isNumber || $0 == "`" } == true ? " " : ""
      return text.replacing(
        "\(hole.after) \(hole.before)", with: "\(hole.after) [[\(hole.words)]]\(blank)\(hole.before)")
    }
  }
}
