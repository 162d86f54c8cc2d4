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

  /// Folds findings into cards, sorted by their first finding.
  static func fold(_ findings: [Finding]) -> [Card] {
    struct Key: Hashable {
      let outcome: OutcomeID
      let sides: [String]
      let boxes: [Box]
    }
    var ids: [Key: [String]] = [:]
    var sources: [Key: [SourceID]] = [:]
    for finding in findings {
      let sides = finding.sides.map { "\($0.claim.source) \($0.reading)" }.sorted()
      let key = Key(outcome: finding.outcome, sides: sides, boxes: finding.boxes)
      ids[key, default: []].append(finding.id)
      sources[key] = Array(Set(finding.sides.map(\.claim.source))).sorted()
    }
    return ids.map { key, ids in
      Card(outcome: key.outcome, sources: sources[key] ?? [], boxes: key.boxes, findings: ids.sorted())
    }.sorted { $0.findings[0].utf8.lexicographicallyPrecedes($1.findings[0].utf8) }
  }
}
