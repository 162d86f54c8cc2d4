import Build
import Consistency
import Diagnostics

/// The result of a check as JSON, as `docs/schemas/check.schema.json` has it: all that is wrong, all disagreements, and
/// all that is counted beside them.
enum CheckJSON {
  static func text(
    _ report: DiagnosticReport, _ inspection: Inspection, _ findings: [Finding], _ survey: Survey?
  ) -> String {
    let rows = findings.map { finding in
      let notes = inspection.diagnostic(finding)?.notes.map { JSONValue.string($0.message) } ?? []
      return JSONValue.members([
        "id": .string(finding.id), "outcome": .string(finding.outcome.text), "kind": .string(finding.kind.rawValue),
        "verdict": .string(finding.verdict.rawValue), "state": .string(state(finding)),
        "restsOnReport": .boolean(finding.restsOnReport),
        "claims": .array(finding.sides.map { .string($0.claim.description) }),
        "boxes": .array(finding.boxes.map { BoxJSON.value(inspection.terms(of: $0)) }),
        "boxesAreComplete": .boolean(finding.boxesAreComplete), "notes": .array(notes),
      ])
    }
    func items(_ kind: Survey.Kind) -> JSONValue { .array((survey?.items[kind] ?? []).map { $0.value }) }
    return JSONValue.members([
      "diagnostics": DiagnosticJSON.value(report), "disagreements": .array(rows),
      "notCheckedToTheEnd": .strings((inspection.report?.undecided ?? []).map { $0.text }), "gaps": items(.gaps),
      "observations": items(.observations), "agreements": items(.agreements), "overlaps": items(.overlaps),
      "wordings": items(.wordings),
    ]).indented
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
