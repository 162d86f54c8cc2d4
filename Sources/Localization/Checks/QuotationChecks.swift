import Claims
import Diagnostics

/// Quotations in running text: those that a reader needs a translation of have one beside them, and names of controls
/// stay what stands on the screen.
struct QuotationChecks {
  private let ledger: Ledger
  /// What controls are called, longest first, with the publisher's own translations by language.
  private let labels: [(id: ClaimID, words: String)]

  init(_ ledger: Ledger) {
    self.ledger = ledger
    labels = ledger.claims.filter { $0.role == .label }.compactMap { claim in
      claim.quotation.map { (claim.id, $0.text) }
    }.sorted { ($1.words.count, $0.id) < ($0.words.count, $1.id) }
  }

  /// What is wrong in a unit's translation; `glossed` are the codes of quotations that have a translation of their own.
  func problems(_ text: CheckedText, _ key: UnitKey, glossed: Set<String>) -> [(DiagnosticID, String)] {
    glosses(text, glossed) + invented(text, key)
  }

  // MARK: Translations beside quotations

  /// A quotation of four words or more in another script, behind which no translation stands in brackets; one that
  /// stands in brackets itself is behind its translation.
  private func glosses(_ text: CheckedText, _ glossed: Set<String>) -> [(DiagnosticID, String)] {
    guard ["zh", "ja", "ko"].contains(text.locale.language), text.kind.isProse, !text.kind.isQuoted else { return [] }
    var problems: [(DiagnosticID, String)] = []
    let characters = Array(flat(text.target.pieces, glossed))
    var brackets = 0
    var depth = 0
    var start = 0
    for (index, character) in characters.enumerated() {
      switch character {
      case "（" where depth == 0, "(" where depth == 0: brackets += 1
      case "）" where depth == 0, ")" where depth == 0: brackets = max(0, brackets - 1)
      case "“":
        depth += 1
        if depth == 1 { start = index + 1 }
      case "”" where depth > 0:
        depth -= 1
        guard depth == 0, brackets == 0 else { continue }
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let words = String(characters[start..<index])
        if next != "（", next != "(", needsTranslation(words) {
          problems.append((.glossMissing, "no translation stands beside the quotation '\(Self.shown(words))'"))
        }
      default: continue
      }
    }
    return problems
  }

  /// The text in which quotations of quotes stand between quotation marks, and other codes are one character.
  private func flat(_ pieces: [Segment.Piece], _ glossed: Set<String>) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words
      case .span(_, let content): flat(content, glossed)
      case .code(let code):
        if code.kind == .quotation, let words = code.words, !isLabel(code), !glossed.contains(code.id) {
          "“\(words)”"
        } else {
          String(CheckedText.hole)
        }
      }
    }.joined()
  }

  private func isLabel(_ code: SegmentCode) -> Bool {
    code.claim.flatMap { ClaimID($0.description) }.flatMap { ledger.claim($0) }?.role == .label
  }

  /// Whether readers need a translation of words: names of controls and texts of prompts are read as they stand.
  private func needsTranslation(_ quotation: String) -> Bool {
    guard Script.isForeign(quotation) else { return false }
    let words = quotation.split { $0.isWhitespace }
    guard words.count >= 4 else { return false }
    if labels.contains(where: { $0.words == quotation }) { return false }
    // A name in its own marks, a question, a name with a colon: what a prompt says.
    if quotation.contains(where: { "“”‘\"".contains($0) }) || quotation.hasSuffix("?") || words[0].hasSuffix(":") {
      return false
    }
    let long = words.filter { $0.count >= 4 && $0.first?.isLetter == true }
    let isTitle = !long.isEmpty && long.allSatisfy { $0.first?.isUppercase == true }
    return !isTitle
  }

  private static func shown(_ words: String) -> String { words.count > 60 ? "\(words.prefix(57))…" : words }

  // MARK: Names of controls

  /// A control that the original names is called in the translation as it is on the screen, or as its publisher
  /// translates it.
  private func invented(_ text: CheckedText, _ key: UnitKey) -> [(DiagnosticID, String)] {
    var rest = text.sourceText
    var problems: [(DiagnosticID, String)] = []
    for label in labels where holds(rest, label.words) {
      rest = rest.replacing(label.words, with: String(CheckedText.hole))
      let own = ledger.translation(of: label.id, in: text.locale)
      if text.kind.isQuoted, text.sourceText == label.words { continue }
      let known = [label.words] + (own.flatMap { $0.isOfficial ? [$0.text] : nil } ?? [])
      guard !known.contains(where: { text.targetText.contains($0) }) else { continue }
      let wanted = known.map { "'\($0)'" }.joined(separator: " or ")
      problems.append((.translationLabel, "the control is called \(wanted) on the screen; nobody calls it otherwise"))
    }
    return problems
  }

  /// Whether a text names a control: its words from capital letter to end, within no longer word.
  private func holds(_ text: String, _ label: String) -> Bool {
    guard label.contains(" "), let range = text.firstRange(of: label) else { return false }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !before.isLetter && !after.isLetter
  }
}
