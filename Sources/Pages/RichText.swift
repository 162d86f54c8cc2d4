import Claims
import Markup

/// Running text made from plain words: labels may carry code between backticks, as authors write them.
enum RichText {
  /// The words as running text; what stands between backticks is code.
  static func label(_ text: String) -> [Inline] {
    var content: [Inline] = []
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() where !part.isEmpty {
      content.append(index % 2 == 1 ? .code(String(part)) : .text(String(part)))
    }
    return content
  }

  /// The words without backticks, where only text can stand.
  static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}

extension String {
  /// The text with its first letter in upper case, as a head or a sentence begins; other scripts stay as they are.
  var capitalisedFirst: String {
    guard let first, first.isLowercase else { return self }
    // A name such as "iPhone" keeps its shape.
    let word = prefix { $0.isLetter || $0.isNumber }
    guard !word.dropFirst().contains(where: { $0.isUppercase }) else { return self }
    return first.uppercased() + dropFirst()
  }
}
