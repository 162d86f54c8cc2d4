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
    if let disputed = permission { return disputed }
    return edition.language.any(alternatives)
  }

  /// The sides of a dispute in few words. Where one side tells what happens, the others are told by what would happen:
  /// whether it is required or only allowed there is for the quotes to say.
  private var alternatives: [String] {
    guard piece.alternatives.contains(where: { $0.modality == .isSo }) else {
      return piece.alternatives.map { edition.scenarios.text($0, of: outcome) }
    }
    let ruledOut = piece.alternatives.filter { $0.modality == .mustNot || $0.modality == .shouldNot }
    let named = Set(piece.alternatives.filter { !ruledOut.contains($0) }.flatMap { $0.values })
    let values = edition.ledger.vocabulary.outcome(outcome)?.values ?? []
    return values.filter { named.contains($0.id) }.map { $0.label(edition.locale) }
      + ruledOut.map { edition.scenarios.text($0, of: outcome) }
  }

  /// A dispute on whether something is allowed; nil for any other.
  private var permission: String? {
    let sides = piece.alternatives.sorted { $0.modality == .may && $1.modality != .may }
    guard sides.count == 2, sides[0].modality == .may, sides[1].modality == .mustNot,
      sides[0].values == sides[1].values,
      let values = edition.ledger.vocabulary.outcome(outcome)?.values
    else { return nil }
    let labels = values.filter { sides[0].values.contains($0.id) }.map { $0.label(edition.locale) }
    return edition.words("modality-disputed", ["sentence": edition.language.any(labels)])
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
