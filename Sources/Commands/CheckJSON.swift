import Build
import Consistency
import Diagnostics

/// The result of a check as JSON: `diagnostics` and `disagreements`, as `docs/schemas/check.schema.json` has them.
enum CheckJSON {
  static func text(_ report: DiagnosticReport, _ inspection: Inspection, _ findings: [Finding]) -> String {
    let rows = findings.map { finding in
      let notes = inspection.diagnostic(finding)?.notes.map { JSONValue.string($0.message) } ?? []
      return JSONValue.members([
        "id": .string(finding.id), "outcome": .string(finding.outcome.text), "kind": .string(finding.kind.rawValue),
        "verdict": .string(finding.verdict.rawValue), "state": .string(state(finding)),
        "restsOnReport": .boolean(finding.restsOnReport),
        "claims": .array(finding.sides.map { .string($0.claim.description) }), "notes": .array(notes),
      ])
    }
    return JSONValue.members(["diagnostics": DiagnosticJSON.value(report), "disagreements": .array(rows)]).indented
  }

  private static func state(_ finding: Finding) -> String {
    switch finding.state {
    case .undecided: "undecided"
    case .decided: "decided"
    case .open: "open"
    case .lapsed: "lapsed"
    case .overdue: "overdue"
    }
  }
}
