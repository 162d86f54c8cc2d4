import Claims
import Diagnostics

/// The glossary: a term of the original is translated as the vocabulary lays down, stays where it stays, and has none of
/// the words that are to be avoided for it.
enum TermChecks {
  static func problems(_ text: CheckedText, _ terms: [GlossaryTerm]) -> [(DiagnosticID, String)] {
    let source = text.sourceProse.lowercased()
    let target = squeezed(text.targetText)
    // Longer terms first: one may be part of another.
    var rest = source
    var problems: [(DiagnosticID, String)] = []
    for term in terms.sorted(by: { $1.term.original.count < $0.term.original.count }) {
      let word = term.term.original.lowercased()
      guard holds(rest, word) else { continue }
      rest = rest.replacing(word, with: "\u{FFFC}")
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

  private static func holds(_ text: String, _ word: String) -> Bool {
    guard !word.isEmpty, let range = text.firstRange(of: word) else { return false }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !before.isLetter && !after.isLetter
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace }.lowercased() }
}
