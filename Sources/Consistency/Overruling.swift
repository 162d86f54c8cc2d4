import Claims

/// Settles disagreements with a statement that its own document sets aside in all of the cases affected.
///
/// A page may allow something and, in its next sentence, forbid it under a condition. Another page that forbids it
/// under that condition agrees with the first page, though not with its first sentence.
struct Overruling {
  let space: ScenarioSpace
  let admissibility: Admissibility

  /// Where one rule is set aside, and by which claim of the same document.
  private struct Override {
    let boxes: [Box]
    let reason: Finding.Resolution.Reason
    let claim: ClaimID
  }

  /// Marks those of some drafts that are settled so. What sets their rules aside must be among `known`.
  func apply(to drafts: inout [FindingBuilder.Draft], knowing known: [FindingBuilder.Draft]) {
    var overrides: [ObjectIdentifier: [Override]] = [:]
    for draft in known {
      guard let resolution = draft.finding.resolution, draft.isWithinOneSource else { continue }
      overrides[ObjectIdentifier(draft.sides[1 - resolution.prevailing].rule), default: []].append(
        Override(
          boxes: draft.finding.boxes, reason: resolution.reason,
          claim: draft.sides[resolution.prevailing].rule.claimID))
    }
    if overrides.isEmpty { return }
    for index in drafts.indices where drafts[index].finding.resolution == nil && drafts[index].sides.count == 2 {
      for side in 0...1 {
        let known = (overrides[ObjectIdentifier(drafts[index].sides[side].rule)] ?? []).sorted { $0.claim < $1.claim }
        guard let first = known.first(where: { $0.boxes.contains { meets($0, drafts[index].finding.boxes) } }) else {
          continue
        }
        let beyond = Condition.subtract(known.flatMap(\.boxes), from: drafts[index].finding.boxes, in: space)
        if beyond.contains(where: { admissibility.holdsAny(of: $0) }) { continue }
        drafts[index].finding.resolve(
          Finding.Resolution(reason: first.reason, prevailing: 1 - side, through: first.claim))
        break
      }
    }
  }

  private func meets(_ box: Box, _ boxes: [Box]) -> Bool {
    boxes.contains { other in box.intersection(other).map { admissibility.holdsAny(of: $0) } ?? false }
  }
}

extension FindingBuilder.Draft {
  /// Whether it is about two statements of one document, of which one may set the other aside.
  var isWithinOneSource: Bool {
    sides.count == 2 && sides[0].rule.claimID.source == sides[1].rule.claimID.source
  }
}
