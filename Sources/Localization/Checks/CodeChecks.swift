import Diagnostics

/// Codes, names, quotations and footnotes: what must be the same in every language.
enum CodeChecks {
  static func problems(_ text: CheckedText) -> [(DiagnosticID, String)] {
    codes(text) + places(text) + names(text) + quotes(text) + footnotes(text) + leaks(text) + controls(text)
  }

  private static func codes(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let wanted = counted(text.source.codes.map { "\($0.data) \($0.endData)" })
    let found = counted(text.target.codes.map { "\($0.data) \($0.endData)" })
    var problems: [(DiagnosticID, String)] = []
    let shown = Dictionary(
      (text.source.codes + text.target.codes).map { ("\($0.data) \($0.endData)", $0) },
      uniquingKeysWith: { first, _ in first })
    for (code, count) in wanted.sorted(by: { $0.key < $1.key }) {
      let others = found[code] ?? 0
      guard others != count, let shown = shown[code] else { continue }
      problems.append(
        (
          .translationCode,
          "the code for '\(shown.display)' stands here \(times(others)); the original has it \(times(count))"
        ))
    }
    for (code, _) in found.sorted(by: { $0.key < $1.key }) where wanted[code] == nil {
      problems.append((.translationCode, "the code for '\(shown[code]?.display ?? code)' is not in the original"))
    }
    return problems
  }

  /// Places such as `{n}` that the tool fills in.
  private static func places(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard text.kind == .label else { return [] }
    let before = FilledPlaces.names(in: text.sourceText)
    let after = FilledPlaces.names(in: text.targetText)
    return before.subtracting(after).sorted().map { (.translationCode, "the place '{\($0)}' is missing") }
      + after.subtracting(before).sorted().map { (.translationCode, "the place '{\($0)}' is not in the original") }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not at all"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private static func counted(_ words: [String]) -> [String: Int] {
    words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// An unofficial translation of a quote may leave out the code that stands above it anyway, and names words that an
  /// editor put back into the quote: it is not held to the quote's names.
  private static func names(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard !text.kind.isQuoted else { return [] }
    // A name in a quotation or between backticks is a name as well, wherever the other language puts it.
    let before = Set(Names.all(in: text.sourceText) + text.source.codes.flatMap { Names.all(in: $0.words ?? "") })
    let after = Set(Names.all(in: text.targetText) + text.target.codes.flatMap { Names.all(in: $0.words ?? "") })
    return before.subtracting(after).sorted().filter { name in !after.contains { $0.hasPrefix(name) } }.map {
      (.translationName, "the name '\($0)' is missing")
    }
      + after.subtracting(before).sorted().filter { name in !before.contains { $0.hasPrefix(name) } }.map {
        (.translationName, "the name '\($0)' is not in the original")
      }
  }

  /// Words of the source's own language stay as they were said.
  private static func quotes(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard !text.kind.isQuoted else { return [] }
    var problems: [(DiagnosticID, String)] = []
    for quote in text.targetQuotes {
      if text.sourceQuotes.contains(quote) { continue }
      if let twin = text.sourceQuotes.first(where: { trimmed($0) == trimmed(quote) }) {
        problems.append(
          (.translationEndMark, "the quotation '\(shown(quote))' ends in another mark than '\(shown(twin))' does"))
      } else if let twin = text.sourceQuotes.first(where: { straight($0) == straight(quote) }) {
        problems.append(
          (.translationQuote, "the marks inside of the quotation '\(shown(quote))' are not those of '\(shown(twin))'"))
      } else if !text.sourceText.contains(trimmed(quote)), Likeness.tokens(quote).count >= 2 {
        problems.append((.translationQuote, "the original does not quote '\(shown(quote))'"))
      }
    }
    return problems
  }

  private static func shown(_ quote: String) -> String { quote.count > 60 ? "\(quote.prefix(57))…" : quote }
  private static func trimmed(_ quote: String) -> String {
    var quote = quote[...]
    while let last = quote.last, ".,;:!?".contains(last) { quote.removeLast() }
    return String(quote)
  }
  private static func straight(_ quote: String) -> String {
    trimmed(String(quote.filter { !"“”‘’\"'.,".contains($0) }))
  }

  /// The marks of footnotes.
  private static func footnotes(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let marks: Set<Character> = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let before = Set(text.sourceText.filter { marks.contains($0) })
    let after = Set(text.targetText.filter { marks.contains($0) })
    guard before != after else { return [] }
    let lacking = before.subtracting(after).sorted().map { "lacks \($0)" }
    let added = after.subtracting(before).sorted().map { "adds \($0)" }
    return [(.translationCitation, "the translation \((lacking + added).joined(separator: ", "))")]
  }

  /// Markup that shows.
  private static func leaks(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let words = text.targetText
    var problems: [(DiagnosticID, String)] = []
    func leak(_ mark: String) { problems.append((.translationMarkup, "'\(mark)' stays in the text")) }
    for mark in ["**", "](", "<claim:"] where words.contains(mark) { leak(mark) }
    for (open, close) in [("{.", "}"), ("{#", "}"), ("{{", "}}"), ("[^", "]")] {
      guard let start = words.firstRange(of: open), let end = words[start.upperBound...].firstRange(of: close),
        words.distance(from: start.upperBound, to: end.lowerBound) < 40
      else { continue }
      leak(String(words[start.lowerBound..<end.upperBound]))
    }
    return problems
  }

  /// Characters that nobody sees.
  private static func controls(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let hidden: Set<UInt32> = [
      0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067,
      0x2068, 0x2069, 0xAD,
    ]
    let known = Set(text.sourceText.unicodeScalars.map(\.value))
    let found = Set(text.targetText.unicodeScalars.map(\.value).filter { hidden.contains($0) && !known.contains($0) })
    return found.sorted().map {
      (.translationControl, "the translation has the invisible character U+\(String($0, radix: 16, uppercase: true))")
    }
  }
}
