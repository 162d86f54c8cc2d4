import Claims
import Diagnostics

/// Builds a decision from its file.
enum DecisionReader {
  /// The decision, or nil where needed fields are missing; references are checked against the claims that exist.
  static func decision(
    _ id: DecisionID, _ fields: Fields, path: String, claims: ClaimNames, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Decision? {
    guard let question = fields.text("question"), let reason = fields.text("reason"),
      let follow = fields.located("follow")
    else { return nil }
    var followed: ClaimID?
    if follow.value != "none" {
      followed = claims.id(follow, reporting: &faults)
      if fields.text("decided-by") == nil {
        faults.append(Diagnostic(.missingKey, "a decision needs 'decided-by'", at: follow.location))
      }
    } else if fields.text("owner") == nil || fields.date("review-by") == nil {
      faults.append(
        Diagnostic(.missingKey, "an open record needs an 'owner' and a day to 'review-by'", at: follow.location))
    }
    let quotes = fields.entries("quotes").compactMap { entry -> Decision.QuoteDigest? in
      guard let digest = entry.value.scalar, let claim = claims.id(entry.key, reporting: &faults) else { return nil }
      return Decision.QuoteDigest(claim: claim, sha256: digest.value)
    }
    return Decision(
      id: id, question: translations.text(question, key: "decision/\(id)/question"),
      about: fields.texts("about").map { $0.value }, follow: followed,
      alternatives: fields.texts("alternatives").compactMap { claims.id($0, reporting: &faults) },
      reason: translations.text(reason, key: "decision/\(id)/reason"), internalNote: fields.text("internal-note"),
      decidedBy: fields.text("decided-by"), approvedBy: fields.text("approved-by"), owner: fields.text("owner"),
      decidedOn: fields.date("decided-on"), reviewBy: fields.date("review-by"), quotes: quotes,
      location: .wholeFile(path))
  }
}

/// The claims that exist, for checking references.
struct ClaimNames {
  private let known: Set<ClaimID>

  init(_ claims: [Claim]) { known = Set(claims.map { $0.id }) }

  /// Whether a claim exists.
  func contains(_ id: ClaimID) -> Bool { known.contains(id) }

  /// The claim of an address; one that does not exist is reported.
  func id(_ text: Located<String>, reporting faults: inout [Diagnostic]) -> ClaimID? {
    guard let id = ClaimID(text.value) else {
      faults.append(
        Diagnostic(
          .badID, "a quoted statement's address, source/name, was expected here, found '\(text.value)'",
          at: text.location))
      return nil
    }
    guard known.contains(id) else {
      faults.append(Diagnostic(.unknownID, unknownMessage(id), at: text.location))
      return nil
    }
    return id
  }

  /// What to say about an address that leads nowhere.
  func unknownMessage(_ id: ClaimID) -> String {
    let hint = Suggestion.clause(for: id.description, among: known.map { $0.description }.sorted())
    return "there is no quoted statement '\(id)'\(hint)"
  }
}
