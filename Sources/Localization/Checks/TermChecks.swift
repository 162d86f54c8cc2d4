import Claims
import Diagnostics

/// The glossary: a term of the original is translated as the vocabulary lays down.
enum TermChecks {
  static func problems(_ text: CheckedText, _ terms: [GlossaryTerm]) -> [(DiagnosticID, String)] {
    // Labels are short forms, and a quote's words are its source's: the glossary is for our own prose.
    guard text.kind != .label, text.kind != .quote else { return [] }
    let source = text.sourceProse.lowercased()
    // Longer terms first: one may be part of another.
    var rest = source
    var problems: [(DiagnosticID, String)] = []
    for term in terms.sorted(by: { $1.term.original.count < $0.term.original.count }) {
      let word = term.term.original.lowercased()
      guard let wanted = term.term.translations[text.locale], holds(rest, word) else { continue }
      rest = rest.replacing(word, with: "\u{FFFC}")
      guard !squeezed(text.targetText).contains(squeezed(wanted)) else { continue }
      problems.append((.translationTerm, "'\(term.term.original)' is '\(wanted)' in the glossary"))
    }
    return problems
  }

  private static func holds(_ text: String, _ word: String) -> Bool {
    guard !word.isEmpty, let range = text.firstRange(of: word) else { return false }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !before.isLetter && !after.isLetter
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace }.lowercased() }
}
