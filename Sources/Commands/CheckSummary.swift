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
    if errors > 0 { parts.append(counted(errors, "error")) }
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    let nothing = new.count == inspection.diagnostics.count ? "Nothing is wrong." : "Nothing new is wrong."
    let problems = parts.isEmpty ? nothing : parts.joined(separator: ", ") + "."
    let settled = findings.count { $0.verdict == .resolved }
    let rest = findings.filter { $0.verdict != .resolved }
    let decided = rest.count { if case .decided = $0.state { true } else { false } }
    let open = rest.count { if case .open = $0.state { true } else { false } }
    let claims = inspection.content.ledger?.claims.count ?? 0
    let verified = inspection.evidence?.evidence.count { $0.verdict.isVerified } ?? 0
    let first = """
      \(problems) \(counted(claims, "quoted statement")), \(verified) of them found word for word in a saved copy; \
      \(counted(findings.count, "disagreement")): \(decided) decided, \(open) recorded as open, \
      \(settled) settled by the text, \(findings.count - decided - open - settled) waiting for an editor.
      """
    return [first, counts(survey), unfinished(inspection)].compactMap { $0 }.joined(separator: "\n")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  private static func counts(_ survey: Survey?) -> String? {
    guard let survey else { return nil }
    func count(_ kind: Survey.Kind, _ noun: String) -> String { counted(survey.count(kind), noun) }
    return """
      Beside these: \(count(.gaps, "group")) of cases that no source speaks of or settles, \
      \(count(.agreements, "statement")) made by several sources, \
      \(count(.overlaps, "pair")) of which one asks for more, \
      \(count(.wordings, "sentence")) in several places, \(count(.observations, "run")) on record. \
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
