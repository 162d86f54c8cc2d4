import Claims
import Diagnostics

/// The glossary: a term of the original is translated as the vocabulary lays down, stays where it stays, and has none of
/// the words that are to be avoided for it.
enum TermChecks {
  /// What is wrong in a text; `terms` are in the order of `ordered`.
  static func problems(_ text: CheckedText, _ terms: [GlossaryTerm]) -> [(DiagnosticID, String)] {
    // By bytes: every text is looked through for every term.
    var rest = Array(text.sourceProse.lowercased().utf8)
    let target = squeezed(text.targetText)
    var problems: [(DiagnosticID, String)] = []
    for term in terms {
      guard take(Array(term.term.original.lowercased().utf8), from: &rest) else { continue }
      let wanted = term.isKept ? term.term.original : term.term.translations[text.locale]
      if let avoided = term.avoided.first(where: { target.contains(squeezed($0)) }), avoided != wanted {
        let instead = wanted.map { "; the glossary has '\($0)'" } ?? ""
        problems.append(
          (.translationTerm, "'\(avoided)' is not to be used for '\(term.term.original)'\(instead)"))
        continue
      }
      guard let wanted, !target.contains(squeezed(wanted)) else { continue }
      if term.isKept {
        if text.kind != .label { problems.append((.translationTerm, "'\(wanted)' stays as it is in every language")) }
      } else if text.kind != .label, !text.kind.isQuoted {
        // Labels are short forms, and a quote's words are its source's: the wanted word is for our own prose.
        problems.append((.translationTerm, "'\(term.term.original)' is '\(wanted)' in the glossary"))
      }
    }
    return problems
  }

  /// Longer terms first: one may be part of another.
  static func ordered(_ terms: [GlossaryTerm]) -> [GlossaryTerm] {
    terms.sorted { $1.term.original.count < $0.term.original.count }
  }

  /// Whether a word stands in a text; all its places are blotted out, for the terms that are part of it.
  private static func take(_ word: [UInt8], from text: inout [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    var isFirst = true
    var start = 0
    while start + word.count <= text.count {
      guard text[start] == first, text[start..<start + word.count].elementsEqual(word) else {
        start += 1
        continue
      }
      if isFirst, isInWord(text, start, start + word.count) { return false }
      isFirst = false
      for index in start..<start + word.count { text[index] = 0 }
      start += word.count
    }
    return !isFirst
  }

  /// Whether a letter stands directly before or behind a part of a text.
  private static func isInWord(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let before = String(decoding: text[max(0, start - 8)..<start], as: UTF8.self).last
    let after = String(decoding: text[end..<min(text.count, end + 8)], as: UTF8.self).first
    return before?.isLetter == true || after?.isLetter == true
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace }.lowercased() }
}
