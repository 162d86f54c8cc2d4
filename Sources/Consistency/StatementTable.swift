import Claims

/// All statements of a ledger in a compact form: every term, and everything that can be said, is kept once, and
/// statements name them by number.
///
/// A large ledger's claims lie all over the memory, and fetching them from there takes longer than comparing them: so
/// they are read once, here. What looks at terms afterwards looks at each different one once.
struct StatementTable: Sendable {
  /// The different terms.
  private(set) var terms: [Term] = []
  /// The different things said.
  private(set) var sayings: [Saying] = []
  /// The statements, in the order in which they were added.
  private(set) var lines: [Line] = []
  private var termsOfLines: [Int32] = []
  private var termNumbers: [Term: Int32] = [:]
  private var sayingNumbers: [Saying: Int32] = [:]

  /// What a statement says, without where it does.
  struct Saying: Hashable {
    let outcome: OutcomeID
    let modality: Statement.Modality
    let values: [ValueID]
    let connective: Statement.Connective
    let maybeOnlyIf: Bool
    let places: [[DimensionID]]
  }

  /// One statement: its claim as a position in the ledger, its place there, what it says, and its terms, those of the
  /// frame first.
  struct Line {
    let claim: Int32
    let line: Int32
    let saying: Int32
    fileprivate let start: Int32
    fileprivate let frameCount: Int32
    fileprivate let conditionCount: Int32
  }

  /// The statements of a ledger's claims.
  init(_ claims: [Claim]) {
    lines.reserveCapacity(claims.count)
    for index in claims.indices { add(claims[index].statements, of: index) }
  }

  /// Makes room for statements to come, so that the first of them is not the one that waits for it.
  mutating func makeRoom() {
    lines.reserveCapacity(lines.count + 1_024)
    termsOfLines.reserveCapacity(termsOfLines.count + 4_096)
  }

  /// Adds the statements of the claim at a position.
  mutating func add(_ statements: [Statement], of claim: Int) {
    for index in statements.indices {
      let saying = Saying(
        outcome: statements[index].outcome, modality: statements[index].modality, values: statements[index].values,
        connective: statements[index].connective, maybeOnlyIf: statements[index].maybeOnlyIf,
        places: statements[index].places)
      let start = termsOfLines.count
      for term in statements[index].frame { termsOfLines.append(number(of: term)) }
      let frameEnd = termsOfLines.count
      for term in statements[index].condition { termsOfLines.append(number(of: term)) }
      lines.append(
        Line(
          claim: Int32(claim), line: Int32(index), saying: number(of: saying), start: Int32(start),
          frameCount: Int32(frameEnd - start), conditionCount: Int32(termsOfLines.count - frameEnd)))
    }
  }

  /// The numbers of the terms of a statement's frame.
  func frame(_ line: Line) -> ArraySlice<Int32> {
    termsOfLines[Int(line.start)..<Int(line.start + line.frameCount)]
  }

  /// The numbers of the terms of a statement's condition.
  func condition(_ line: Line) -> ArraySlice<Int32> {
    termsOfLines[Int(line.start + line.frameCount)..<Int(line.start + line.frameCount + line.conditionCount)]
  }

  private mutating func number(of term: Term) -> Int32 {
    if let known = termNumbers[term] { return known }
    let number = Int32(terms.count)
    terms.append(term)
    termNumbers[term] = number
    return number
  }

  private mutating func number(of saying: Saying) -> Int32 {
    if let known = sayingNumbers[saying] { return known }
    let number = Int32(sayings.count)
    sayings.append(saying)
    sayingNumbers[saying] = number
    return number
  }
}
