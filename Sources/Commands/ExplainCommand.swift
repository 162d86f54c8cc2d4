import Build
import Claims
import Consistency
import Diagnostics
import Pages

/// `verbatim explain`: tells the whole story of a disagreement, or what a message means.
enum ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain", summary: "tell all about a disagreement, or what a message means", arguments: "ID",
    argumentCount: 1...1,
    details: """
      Takes what 'check' prints in brackets. For a disagreement: an example, what each document says about it and where,
      how that depends on how it is read, in which cases, what would settle it, and what was decided. For the id of a
      message: what it means, an example and the way out.
      """,
    flags: [.locale],
    examples: [
      .init(line: "verbatim explain not-verbatim", meaning: "what this message means"),
      .init(
        line: "verbatim explain text.key-page.needs-true~method-page.rest-of-eu-markdown --locale zh",
        meaning: "a disagreement in Chinese"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let asked = invocation.arguments[0].trimmingBrackets
    if let id = DiagnosticID(rawValue: asked), let explanation = DiagnosticExplanation.of(id) {
      console.write(explanation.text)
      return .clean
    }
    let inspection = try Inspection.inspect(try WorkspaceSearch.folders(invocation), today: CalendarDate.today)
    let findings = inspection.report?.findings ?? []
    if let finding = findings.first(where: { $0.id == asked }) {
      guard let sections = inspection.explanation(finding, try words(invocation, inspection)) else { return .failure }
      console.write(text(sections))
      return .clean
    }
    let refutations = inspection.refutations
    if let refutation = refutations.first(where: { $0.id == asked }) {
      console.complain([inspection.diagnostic(refutation)].compactMap { $0 }) { inspection.line($0, $1) }
      return .clean
    }
    let known = findings.map { $0.id } + refutations.map { $0.id } + DiagnosticID.allCases.map { $0.rawValue }
    let hint = Suggestion.clause(for: asked, among: known)
    throw UsageFault(
      "there is neither a disagreement nor a message '\(asked)'\(hint)\(inspection.report == nil ? "; the content cannot be compared: see 'verbatim check'" : "")",
      command: description)
  }

  /// The words of the language that was asked for, by the first letters of its tag; English without the flag.
  private static func words(_ invocation: Invocation, _ inspection: Inspection) throws -> Words {
    let known = inspection.words
    let prefix = invocation.value(.locale) ?? "en"
    let tags = known.keys.map { $0.tag }.sorted()
    let matching = tags.filter { $0 == prefix || $0.hasPrefix(prefix) }
    let tag = matching.first { $0 == prefix } ?? (matching.count == 1 ? matching[0] : nil)
    guard let tag, let words = known.first(where: { $0.key.tag == tag })?.value else {
      throw UsageFault(
        "there is no language '\(prefix)'\(Suggestion.clause(for: prefix, among: tags)); there are "
          + tags.joined(separator: ", "), command: description)
    }
    return words
  }

  /// Titles at the margin, lines below them.
  private static func text(_ sections: [FindingExplanation.Section]) -> String {
    sections.map { section in
      ([section.title] + section.lines.map { "  \($0)" }).map { $0.filter { $0 != "`" } }.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension String {
  /// Without the brackets around it that `check` prints.
  fileprivate var trimmingBrackets: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}
