import Consistency

/// How many questions are open, decided and settled, as readers count them: pairs of sentences that one decision is
/// about are one question.
enum FindingCounts {
  static func text(_ findings: [Finding], _ words: Words) -> String {
    let open = questions(findings.filter { $0.isUnsettled })
    let settled = questions(findings.filter { $0.verdict == .resolved })
    let decided = questions(findings.filter { !$0.isUnsettled && $0.verdict != .resolved })
    var parts = [open == 0 ? words("open-count-none") : words.count("open-count", open)]
    if decided > 0 { parts.append(words.count("decided-count", decided)) }
    if settled > 0 { parts.append(words.count("settled-count", settled)) }
    return parts.joined(separator: words("label-separator"))
  }

  /// How many questions some findings come to.
  static func questions(_ findings: [Finding]) -> Int {
    Set(findings.map { $0.verdict == .resolved ? $0.id : $0.state.decision?.text ?? $0.id }).count
  }
}
