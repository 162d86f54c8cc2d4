import Claims
import Diagnostics

/// Builds a decision from its file.
enum DecisionReader {
  /// The decision, or nil where needed fields are missing; references are checked against the claims that exist.
  static func decision(
    _ id: DecisionID, _ fields: Fields, path: String, claims: inout ClaimNames, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> Decision? {
    let question = translations.text(fields.text("question") ?? "", key: "decision/\(id)/question")
    let reason = translations.text(fields.text("reason") ?? "", key: "decision/\(id)/reason")
    let quotes = quotes(fields, claims: &claims, reporting: &faults)
    let alternatives = fields.texts("alternatives").compactMap { claims.id($0, reporting: &faults) }
    let follow = fields.located("follow")
    if let follow { checkResponsibility(fields, follow, reporting: &faults) }
    let isOpen = follow?.value == "none"
    let followed = isOpen ? nil : follow.flatMap { claims.id($0, reporting: &faults) }
    guard fields.text("question") != nil, fields.text("reason") != nil, isOpen || followed != nil else { return nil }
    return Decision(
      id: id, question: question, about: fields.texts("about").map { $0.value }, follow: followed,
      alternatives: alternatives, reason: reason, internalNote: fields.text("internal-note"),
      decidedBy: fields.text("decided-by"), approvedBy: fields.text("approved-by"), owner: fields.text("owner"),
      decidedOn: fields.date("decided-on"), reviewBy: fields.date("review-by"), quotes: quotes,
      location: .wholeFile(path))
  }

  /// A decision names who took it; an open record names who owns it, and until when.
  private static func checkResponsibility(
    _ fields: Fields, _ follow: Located<String>, reporting faults: inout [Diagnostic]
  ) {
    let isOpen = follow.value == "none"
    let needed = isOpen ? ["owner", "review-by"] : ["decided-by"]
    guard needed.contains(where: { fields.node($0) == nil }) else { return }
    let message = isOpen ? "an open record needs an 'owner' and a day to 'review-by'" : "a decision needs 'decided-by'"
    faults.append(Diagnostic(.missingKey, message, at: follow.location))
  }

  private static func quotes(
    _ fields: Fields, claims: inout ClaimNames, reporting faults: inout [Diagnostic]
  ) -> [Decision.QuoteDigest] {
    var quotes: [Decision.QuoteDigest] = []
    for entry in fields.entries("quotes") {
      guard let claim = claims.id(entry.key, reporting: &faults), let digest = entry.value.scalar else { continue }
      quotes.append(Decision.QuoteDigest(claim: claim, sha256: digest.value))
    }
    return quotes
  }
}
