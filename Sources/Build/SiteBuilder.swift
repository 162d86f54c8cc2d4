public import Claims
import Consistency
public import Diagnostics
import Digests
public import Localization
import Mustache
import Pages
import Rendering
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
    /// The site was published.
    case published(Stage.Changes, pages: Int, Inspection, notes: [Diagnostic])
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
    guard !inspection.content.diagnostics.hasErrors, let ledger = inspection.content.ledger,
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
      words: inspection.tool.words)
    var stage = try output.beginStage()
    let count = try write(site, inspection.tool, to: &stage, progress: progress)
    try putStatus(inspection.content.translations, to: &stage)
    let changes = try stage.commit(fingerprint: fingerprint)
    return .published(changes, pages: count, inspection, notes: store.notes)
  }

  private func write(
    _ site: Site, _ tool: ToolFiles, to stage: inout Stage, progress: (String) -> Void
  ) throws -> Int {
    let renderer = PageRenderer(templates: tool.templates, words: tool.words)
    let pages = site.pages()
    for (index, page) in pages.enumerated() {
      progress("page \(index + 1) of \(pages.count)")
      try put(try renderer.render(page), at: page.path, in: &stage)
    }
    for file in site.dataFiles() { try put(Array(file.text.utf8), at: file.path, in: &stage) }
    for asset in tool.assets { try put(asset.bytes, at: asset.name, in: &stage) }
    return pages.count
  }

  /// How far the translations are, for the team. Ages and checks are the console's: no page knows today.
  private func putStatus(_ documents: [DocumentTranslation], to stage: inout Stage) throws {
    guard !documents.isEmpty else { return }
    let report = StatusReport(documents, findings: [], today: nil)
    let files = [
      ("translations.html", StatusPage.html(report)), ("translations.json", Array(StatusText.json(report).utf8)),
    ]
    for (name, bytes) in files { try stage.put(bytes, digest: SHA256(of: bytes).hex, at: "team/\(name)") }
  }

  private func put(_ bytes: [UInt8], at path: String, in stage: inout Stage) throws {
    try stage.put(bytes, digest: SHA256(of: bytes).hex, at: "site/\(path)")
  }
}
