public import Claims
import Cores

/// Cases inside a declared matrix in which the statements leave an outcome open.
public struct Gap: Hashable, Sendable {
  /// The outcome.
  public let outcome: OutcomeID
  /// Whether nothing is said, or too little.
  public let kind: Kind
  /// The cases, as one prime box.
  public let box: Box
  /// The values that remain, in the order of the outcome; all of them where nothing is said.
  public let values: [ValueID]
  /// How many rows of the matrix it touches.
  public let rows: Int

  /// How much is left open.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No statement speaks.
    case silent
    /// Statements speak and leave two values or more.
    case partial
  }
}

/// Finds the gaps of a matrix as a cover by prime boxes from which no box can be left out.
struct GapSearch {
  let check: ConsistencyCheck
  let evaluator: Evaluator

  /// The gaps, the largest first, then in the order of the outcomes and boxes.
  func callAsFunction(_ shape: MatrixShape) -> [Gap] {
    let combinations = MatrixBuilder(evaluator, shape).scenarios()
    let whole = combinations.reduce(Condition.nothing) { $0.union($1) }
    let found = Parallel.map(shape.outcomes) { gaps(of: $0, in: whole, combinations) }
    return found.enumerated().flatMap { order, gaps in gaps.map { (order: order, gap: $0) } }.sorted { a, b in
      if a.gap.rows != b.gap.rows { return a.gap.rows > b.gap.rows }
      return a.order != b.order ? a.order < b.order : a.gap.box < b.gap.box
    }.map(\.gap)
  }

  /// The gaps of one outcome.
  private func gaps(of id: OutcomeID, in whole: Condition, _ combinations: [Condition]) -> [Gap] {
    guard let index = check.ledger.vocabulary.outcomes.firstIndex(where: { $0.id == id }) else { return [] }
    let outcome = check.ledger.vocabulary.outcomes[index]
    return evaluator.cell(id, in: whole, only: [.silent, .partial]).pieces.flatMap { piece -> [Gap] in
      let kind: Gap.Kind = piece.standing == .silent ? .silent : .partial
      return cover(piece.boxes, within: whole, check.admissibilities[index]).map { box in
        Gap(
          outcome: id, kind: kind, box: box,
          values: kind == .silent ? outcome.values.map(\.id) : piece.effect?.values ?? [],
          rows: combinations.count { touches($0, box, check.admissibilities[index]) })
      }
    }
  }

  private func touches(_ scenarios: Condition, _ box: Box, _ admissibility: Admissibility) -> Bool {
    scenarios.boxes.contains { row in row.intersection(box).map { admissibility.holdsAny(of: $0) } ?? false }
  }

  /// Prime boxes without those that the others make superfluous, tried from the most restricted one on.
  private func cover(_ boxes: [Box], within whole: Condition, _ admissibility: Admissibility) -> [Box] {
    var kept = boxes
    for box in boxes.sorted(by: { ($0.parts.count, $1) > ($1.parts.count, $0) }) {
      let others = kept.filter { $0 != box }
      let inside = whole.intersection(Condition([box])).boxes
      let left = Condition.subtract(others, from: inside, in: check.space)
      if !left.contains(where: { admissibility.holdsAny(of: $0) }) { kept = others }
    }
    return kept
  }
}
