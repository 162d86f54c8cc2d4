import Claims
import Diagnostics

/// Marks, spaces and brackets as each language sets them, outside of quotations and code.
enum PunctuationChecks {
  static func problems(_ text: CheckedText) -> [(DiagnosticID, String)] {
    var problems = endMark(text) + brackets(text) + doubledWords(text)
    switch text.locale.language {
    case "zh", "ja": problems += halfWidth(text) + hanSpaces(text)
    case "ko": problems += fullWidth(text) + koreanSpaces(text)
    default: break
    }
    return problems
  }

  // MARK: End marks

  private enum EndMark: String {
    case stop = "a full stop", question = "a question mark", exclamation = "an exclamation mark", colon = "a colon",
      none = "no mark", quotation = "a quotation"
  }

  private static func endMark(_ text: String) -> EndMark {
    var rest = text[...]
    // Markup that shows at the end is another check's.
    if rest.hasSuffix("}"), let open = rest.lastIndex(of: "{") { rest = rest[..<open] }
    var endsInHole = false
    while let last = rest.last,
      last.isWhitespace || last == CheckedText.hole || last == CheckedText.mark
        || "”’）)】」』》\"⁰¹²³⁴⁵⁶⁷⁸⁹".contains(last)
    {
      endsInHole = endsInHole || last == CheckedText.hole
      rest.removeLast()
    }
    if endsInHole, rest.last.map({ !".。．?？!！".contains($0) }) ?? true { return .quotation }
    switch rest.last {
    case ".", "。", "．": return .stop
    case "?", "？": return .question
    case "!", "！": return .exclamation
    case ":", "：": return .colon
    default: return .none
    }
  }

  private static func endMark(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard text.kind.isProse || text.kind == .question else { return [] }
    let before = endMark(text.sourceProse)
    let after = endMark(text.targetProse)
    if before == after { return [] }
    // A quote may be a part of a sentence; its translation is one as a whole.
    if text.kind.isQuoted, before == .none { return [] }
    // Korean ends the sentence before a list with a stop; a fragment may go without.
    if before == .colon, after == .stop, ["ko", "ja"].contains(text.locale.language) { return [] }
    // A text that ends in a quotation or a code may leave the mark to it.
    if before == .quotation || after == .quotation { return [] }
    return [(.translationEndMark, "the translation ends in \(after.rawValue), the original in \(before.rawValue)")]
  }

  // MARK: Brackets

  private static let pairs: [(open: Character, close: Character)] = [
    ("(", ")"), ("（", "）"), ("[", "]"), ("「", "」"), ("『", "』"), ("《", "》"), ("“", "”"), ("‘", "’"),
  ]

  private static func brackets(_ text: CheckedText) -> [(DiagnosticID, String)] {
    pairs.compactMap { pair in
      // The closing mark is an apostrophe as well.
      if pair.close == "’" { return nil }
      let isBalanced = { (words: String) in
        words.count { $0 == pair.open } == words.count { $0 == pair.close }
      }
      guard !isBalanced(text.targetText), isBalanced(text.sourceText) else { return nil }
      return (.translationBracket, "the brackets '\(pair.open)\(pair.close)' are not in pairs")
    }
  }

  // MARK: Doubled words

  private static func doubledWords(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let words = text.targetProse.split(separator: " ").map { String($0) }
    for (word, next) in zip(words, words.dropFirst()) where word == next && word.contains(where: { $0.isLetter }) {
      return [(.translationDoubleWord, "'\(word)' stands twice")]
    }
    let characters = Array(text.targetProse)
    for pair in ["的", "了", "在", "是", "和"] where text.targetProse.contains(pair + pair) {
      return [(.translationDoubleWord, "'\(pair)' stands twice")]
    }
    for length in 2...4 where characters.count >= 2 * length {
      for start in 0...(characters.count - 2 * length) {
        let word = characters[start..<start + length]
        guard word.allSatisfy({ Script.isHan($0) }), word.elementsEqual(characters[start + length..<start + 2 * length])
        else { continue }
        return [(.translationDoubleWord, "'\(String(word))' stands twice")]
      }
    }
    return []
  }

  // MARK: Chinese and Japanese

  private static func halfWidth(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let characters = Array(text.targetProse)
    for (index, character) in characters.enumerated() where ",;:?!()".contains(character) || character == "." {
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      // The colon of a method's name: `requestWithCompletionHandler:`.
      if character == ":", Script.isLatin(before) { continue }
      // Brackets of a call: `requestTracking(completionHandler:)`, `#if os(iOS)`.
      if character == "(" ? Script.isLatin(before) : character == ")" && closesCall(characters, at: index) { continue }
      let isBesideHan = Script.isHan(before) || (character != "." && Script.isHan(after))
      if isBesideHan {
        return [
          (
            .translationPunctuation,
            "the half-width '\(character)' stands beside '\(before.map { String($0) } ?? "")\(after.map { String($0) } ?? "")'"
          )
        ]
      }
    }
    return []
  }

  /// Whether a closing bracket belongs to an opening one that stands right behind a Latin letter.
  private static func closesCall(_ characters: [Character], at close: Int) -> Bool {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      if characters[index] == ")" { depth += 1 }
      if characters[index] == "(" { depth -= 1 }
      if depth == 0 { return index > 0 && Script.isLatin(characters[index - 1]) }
    }
    return false
  }

  private static func hanSpaces(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let characters = Array(text.targetProse)
    for (index, character) in characters.enumerated() where character == " " {
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      let isTyped =
        (Script.isHan(before) && (Script.isHan(after) || Script.isLatin(after)))
        || (Script.isLatin(before) && Script.isHan(after))
      if isTyped {
        return [
          (
            .translationSpace,
            "a space stands between '\(before.map { String($0) } ?? "")' and '\(after.map { String($0) } ?? "")'; the style sheet makes the gap"
          )
        ]
      }
      if before == " " { return [(.translationSpace, "two spaces stand one after the other")] }
    }
    return []
  }

  // MARK: Korean

  private static func fullWidth(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard let mark = text.targetProse.first(where: { "，。；：？！（）、「」『』　".contains($0) }) else { return [] }
    return [(.translationPunctuation, "the full-width '\(mark)' stands in Korean text")]
  }

  private static func koreanSpaces(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let characters = Array(text.targetProse)
    for (index, character) in characters.enumerated().dropFirst() {
      let before = characters[index - 1]
      if character == " ", before == " " { return [(.translationSpace, "two spaces stand one after the other")] }
      if before == " ", ".,?!)".contains(character) {
        return [(.translationSpace, "a space stands before '\(character)'")]
      }
      if ".,?!".contains(before), Script.isHangul(character) {
        return [(.translationSpace, "no space stands behind '\(before)'")]
      }
    }
    return []
  }
}
