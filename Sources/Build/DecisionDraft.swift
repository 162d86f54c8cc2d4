public import Claims
public import Consistency
import Diagnostics

/// A decision's record to be filled in: what the tool knows stands there, checksums included.
public struct DecisionDraft: Sendable {
  /// The decision's id: what the disagreement is on, and free.
  public let name: String
  /// The text of its file.
  public let text: String

  /// A draft on a finding of an inspection, to be looked at again by `reviewBy`; `taken` are the ids of decisions that are there.
  public init(_ finding: Finding, _ inspection: Inspection, reviewBy: CalendarDate?, taken: Set<String>) {
    let claims = finding.sides.map { $0.claim }.reduce(into: [ClaimID]()) { if !$0.contains($1) { $0.append($1) } }
    let digests = inspection.content.ledger.map { QuoteDigests.digests($0) } ?? [:]
    let outcome = inspection.content.ledger?.vocabulary.outcome(finding.outcome)?.label.original ?? finding.outcome.text
    name = FreeDecisionName.of(finding.outcome.text, taken)
    var lines = inspection.diagnostic(finding)?.notes.map { "# \($0.message)" } ?? []
    lines += [
      "question: \(YAMLText.scalar("Which document holds for: \(outcome)?"))", "about: \(finding.id)", "follow: none",
      "alternatives: [\(claims.map { $0.description }.joined(separator: ", "))]",
      "reason: The documents disagree, and nothing has been decided yet.", "owner: editor",
    ]
    if let reviewBy { lines.append("review-by: \(reviewBy)") }
    lines.append("quotes:")
    lines += claims.compactMap { claim in digests[claim].map { "  \(claim): \($0)" } }
    text = lines.joined(separator: "\n") + "\n"
  }

  private enum FreeDecisionName {
    static func of(_ name: String, _ taken: Set<String>) -> String {
      (2...).lazy.map { $0 == 2 ? name : "\(name)-\($0 - 1)" }.first { !taken.contains($0) } ?? name
    }
  }
}

/// Text as a YAML scalar.
public enum YAMLText {
  /// The text as it is where YAML reads it back unchanged, else between quotation marks.
  public static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter } == true && !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
      && !text.contains { $0.isNewline || $0 == "\t" } && text.last != " "
      && !["true", "false", "yes", "no", "null", "on", "off"].contains(text.lowercased())
    if isPlain { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }
}
