import Claims
import Consistency

/// What is said about one outcome in one case, in words: for the page of single cases and its data.
struct CaseAnswer {
  private let edition: Edition
  private let outcome: OutcomeID
  private let piece: Cell.Piece

  init(_ edition: Edition, _ outcome: OutcomeID, _ piece: Cell.Piece) {
    self.edition = edition
    self.outcome = outcome
    self.piece = piece
  }

  /// What happens; nil where nothing is said.
  var text: String? {
    if let effect = piece.effect { return edition.scenarios.text(effect, of: outcome) }
    guard !piece.alternatives.isEmpty else { return nil }
    return edition.language.any(piece.alternatives.map { edition.scenarios.text($0, of: outcome) })
  }

  /// How sure that is.
  var mark: Mark { Mark(piece.standing) }

  /// The claims that speak, each once.
  var claims: [ClaimID] { Self.once(piece.citations.filter { !$0.isOverruled }.map { $0.claim }) }

  /// The claims that a decision or an exception sets aside.
  var setAside: [ClaimID] {
    let speaking = Set(claims)
    return Self.once(piece.citations.filter { $0.isOverruled }.map { $0.claim }).filter { !speaking.contains($0) }
  }

  /// The disagreements that touch the case, those that the text itself settles aside.
  var findings: [Finding] { edition.site.unresolved(piece.findings) }

  private static func once(_ claims: [ClaimID]) -> [ClaimID] {
    claims.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Mark {
  /// The mark of a standing.
  init(_ standing: Cell.Standing) {
    switch standing {
    case .settled: self = .settled
    case .disputed: self = .disputed
    case .decided: self = .decided
    case .inferred: self = .inferred
    case .partial: self = .partial
    case .silent: self = .silent
    case .notDefined: self = .none
    }
  }
}
