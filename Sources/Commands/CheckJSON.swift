import Build
import Consistency
import Diagnostics

/// The result of a check as JSON: `diagnostics`, as everywhere, and `disagreements`.
enum CheckJSON {
  static func text(_ inspection: Inspection, _ findings: [Finding]) -> String {
    let rows = findings.map { finding -> String in
      let claims = finding.sides.map { JSONText.quoted($0.claim.description) }.joined(separator: ", ")
      let state: String
      switch finding.state {
      case .undecided: state = "undecided"
      case .decided: state = "decided"
      case .open: state = "open"
      case .lapsed: state = "lapsed"
      case .overdue: state = "overdue"
      }
      let notes = inspection.diagnostic(finding)?.notes.map { JSONText.quoted($0.message) } ?? []
      return """
          {"id": \(JSONText.quoted(finding.id)), "outcome": \(JSONText.quoted(finding.outcome.text)), \
        "kind": "\(finding.kind.rawValue)", "verdict": "\(finding.verdict.rawValue)", "state": "\(state)", \
        "restsOnReport": \(finding.restsOnReport), "claims": [\(claims)], "notes": [\(notes.joined(separator: ", "))]}
        """
    }
    let diagnostics = DiagnosticJSON.format(inspection.diagnostics).dropLast()
    return "{\"diagnostics\": \(diagnostics),\n\"disagreements\": [\n\(rows.joined(separator: ",\n"))\n]}\n"
  }
}
