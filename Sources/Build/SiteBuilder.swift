public import Claims
import Consistency
import Cores
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
    let snapshot = WorkspaceSnapshot(folders)
    let fingerprint = snapshot.fingerprint
    let published = output.published()
    if required.isEmpty, published.fingerprint == fingerprint, published.areUntouched(in: output) { return .upToDate }
    progress("reading")
    let inspection = try Inspection.inspect(snapshot, today: nil)
    guard !inspection.faults.hasErrors, let ledger = inspection.content.ledger,
      let check = inspection.check,
      let report = inspection.report
    else { return .refused(inspection) }

    // Checking all translations costs more than making all pages: only a build that asks how far they are does it.
    let findings = required.isEmpty ? nil : found(inspection, ledger)
    let behind = required.sorted { $0.key < $1.key }.map { locale, state in
      let documents = inspection.content.translations.filter { $0.locale == locale }
      return StatusReport(documents, findings: findings, required: state, today: nil)
    }.filter { report in report.rows.contains { !$0.blockers.isEmpty } }
    guard behind.isEmpty else { return .behind(behind) }

    let former = output.pageRecords
    let (stored, site) = Parallel.both(
      { [folders] in Swift.Result { try ClaimsStore.update(folders, to: inspection.content) } },
      {
        let site = Site(
          ledger: ledger, guides: inspection.content.guides, report: report, evaluator: Evaluator(check, report),
          words: inspection.tool.words, tiles: inspection.tool.tiles, evidence: inspection.evidence,
          releases: ReleaseHistory(inspection.content).recorded { [inspection] in inspection.packetSite() })
        // Where nothing is known of an earlier build, all pages are going to be made: no need to wait for the database.
        if former == nil { site.prepare(Set(site.guides.map(\.id))) }
        return site
      })
    let store = try stored.get()
    let publishing = SitePublishing(site, inspection.tool, PagePlan(site, store, former: former, snapshot))
    var stage = try output.beginStage()
    let made: [String: String]
    do {
      made = try publishing.write(to: &stage, progress: progress)
      try putStatus(inspection, findings, site, to: &stage)
      try putQueue(inspection, site, to: &stage)
    } catch {
      stage.abandon()
      throw error
    }
    let changes = try stage.commit(fingerprint: fingerprint)
    return .published(changes, pages: publishing.pageCount, inspection, notes: store.notes, made: made)
  }

  /// What the checks of translations find, the languages side by side.
  private func found(_ inspection: Inspection, _ ledger: Ledger) -> [TranslationFinding] {
    let checks = TranslationChecks(ledger, accepted: inspection.content.acceptedUnits)
    let documents = inspection.content.translations
    return Parallel.map(Set(documents.map(\.locale)).sorted()) { locale in
      checks.findings(documents.filter { $0.locale == locale })
    }.flatMap { $0 }
  }

  /// How far the translations are, for the team; `findings` are those of the checks, nil where nobody ran them. Ages are
  /// counted to the day that the content speaks of: no page knows today.
  private func putStatus(
    _ inspection: Inspection, _ findings: [TranslationFinding]?, _ site: Site, to stage: inout Stage
  ) throws {
    let documents = inspection.content.translations
    guard !documents.isEmpty else { return }
    let report = StatusReport(documents, findings: findings, today: site.ledger.publication.asOf)
    let places = UnitPlaces(site.guides, documents.map(\.source))
    var files = [("translations.json", Array(StatusText.json(report).utf8))]
    for locale in site.ledger.publication.locales {
      let page = TranslationsPage(report, places, site, in: locale).page()
      files.append((page.path, try inspection.html(page)))
    }
    for (name, bytes) in files { try stage.put(bytes, digest: BLAKE2b(of: bytes).hex, at: "team/\(name)") }
  }

  /// What waits for an editor, for the team.
  private func putQueue(_ inspection: Inspection, _ site: Site, to stage: inout Stage) throws {
    for locale in site.ledger.publication.locales {
      let page = DecisionQueuePage(site, in: locale).page()
      let bytes = try inspection.html(page)
      try stage.put(bytes, digest: BLAKE2b(of: bytes).hex, at: "team/\(page.path)")
    }
  }
}
