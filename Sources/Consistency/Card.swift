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

  /// What findings of one card have in common.
  fileprivate struct Key: Hashable {
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

/// Folds findings of one outcome into cards, and keeps them folded while findings come and go.
struct CardFolding {
  /// The ids of each card's findings, sorted.
  private var ids: [Card.Key: [String]] = [:]
  /// The cards, sorted by their first finding.
  private(set) var cards: [Card] = []

  /// Takes findings out and puts others in.
  mutating func exchange(_ old: [Finding], for new: [Finding]) {
    var gone: [Card.Key: Set<String>] = [:]
    for finding in old { gone[Card.Key(finding), default: []].insert(finding.id) }
    for (key, gone) in gone {
      ids[key]?.removeAll { gone.contains($0) }
      if ids[key]?.isEmpty == true { ids[key] = nil }
    }
    var touched: Set<Card.Key> = []
    for finding in new {
      let key = Card.Key(finding)
      ids[key, default: []].append(finding.id)
      touched.insert(key)
    }
    for key in touched { ids[key]?.sort() }
    cards = ids.map { key, ids in
      Card(
        outcome: key.outcome, sources: Array(Set(key.sides.map(\.source))).sorted(), boxes: key.boxes, findings: ids)
    }.sorted { ($0.findings.first ?? "") < ($1.findings.first ?? "") }
  }
}
