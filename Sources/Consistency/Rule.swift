import Claims

/// What one claim says about one outcome, compiled: the rule lines that only differ in their condition, as one.
///
/// Authors write "or" as a second line, so lines of one claim with the same frame, outcome, modality and values are the
/// alternatives of one rule: read as "only if", it holds at most where one of them does.
struct Rule: Sendable {
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
}

/// A rule under one reading: the places where it speaks and what it says there.
struct CompiledReading: Sendable {
  let reading: Reading
  /// One entry for what is said where the condition holds, one for what is said elsewhere in the frame.
  let parts: [Part]
  /// The scenarios that the rule is about: where its condition holds, and the whole frame if it also speaks elsewhere.
  let scope: Condition

  /// What is said, and where.
  struct Part: Hashable, Sendable {
    /// Which side of the condition it is.
    let side: Side
    /// What is said.
    let effect: Effect
    /// The same as sets of values.
    let stance: Stance
    /// Where.
    let extent: Condition
  }

  /// Which side of a condition a part is on.
  enum Side: Hashable, Sendable {
    case inside
    case outside
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
