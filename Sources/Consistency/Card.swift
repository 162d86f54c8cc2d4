public import Claims

/// Findings that tell one story: the same outcome, the same two sources, the same cases, the same readings.
public struct Card: Hashable, Sendable {
  /// The outcome.
  public let outcome: OutcomeID
  /// The sources that disagree, sorted; one where a source disagrees with itself.
  public let sources: [SourceID]
  /// The cases affected.
  public let boxes: [Box]
  /// The ids of the findings, sorted.
  public let findings: [String]

  /// Folds findings, sorted by id, into cards, sorted by their first finding.
  static func fold(_ findings: [Finding]) -> [Card] {
    var order: [Key] = []
    var ids: [Key: [String]] = [:]
    for finding in findings {
      let key = Key(finding)
      if ids[key] == nil { order.append(key) }
      ids[key, default: []].append(finding.id)
    }
    return order.map { key in
      Card(
        outcome: key.outcome, sources: Array(Set(key.sides.map(\.source))).sorted(), boxes: key.boxes,
        findings: ids[key] ?? [])
    }
  }

  /// What findings of one card have in common.
  private struct Key: Hashable {
    let outcome: OutcomeID
    let sides: [Side]
    let boxes: [Box]

    struct Side: Hashable {
      let source: SourceID
      let reading: Reading
    }

    init(_ finding: Finding) {
      outcome = finding.outcome
      sides = finding.sides.map { Side(source: $0.claim.source, reading: $0.reading) }.sorted { a, b in
        // Readings are put in words only where a source disagrees with itself.
        a.source != b.source ? a.source < b.source : a.reading.description < b.reading.description
      }
      boxes = finding.boxes
    }
  }
}
