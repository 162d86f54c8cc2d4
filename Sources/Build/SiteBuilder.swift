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
    var stage = try output.beginStage()
    let count: Int
    do {
      count = try write(site, inspection.tool, to: &stage, progress: progress)
      try putStatus(inspection, findings, site, to: &stage)
    } catch {
      stage.abandon()
      throw error
    }
    let changes = try stage.commit(fingerprint: fingerprint)
    return .published(changes, pages: count, inspection, notes: store.notes)
  }

  /// How many files are made before they are written: a site is never held in memory as a whole.
  private static let batch = 64

  private func write(
    _ site: Site, _ tool: ToolFiles, to stage: inout Stage, progress: (String) -> Void
  ) throws -> Int {
    let renderer = PageRenderer(templates: tool.templates, words: tool.words)
    let files = site.files()
    var pages = 0
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      progress("file \(start + 1) of \(files.count)")
      let batch = Array(files[start..<min(start + Self.batch, files.count)])
      for file in Parallel.map(batch, { MadeFile($0, renderer) }) {
        switch file.bytes {
        case .success(let bytes): try stage.put(bytes, digest: file.digest, at: "site/\(file.path)")
        case .failure(let fault): throw BuildFault(diagnostics: fault.diagnostics, files: tool.texts)
        }
        if file.isPage { pages += 1 }
      }
    }
    for asset in tool.assets {
      try stage.put(asset.bytes, digest: BLAKE2b(of: asset.bytes).hex, at: "site/\(asset.name)")
    }
    return pages
  }

  /// How far the translations are, for the team. Ages are counted to the day that the content speaks of: no page knows
  /// today.
  private func putStatus(
    _ inspection: Inspection, _ checks: TranslationChecks, _ site: Site, to stage: inout Stage
  ) throws {
    let documents = inspection.content.translations
    guard !documents.isEmpty else { return }
    let locales = Set(documents.map(\.locale)).sorted()
    let findings = Parallel.map(locales) { locale in checks.findings(documents.filter { $0.locale == locale }) }
    let report = StatusReport(documents, findings: findings.flatMap { $0 }, today: site.ledger.publication.asOf)
    let places = UnitPlaces(site.guides, documents.map(\.source))
    var files = [("translations.json", Array(StatusText.json(report).utf8))]
    for locale in site.ledger.publication.locales {
      let page = TranslationsPage(report, places, site, in: locale).page()
      files.append((page.path, try inspection.html(page)))
    }
    for (name, bytes) in files { try stage.put(bytes, digest: BLAKE2b(of: bytes).hex, at: "team/\(name)") }
  }
}

/// A file of the site as bytes.
private struct MadeFile: Sendable {
  let path: String
  let isPage: Bool
  let bytes: Result<[UInt8], TemplateFault>
  let digest: String

  init(_ file: SiteFile, _ renderer: PageRenderer) {
    path = file.path
    switch file.make() {
    case .text(let text):
      isPage = false
      bytes = .success(Array(text.utf8))
    case .page(let page):
      isPage = true
      bytes = Result { () throws(TemplateFault) in try renderer.render(page) }
    }
    digest = (try? bytes.get()).map { BLAKE2b(of: $0).hex } ?? ""
  }
}
