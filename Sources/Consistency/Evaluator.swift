public import Claims

/// Says what the statements of a ledger say in given scenarios: for the matrix and the scenario page.
public struct Evaluator: Sendable {
  /// The space in which scenarios are written.
  public let space: ScenarioSpace
  let outcomes: [OutcomeID: Int]
  let voices: [[Voice]]
  let disputes: [[KnownDispute]]
  let guarded: [Admissibility]
  let unguarded: Admissibility

  /// An evaluator of a checked ledger.
  public init(_ check: ConsistencyCheck, _ report: ConsistencyReport) {
    space = check.space
    let vocabulary = check.ledger.vocabulary
    outcomes = Dictionary(vocabulary.outcomes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    var voices = vocabulary.outcomes.map { _ in [Voice]() }
    for rule in check.rules { voices[rule.outcome].append(Voice(rule)) }
    self.voices = voices
    let follows = Dictionary(check.ledger.decisions.map { ($0.id, (claim: $0.follow, not: $0.alternatives)) }) {
      first, _ in first
    }
    var disputes = vocabulary.outcomes.map { _ in [KnownDispute]() }
    for finding in report.findings {
      guard let outcome = outcomes[finding.outcome] else { continue }
      disputes[outcome].append(KnownDispute(finding, voices: voices[outcome], follows: follows))
    }
    self.disputes = disputes
    guarded = check.admissibilities
    unguarded = Admissibility(check.space)
  }

  /// What is said about an outcome in some scenarios; a cell without pieces for an outcome that does not exist.
  /// Where `standings` are given, only pieces of these are worked out.
  public func cell(
    _ outcome: OutcomeID, in scenarios: Condition, only standings: Set<Cell.Standing>? = nil
  ) -> Cell {
    guard let index = outcomes[outcome] else { return Cell(outcome: outcome, pieces: []) }
    let admissibility = guarded[index]
    let defined = scenarios.boxes.filter { admissibility.holdsAny(of: $0) }
    guard !defined.isEmpty else {
      let canHappen = canHappen(scenarios)
      let piece = Cell.Piece(
        boxes: [.everything], standing: .notDefined, effect: nil, alternatives: [], citations: [], findings: [])
      return Cell(outcome: outcome, pieces: canHappen && standings?.contains(.notDefined) ?? true ? [piece] : [])
    }
    let partition = CellPartition(space, admissibility, voices: voices[index], disputes: disputes[index])
    let judge = CellJudge(
      outcome: space.vocabulary.outcomes[index], voices: voices[index], disputes: disputes[index])
    let judged = partition.regions(of: defined).map { (region: $0, judgement: judge($0)) }
    return Cell(outcome: outcome, pieces: merge(judged, of: Condition(defined), admissibility, standings))
  }

  /// Whether any of some scenarios can happen.
  public func canHappen(_ scenarios: Condition) -> Bool { scenarios.boxes.contains { unguarded.holdsAny(of: $0) } }

  /// Regions with the same judgement become one piece; the statements of each are cited, with whether they speak in all.
  private func merge(
    _ judged: [(region: CellPartition.Region, judgement: CellJudge.Judgement)], of whole: Condition,
    _ admissibility: Admissibility, _ standings: Set<Cell.Standing>?
  ) -> [Cell.Piece] {
    struct Key: Hashable {
      let standing: Cell.Standing
      let effect: Effect?
      let alternatives: [Effect]
    }
    var order: [Key] = []
    var groups: [Key: [(region: CellPartition.Region, judgement: CellJudge.Judgement)]] = [:]
    for item in judged {
      let key = Key(
        standing: item.judgement.standing, effect: item.judgement.effect, alternatives: item.judgement.alternatives)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item)
    }
    let first = order.count == 1 ? nil : OrdinaryScenario(space, admissibility)(in: whole.boxes)
    var pieces: [(isFirst: Bool, piece: Cell.Piece)] = []
    for key in order where standings?.contains(key.standing) ?? true {
      let items = groups[key] ?? []
      let isFirst = first.map { point in items.contains { $0.region.boxes.contains { $0.contains(point) } } } ?? false
      pieces.append(
        (
          isFirst,
          Cell.Piece(
            boxes: order.count == 1
              ? [.everything] : boxes(of: items.flatMap(\.region.boxes), within: whole, admissibility),
            standing: key.standing, effect: key.effect, alternatives: key.alternatives, citations: citations(items),
            findings: Array(Set(items.flatMap(\.judgement.findings))).sorted())
        ))
    }
    return pieces.sorted {
      $0.isFirst != $1.isFirst ? $0.isFirst : $0.piece.boxes.lexicographicallyPrecedes($1.piece.boxes)
    }.map(\.piece)
  }

  /// Some scenarios of a cell as prime boxes that only say what the cell itself does not.
  private func boxes(of regions: [Box], within whole: Condition, _ admissibility: Admissibility) -> [Box] {
    let set = Condition(regions)
    let axes = Array(Set(set.axes).union(whole.axes)).sorted()
    return PrimeBoxes(space: space, excluded: admissibility.excluded(on: axes))(set, within: whole).boxes
  }

  /// Parts of a cell as one part: prime boxes that only say what the cell itself does not; one without restrictions
  /// where they are all of it. `scenarios` are those of the cell.
  public func joined(_ boxes: [Box], of outcome: OutcomeID, in scenarios: Condition) -> [Box] {
    guard let index = outcomes[outcome] else { return boxes }
    let admissibility = guarded[index]
    let whole = Condition(scenarios.boxes.filter { admissibility.holdsAny(of: $0) })
    return self.boxes(of: whole.intersection(Condition(boxes)).boxes, within: whole, admissibility)
  }

  /// The statements that speak, each once for each way in which it does.
  func citations(
    _ items: [(region: CellPartition.Region, judgement: CellJudge.Judgement)]
  ) -> [Cell.Citation] {
    struct Key: Hashable {
      let voice: Int
      let reading: Reading
      let isWithinCondition: Bool
      let isOverruled: Bool
    }
    var counts: [Key: Int] = [:]
    var parts: [Key: CellJudge.Speech] = [:]
    for item in items {
      for speech in item.judgement.speeches {
        let key = Key(
          voice: speech.voice, reading: speech.reading, isWithinCondition: speech.part.side == .inside,
          isOverruled: speech.isOverruled)
        counts[key, default: 0] += 1
        parts[key] = speech
      }
    }
    return parts.map { key, speech in
      Cell.Citation(
        claim: speech.rule.claimID, statements: speech.rule.statements, reading: key.reading,
        effect: speech.part.effect, isWithinCondition: key.isWithinCondition, isReported: speech.rule.isReported,
        isOverruled: key.isOverruled, isThroughout: counts[key] == items.count)
    }.sorted {
      if $0.claim != $1.claim { return $0.claim < $1.claim }
      if $0.statements != $1.statements { return $0.statements.lexicographicallyPrecedes($1.statements) }
      return ($0.isOverruled ? 1 : 0, $0.reading.description, $0.isWithinCondition ? 0 : 1)
        < ($1.isOverruled ? 1 : 0, $1.reading.description, $1.isWithinCondition ? 0 : 1)
    }
  }
}
