import Claims

/// What one claim says about one outcome, compiled: the rule lines that only differ in their condition, as one.
///
/// Authors write "or" as a second line, so lines of one claim with the same frame, outcome, modality and values are the
/// alternatives of one rule: read as "only if", it holds at most where one of them does.
final class Rule: Sendable {
  /// The claim, as its position in the ledger, and its address.
  let claim: Int
  let claimID: ClaimID
  /// The lines, as positions in the claim's statements.
  let statements: [Int]
  /// The lines themselves.
  let lines: [Statement]
  /// The first of the lines; the others differ in their condition alone.
  let statement: Statement
  /// The outcome, as its position in the vocabulary.
  let outcome: Int
  /// Dimensions that a line names as making no difference.
  let whatever: Set<DimensionID>
  /// Whether only a report of the words is at hand.
  let isReported: Bool
  /// What it says under each reading, the default one first.
  let readings: [CompiledReading]

  init(
    claim: Int, claimID: ClaimID, statements: [Int], lines: [Statement], outcome: Int, isReported: Bool,
    readings: [CompiledReading]
  ) {
    self.claim = claim
    self.claimID = claimID
    self.statements = statements
    self.lines = lines
    statement = lines[0]
    self.outcome = outcome
    whatever = Set(lines.flatMap(\.whatever))
    self.isReported = isReported
    self.readings = readings
  }
}

extension Rule {
  /// The dimensions that the frame or the condition of any reading names.
  static func dimensions(of terms: [Term], places: [DimensionID]) -> Set<DimensionID> {
    var ids: Set<DimensionID> = []
    for term in terms {
      switch term.subject {
      case .dimension(let id): ids.insert(id)
      case .places: ids.formUnion(places)
      }
    }
    return ids
  }
}
