public import Claims
import Consistency
public import Diagnostics
import Digests
public import Localization
import Pages
public import Workspace

/// Builds the site of a workspace and publishes it, or says why not.
public struct SiteBuilder {
  private let folders: WorkspaceFolders

  /// A builder for a workspace.
  public init(_ folders: WorkspaceFolders) { self.folders = folders }

  /// What a build came to.
  public enum Result {
    /// Nothing has changed since the last build.
    case upToDate
    /// The site was published. `made` tells for each file that was made why it was; the others were kept.
    case published(Stage.Changes, pages: Int, Inspection, notes: [Diagnostic], made: [String: String])
    /// The content has errors; the former output is untouched.
    case refused(Inspection)
    /// A translation is not as far as it has to be; the former output is untouched.
    case behind([StatusReport])
  }

  /// Builds. `required` are the states that translations must have; `progress` is told what is being done.
  public func build(
    requiring required: [LocaleCode: AssessedUnit.State] = [:], progress: (String) -> Void = { _ in }
  ) throws -> Result {
    let output = try OutputFolder(folders.output)
    var fingerprint = Fingerprint.now(folders)
    let published = output.published()
    if required.isEmpty, published.fingerprint == fingerprint, published.areUntouched(in: output) { return .upToDate }
    progress("reading")
    var inspection = try Inspection.inspect(folders, today: nil)
    // An input that changed while it was read: the fingerprint would be a lie, so everything is read again.
    for _ in 0..<3 {
      let after = Fingerprint.now(folders)
      if after == fingerprint { break }
      fingerprint = after
      inspection = try Inspection.inspect(folders, today: nil)
    }
    guard !inspection.faults.hasErrors, let ledger = inspection.content.ledger,
      let check = inspection.check,
      let report = inspection.report
    else { return .refused(inspection) }

    let findings = TranslationChecks(ledger, accepted: inspection.content.acceptedUnits)
    let behind = required.sorted { $0.key < $1.key }.map { locale, state in
      let documents = inspection.content.translations.filter { $0.locale == locale }
      return StatusReport(documents, findings: findings.findings(documents), required: state, today: nil)
    }.filter { report in report.rows.contains { !$0.blockers.isEmpty } }
    guard behind.isEmpty else { return .behind(behind) }

    let store = try ClaimsStore(folders, inspection)
    let site = Site(
      ledger: ledger, guides: inspection.content.guides, report: report, evaluator: Evaluator(check, report),
      words: inspection.tool.words, tiles: inspection.tool.tiles, evidence: inspection.evidence)
    let publishing = SitePublishing(
      site, inspection.tool, PagePlan(site, store, former: output.pageRecords, folders))
    var stage = try output.beginStage()
    let made: [String: String]
    do {
      made = try publishing.write(to: &stage, progress: progress)
      try putStatus(inspection.content.translations, to: &stage)
    } catch {
      stage.abandon()
      throw error
    }
    let changes = try stage.commit(fingerprint: fingerprint)
    return .published(changes, pages: publishing.pageCount, inspection, notes: store.notes, made: made)
  }

  /// How far the translations are, for the team. Ages and checks are the console's: no page knows today.
  private func putStatus(_ documents: [DocumentTranslation], to stage: inout Stage) throws {
    guard !documents.isEmpty else { return }
    let report = StatusReport(documents, findings: [], today: nil)
    let files = [
      ("translations.html", StatusPage.html(report)), ("translations.json", Array(StatusText.json(report).utf8)),
    ]
    for (name, bytes) in files { try stage.put(bytes, digest: BLAKE2b(of: bytes).hex, at: "team/\(name)") }
  }
}
