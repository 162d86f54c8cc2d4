import Build
import Consistency
import Diagnostics
import Evidence

/// The last lines of a check.
enum CheckSummary {
  static func text(
    _ new: [Diagnostic], _ inspection: Inspection, _ findings: [Finding], _ survey: Survey?
  ) -> String {
    let errors = new.count { $0.severity == .error }
    let warnings = new.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    let nothing = new.count == inspection.diagnostics.count ? "Nothing is wrong." : "Nothing new is wrong."
    let problems = parts.isEmpty ? nothing : parts.joined(separator: ", ") + "."
    let settled = findings.count { $0.verdict == .resolved }
    let rest = findings.filter { $0.verdict != .resolved }
    let decided = rest.count { if case .decided = $0.state { true } else { false } }
    let open = rest.count { if case .open = $0.state { true } else { false } }
    let claims = inspection.content.ledger?.claims.count ?? 0
    let verified = inspection.evidence?.evidence.count { $0.verdict.isVerified } ?? 0
    let first = """
      \(problems) \(claims) quoted statements, \(verified) of them found word for word in a saved copy; \
      \(findings.count) disagreements: \(decided) decided, \(open) recorded as open, \(settled) settled by the text, \
      \(findings.count - decided - open - settled) waiting for an editor.
      """
    return [first, counts(survey), unfinished(inspection)].compactMap { $0 }.joined(separator: "\n")
  }

  private static func counts(_ survey: Survey?) -> String? {
    guard let survey else { return nil }
    func count(_ kind: Survey.Kind, _ one: String, _ many: String) -> String {
      let count = survey.count(kind)
      return count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    return """
      Beside these: \(count(.gaps, "group", "groups")) of cases that no source speaks of or settles, \
      \(count(.agreements, "statement", "statements")) made by several sources, \
      \(count(.overlaps, "pair", "pairs")) of which one asks for more, \
      \(count(.wordings, "sentence", "sentences")) in several places, \(count(.observations, "run", "runs")) on record. \
      'verbatim check --list gaps' lists the first; also agreements, overlaps, wordings, observations.
      """
  }

  /// Silence would look like agreement.
  private static func unfinished(_ inspection: Inspection) -> String? {
    let outcomes = inspection.report?.undecided ?? []
    if outcomes.isEmpty { return nil }
    let names = outcomes.map { "'\($0)'" }.joined(separator: ", ")
    return
      "Not checked to the end: \(names); there may be disagreements of three statements or more that are not found."
  }
}
