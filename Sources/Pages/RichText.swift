import Claims
import Markup

/// Running text made from plain words: labels may carry code between backticks, as authors write them.
enum RichText {
  /// The words as running text; what stands between backticks is code.
  static func label(_ text: String) -> [Inline] {
    // By bytes: labels are made by the ten thousand, and few hold code.
    guard text.utf8.contains(UInt8(ascii: "`")) else { return text.isEmpty ? [] : [.text(text)] }
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    var content: [Inline] = []
    for (index, part) in parts.enumerated() where !part.isEmpty {
      content.append(index % 2 == 1 ? .code(String(Substring(part))) : .text(String(Substring(part))))
    }
    return content
  }

  /// The words without backticks, where only text can stand.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "`")) else { return text }
    return String(decoding: text.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
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
