import Build
import Claims
import Consistency
import Diagnostics
import Workspace

/// `verbatim check`: what is wrong, where documents disagree, what is out of date.
enum CheckCommand: Command {
  private static let list = Flag(
    "list", value: "WHAT", choices: ["disagreements"] + Survey.Kind.allCases.map { $0.rawValue },
    "also tell what needs no action, the ten largest")
  private static let all = Flag("all", "with --list: all, not only the ten largest")
  private static let strict = Flag("strict", "warnings fail the run as errors do")
  private static let today = Flag("today", value: "DAY", "the day that reviews are due by; today by default")

  static let description = CommandDescription(
    name: "check", summary: "tell what is wrong, where documents disagree, what is out of date", arguments: "",
    argumentCount: 0...0,
    details: """
      Reads 'Content/' and compares what its documents say. Fails on errors, on disagreements without a record, on
      decisions that are no longer valid and on reviews that are overdue. Disagreements that were decided, recorded as
      open or settled by the text are counted, and so is what no document says, what several say, where one asks for
      more, and what was seen; --list tells each. Writes nothing.
      """,
    flags: [CheckForm.flag, list, all, strict, today, KnownFindings.baseline, KnownFindings.writeBaseline],
    examples: [
      .init(line: "verbatim check", meaning: "before a commit"),
      .init(line: "verbatim check --list disagreements --all", meaning: "every disagreement with its example"),
      .init(line: "verbatim check --list gaps", meaning: "the ten largest groups of cases that no document speaks of"),
      .init(
        line: "verbatim check --format json", meaning: "for scripts; the keys are in docs/schemas/check.schema.json"),
      .init(line: "verbatim check --write-baseline known.txt", meaning: "note what is wrong today, to mend it later"),
      .init(line: "verbatim check --baseline known.txt --strict", meaning: "fail only on what is new, warnings too"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    if invocation.has(all), invocation.value(list) == nil {
      throw UsageFault("'--all' needs '--list', which says of what", command: description)
    }
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
    let survey = inspection.survey()
    let known = try KnownFindings.read(invocation)
    let approvals =
      try SignOffStandings.diagnostics(folders, inspection) + ApprovedCopies.diagnostics(folders, inspection)
    let found = DiagnosticReport((inspection.diagnostics + approvals).sorted(), baseline: known) {
      inspection.line($0, $1)
    }
    if try KnownFindings.write(found, invocation, console) { return .clean }
    if let form = CheckForm(invocation) {
      console.write(form.text(found, inspection, findings, survey, root: folders.root))
    } else {
      console.complain(found.new) { inspection.line($0, $1) }
      if let asked = invocation.value(list) {
        let entries = Listing.entries(asked, inspection, findings, survey)
        console.write(Listing.text(entries, of: asked, isComplete: invocation.has(all)))
      }
      console.say(CheckSummary.text(found.new, inspection, findings, survey))
      if let words = KnownFindings.summary(found) { console.say(words) }
    }
    let fails = found.new.hasErrors || (invocation.has(strict) && !found.new.isEmpty)
    return fails ? .findings : .clean
  }
}
