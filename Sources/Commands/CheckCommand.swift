import Build
import Claims
import Consistency
import Diagnostics
import Workspace

/// `verbatim check`: what is wrong, where documents disagree, what is out of date.
enum CheckCommand: Command {
  private static let list = Flag(
    "list", value: "WHAT", choices: ["disagreements"], "also list what needs no action, in full")
  private static let strict = Flag("strict", "warnings fail the run as errors do")
  private static let today = Flag("today", value: "DAY", "the day that reviews are due by; today by default")

  static let description = CommandDescription(
    name: "check", summary: "tell what is wrong, where documents disagree, what is out of date", arguments: "",
    argumentCount: 0...0,
    details: """
      Reads 'Content/' and compares what its documents say. Fails on errors, on disagreements without a record, on
      decisions that are no longer valid and on reviews that are overdue. Disagreements that were decided, recorded as
      open or settled by the text are counted; --list disagreements tells each with its example. Writes nothing.
      """,
    flags: [CheckForm.flag, list, strict, today, KnownFindings.baseline, KnownFindings.writeBaseline],
    examples: [
      .init(line: "verbatim check", meaning: "before a commit"),
      .init(line: "verbatim check --list disagreements", meaning: "every disagreement with its example"),
      .init(
        line: "verbatim check --format json", meaning: "for scripts; the keys are in docs/schemas/check.schema.json"),
      .init(line: "verbatim check --write-baseline known.txt", meaning: "note what is wrong today, to mend it later"),
      .init(line: "verbatim check --baseline known.txt --strict", meaning: "fail only on what is new, warnings too"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    var day = CalendarDate.today
    if let text = invocation.value(today) {
      guard let given = CalendarDate(text), given.year != nil else {
        throw UsageFault("'\(text)' is not a day such as 2026-11-30", command: description)
      }
      day = given
    }
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: day)
    let findings = inspection.report?.findings ?? []
    let listed = invocation.value(list) == nil ? [] : findings.filter { !$0.needsDecision }
    let known = try KnownFindings.read(invocation)
    let approvals = try SignOffStandings.diagnostics(folders, inspection)
    let found = DiagnosticReport((inspection.diagnostics + approvals).sorted(), baseline: known) {
      inspection.line($0, $1)
    }
    if try KnownFindings.write(found, invocation, console) { return .clean }
    if let form = CheckForm(invocation) {
      console.write(form.text(found, inspection, findings, root: folders.root))
    } else {
      console.complain(found.new) { inspection.line($0, $1) }
      for finding in listed {
        guard let diagnostic = inspection.diagnostic(finding) else { continue }
        console.write(ListedFinding.text(finding, diagnostic))
      }
      console.say(CheckSummary.text(found.new, inspection, findings))
      if let words = KnownFindings.summary(found) { console.say(words) }
    }
    let fails = found.new.hasErrors || (invocation.has(strict) && !found.new.isEmpty)
    return fails ? .findings : .clean
  }
}

/// A finding that needs no action, as a listing shows it.
enum ListedFinding {
  static func text(_ finding: Finding, _ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    var text = "\(place)\(state(finding)): \(diagnostic.message) [\(finding.id)]\n"
    for note in diagnostic.notes {
      text += "    " + (note.location.map { "\($0): " } ?? "") + note.message + "\n"
    }
    return text
  }

  private static func state(_ finding: Finding) -> String {
    if finding.verdict == .resolved { return "settled by the text" }
    switch finding.state {
    case .decided(let id): return "decided in '\(id)'"
    case .open(let id): return "recorded as open in '\(id)'"
    case .undecided, .lapsed, .overdue: return "not decided"
    }
  }
}

/// The last line of a check.
enum CheckSummary {
  static func text(_ new: [Diagnostic], _ inspection: Inspection, _ findings: [Finding]) -> String {
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
    return """
      \(problems) \(claims) quoted statements, \(verified) of them found word for word in a saved copy; \(findings.count) disagreements: \(decided) decided, \(open) recorded as \
      open, \(settled) settled by the text, \(findings.count - decided - open - settled) waiting for an editor.
      """
  }
}
