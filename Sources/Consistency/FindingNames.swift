import Claims

/// Gives findings their ids and states.
struct FindingNames {
  let outcome: OutcomeID
  let decisions: DecisionBook

  /// The finished findings, in no particular order. All drafts of the same claims on the outcome must be among them:
  /// the first, by its readings and by what is said, has the plain id, the others a mark.
  func finish(_ drafts: ArraySlice<FindingBuilder.Draft>) -> [Finding] {
    if drafts.count == 1, let draft = drafts.first { return [finished(draft, id: base(draft))] }
    var findings: [Finding] = []
    for (base, same) in Dictionary(grouping: drafts, by: base) {
      if same.count == 1 {
        findings.append(finished(same[0], id: base))
      } else {
        addSeveral(same, base, to: &findings)
      }
    }
    return findings
  }

  private func base(_ draft: FindingBuilder.Draft) -> String {
    FindingID.base(outcome: outcome, claims: draft.sides.map(\.rule.claimID))
  }

  /// Several disagreements of the same claims.
  private func addSeveral(_ same: [FindingBuilder.Draft], _ base: String, to findings: inout [Finding]) {
    let ordered = same.map { (draft: $0, text: text($0)) }.sorted {
      ($0.draft.deviations, $0.text) < ($1.draft.deviations, $1.text)
    }
    var taken: Set<String> = []
    for (index, item) in ordered.enumerated() {
      let marks =
        index == 0
        ? [base] : ["\(base)~\(FindingID.mark(short(item.draft)))", "\(base)~\(FindingID.mark([item.text]))"]
      // Two with the same text would be the same statement twice in one claim.
      var id = marks.first { !taken.contains($0) } ?? marks[0]
      while !taken.insert(id).inserted { id += "x" }
      findings.append(finished(item.draft, id: id))
    }
  }

  private func finished(_ draft: FindingBuilder.Draft, id: String) -> Finding {
    var finding = draft.finding
    finding.settle(id: id, state: decisions.state(of: id))
    return finding
  }

  /// What the sides say, without the conditions under which they do.
  private func short(_ draft: FindingBuilder.Draft) -> [String] {
    draft.finding.sides.map { side in
      let values = side.effect.values.map(\.text).sorted().joined(separator: ",")
      return
        "\(side.claim);\(side.reading);\(side.isWithinCondition);\(side.effect.modality.rawValue);\(values)"
    }
  }

  /// What the sides say, in full.
  private func text(_ draft: FindingBuilder.Draft) -> String {
    zip(draft.sides, draft.finding.sides).map { participant, side in
      "\(FindingID.text(of: participant.rule));\(side.reading);\(side.isWithinCondition)"
    }.sorted().joined(separator: "|")
  }
}
