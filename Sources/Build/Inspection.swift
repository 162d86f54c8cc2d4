public import Claims
public import Consistency
public import Content
import Cores
public import Diagnostics
import Digests
public import Evidence
import Mustache
public import Pages
import Rendering
import Workspace

/// One reading of a workspace: its content, and what is wrong, disputed or open in it.
public struct Inspection: Sendable {
  /// What was read.
  public let content: LoadedContent
  /// What the checker found; nil where the workspace file or the vocabulary is too broken to check.
  public let report: ConsistencyReport?
  /// Whether each quote stands in its document; nil where the workspace file cannot be read.
  public let evidence: EvidenceReport?
  /// What keeps the content from being published, and what should be looked at: faults of the files and of the quotes,
  /// sorted by place.
  public let faults: [Diagnostic]
  /// Faults of the content and disagreements that an editor must act on, sorted by place.
  public let diagnostics: [Diagnostic]
  /// The checker, for asking what happens in a case.
  let check: ConsistencyCheck?
  /// The tool's own files.
  let tool: ToolFiles

  /// Answers what happens in a case; nil where the content is too broken to check.
  public var evaluator: Evaluator? {
    guard let check, let report else { return nil }
    return Evaluator(check, report)
  }

  /// The tool's words in English, for the console; nil where its files have none.
  public var englishWords: Words? { LocaleCode("en").flatMap { tool.words[$0] } }

  /// The tool's words by language: those of the workspace's languages, and English.
  public var words: [LocaleCode: Words] { tool.words }

  /// The whole story of a disagreement in the language of some words; nil where there is nothing to check.
  public func explanation(_ finding: Finding, _ words: Words) -> [FindingExplanation.Section]? {
    check.map { FindingExplanation(finding, ledger: $0.ledger, space: $0.space, words: words).sections }
  }

  /// The restrictions of a set of cases, in the order of the vocabulary; none where there is nothing to check.
  public func terms(of box: Box) -> [BoxTerm] { check?.space.terms(of: box) ?? [] }

  /// What was seen and does not fit, whatever is recorded about it.
  public var refutations: [Refutation] { check?.refutations() ?? [] }

  /// Reads and checks a workspace. `today` is the day that reviews are due by; nil judges no dates.
  public static func inspect(_ folders: WorkspaceFolders, today: CalendarDate?) throws -> Inspection {
    try inspect(WorkspaceSnapshot(folders), today: today)
  }

  /// Checks a workspace as it was read. `today` is the day that reviews are due by; nil judges no dates.
  static func inspect(_ snapshot: WorkspaceSnapshot, today: CalendarDate?) throws -> Inspection {
    let words = snapshot.tool.words()
    let (content, ready) = Parallel.both(
      { ContentLoader.load(snapshot.content, words: ToolWords(words)) },
      { Result { () throws(BuildFault) in try ToolFiles.Ready(snapshot.tool) } })
    let locales = (content.ledger?.publication.locales ?? []) + [LocaleCode("en")].compactMap { $0 }
    let tool = try ready.get().files(of: locales, words, translated: content.words)
    guard let ledger = content.ledger else {
      return Inspection(
        content: content, report: nil, evidence: nil, faults: content.diagnostics, diagnostics: content.diagnostics,
        check: nil, tool: tool)
    }
    let digests = QuoteDigests.digests(ledger)
    let (evidence, checked) = Parallel.both(
      { EvidenceReport(ledger, copyLimit: content.copyLimit) },
      { Result { try Checked(ledger, digests, today: today) } })
    let accepted = content.accepted.map { (diagnostic: $0.diagnostic, about: $0.about) }
    let faults =
      (content.diagnostics + EvidenceDiagnostics(ledger, accepted: accepted).diagnostics(evidence)
      + SavedTexts.faults(content) + ReleaseHistory(content).faults).sorted()
    do {
      let (check, report) = try (checked.get().check, checked.get().report)
      let words = LocaleCode("en").flatMap { tool.words[$0] }
      let findings = FindingDiagnostics(ledger: ledger, words: words, digests: digests).diagnostics(
        check, report, isWhole: !content.diagnostics.hasErrors)
      return Inspection(
        content: content, report: report, evidence: evidence, faults: faults,
        diagnostics: (faults + findings).sorted(), check: check, tool: tool)
    } catch {
      let fault = Diagnostic(.badValue, "the vocabulary cannot be checked: \(error)", at: nil)
      return Inspection(
        content: content, report: nil, evidence: evidence, faults: faults, diagnostics: (faults + [fault]).sorted(),
        check: nil, tool: tool)
    }
  }

  /// A page that is no part of the site, by the workspace's templates.
  public func html(_ page: Page) throws -> [UInt8] {
    do throws(TemplateFault) {
      return try PageRenderer(templates: tool.templates, words: tool.words).render(page)
    } catch {
      throw BuildFault(diagnostics: error.diagnostics, files: tool.texts)
    }
  }

  /// The text of a line of the content, for carets.
  public func line(_ path: String, _ line: Int) -> String? {
    let prefix = "Content/"
    guard path.hasPrefix(prefix) else { return nil }
    return content.files[String(path.dropFirst(prefix.count))]?.line(line)
  }
}

/// What the checker finds in a ledger.
private struct Checked: Sendable {
  let check: ConsistencyCheck
  let report: ConsistencyReport

  /// Compares all statements; throws where the vocabulary cannot be checked.
  init(_ ledger: Ledger, _ digests: [ClaimID: String], today: CalendarDate?) throws {
    check = try ConsistencyCheck(ledger, quoteDigests: digests, today: today)
    report = check.report()
  }
}

/// The SHA-256 of every quote, and of every report's paraphrase, which decisions rest on alike.
enum QuoteDigests {
  static func digests(_ ledger: Ledger) -> [ClaimID: String] {
    var digests: [ClaimID: String] = [:]
    for claim in ledger.claims {
      let words = claim.quotation?.text ?? claim.report?.paraphrase.original ?? ""
      digests[claim.id] = SHA256(of: words).hex
    }
    return digests
  }
}

/// The texts of saved copies against the checksums of their records: copies are added to, never changed.
enum SavedTexts {
  static func faults(_ content: LoadedContent) -> [Diagnostic] {
    content.savedTexts.compactMap { saved in
      guard let text = content.files[saved.path], SHA256(of: text.bytes).hex != saved.sha256 else { return nil }
      return Diagnostic(
        .captureMismatch,
        "the text of this saved copy was changed after it was taken; put it back, and save what is new as a copy of its own",
        at: saved.location)
    }
  }
}
