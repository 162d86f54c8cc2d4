extension CodeRules {
  /// Judges starts and ends of codes of one side: each pair complete, in order, and with the same hints.
  static func checkPairs(
    _ codes: [CodeToken], _ content: ContentScope, _ owner: String, _ judgement: inout Judgement
  ) {
    var open: [String: CodeToken] = [:]
    var closed: Set<String> = []
    for token in codes {
      switch token.kind {
      case .start:
        if let id = token.ownID { open[id] = token }
      case .end where !token.isIsolated:
        guard let id = token.codeID else { continue }
        guard let start = open[id] else {
          if !content.isToCome(id, .start, token.side) {
            judgement.breach(
              .codePair, "no 'sc' with the id '\(id)' stands before this 'ec' in the \(owner)", at: token.element,
              "startRef")
          }
          continue
        }
        if start.isIsolated {
          judgement.breach(
            .codePair, "the 'sc' of the id '\(id)' is isolated, but its 'ec' is in the same \(owner)",
            at: start.element,
            "isolated")
        }
        if !closed.insert(id).inserted {
          judgement.breach(.codePair, "the 'sc' of the id '\(id)' has a second 'ec'", at: token.element, "startRef")
        }
        checkHints(start, token, &judgement)
      default: break
      }
    }
    for (id, start) in open.sorted(by: { $0.key < $1.key })
    where !closed.contains(id) && !start.isIsolated && !content.isToCome(id, .end, start.side) {
      judgement.breach(
        .codePair, "the 'sc' of the id '\(id)' has no 'ec' after it in the \(owner), so it must be isolated",
        at: start.element)
    }
  }

  private static func checkHints(_ start: CodeToken, _ end: CodeToken, _ judgement: inout Judgement) {
    for name in ["canCopy", "canDelete", "canOverlap"] where start.hint(name) != end.hint(name) {
      judgement.breach(
        .codePairHints, "'\(name)' is '\(start.hint(name))' at the start and '\(end.hint(name))' at the end",
        at: end.element, name)
    }
    // The start of a sequence is `firstNo`; its end continues the sequence.
    let expected = start.hint("canReorder") == "yes" ? "yes" : "no"
    if end.hint("canReorder") != expected {
      judgement.breach(
        .codePairHints,
        "'canReorder' is '\(start.hint("canReorder"))' at the start, so '\(expected)' at the end, found '\(end.hint("canReorder"))'",
        at: end.element, "canReorder")
    }
  }
}
