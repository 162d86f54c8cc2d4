/// Judges what targets do with codes that must stay: non-removable ones and non-reorderable sequences.
enum SequenceRules {
  static func check(_ content: ContentScope, _ judgement: inout Judgement) {
    for side in [CodeToken.Side.source, .target] { checkStarts(content.codes(of: side), &judgement) }
    checkTargetCodes(content, &judgement)
    checkTargetSequences(content, &judgement)
  }

  /// A code that continues a sequence needs one that starts it directly before.
  private static func checkStarts(_ codes: [CodeToken], _ judgement: inout Judgement) {
    var isInSequence = false
    for token in codes where token.isCode {
      switch reordering(token) {
      case "firstNo": isInSequence = true
      case "no":
        if !isInSequence, token.isFirst {
          judgement.breach(
            .reorderSequence, "a code with 'canReorder' of 'no' must follow one with 'firstNo' or 'no'",
            at: token.element, "canReorder")
        }
      default: isInSequence = false
      }
    }
  }

  /// The end of a spanning element continues the sequence that its start begins.
  private static func reordering(_ token: CodeToken) -> String {
    let hint = token.hint("canReorder")
    return token.kind == .spanClose && hint == "firstNo" ? "no" : hint
  }

  /// What a token is called when source and target are compared: code and which end of it.
  private static func key(_ token: CodeToken) -> String {
    let isEnd = token.kind == .spanClose || token.kind == .end
    return (isEnd ? "/" : "") + (token.codeID ?? "")
  }

  private static func checkTargetCodes(_ content: ContentScope, _ judgement: inout Judgement) {
    let targets = Set(content.targetCodes.filter(\.isCode).map(key))
    for part in content.parts {
      guard let target = part.target else { continue }
      for token in part.sourceCodes where token.isCode && token.isFirst && token.hint("canDelete") == "no" {
        if !targets.contains(key(token)) {
          let id = token.codeID ?? ""
          judgement.breach(
            .targetCode, "the code '\(id)' must not be deleted, but no target of the unit has it", at: target)
        }
      }
    }
  }

  private static func checkTargetSequences(_ content: ContentScope, _ judgement: inout Judgement) {
    let target = content.targetCodes.filter(\.isCode)
    let positions = Dictionary(target.enumerated().map { (key($1), $0) }) { first, _ in first }
    for sequence in sequences(content.sourceCodes) where sequence.count > 1 {
      // Parts without a target are not translated yet: a sequence that reaches into one cannot be judged.
      guard sequence.allSatisfy({ content.parts[$0.part].target != nil }), let first = positions[key(sequence[0])]
      else {
        continue
      }
      let found = target[first...].prefix(sequence.count).map(key)
      if found != sequence.map(key) {
        let ids = sequence.filter(\.isFirst).map { "'\($0.codeID ?? "")'" }.joined(separator: ", ")
        judgement.breach(
          .targetSequence, "the codes \(ids) must stay together in this order in the target", at: target[first].element)
      }
    }
  }

  /// The non-reorderable sequences of some codes: each starts with `firstNo` and goes on while codes say `no`.
  private static func sequences(_ codes: [CodeToken]) -> [[CodeToken]] {
    var sequences: [[CodeToken]] = []
    var isInSequence = false
    for token in codes where token.isCode {
      switch reordering(token) {
      case "firstNo":
        sequences.append([token])
        isInSequence = true
      case "no" where isInSequence: sequences[sequences.count - 1].append(token)
      default: isInSequence = false
      }
    }
    return sequences
  }
}
