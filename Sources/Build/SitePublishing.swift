import Cores
import Digests
import Mustache
import Pages
import Rendering
import Workspace

/// Writes the files of a site: those that must be made are made on all cores, the others are kept.
struct SitePublishing {
  private let site: Site
  private let tool: ToolFiles
  private let plan: PagePlan

  init(_ site: Site, _ tool: ToolFiles, _ plan: PagePlan) {
    self.site = site
    self.tool = tool
    self.plan = plan
  }

  /// How many pages the site has.
  var pageCount: Int { plan.files.count { $0.path.hasSuffix(".html") } }

  /// How many files are made before progress is told. Each is written as soon as it is made, so that a site is never held
  /// in memory as a whole.
  private static let batch = 512

  /// Puts all files on a stage. Gives for each file that was made why it was.
  func write(to stage: inout Stage, progress: (String) -> Void) throws -> [String: String] {
    var records = plan.records
    var made: [String: String] = [:]
    var wanted: [SiteFile] = []
    for file in plan.files {
      let reason = plan.reason(file)
      // A file that somebody changed or took away is made again.
      if reason == nil, stage.keep("site/\(file.path)") {
        records[file.path] = plan.formerInputs(file)
      } else {
        made[file.path] = reason ?? "it was not there as it was published"
        wanted.append(file)
      }
    }
    site.prepare(Set(wanted.compactMap { $0.guide }))
    let renderer = PageRenderer(templates: tool.templates, words: tool.words)
    let writer = stage.writer
    for start in stride(from: 0, to: wanted.count, by: Self.batch) {
      progress("file \(start + 1) of \(wanted.count)")
      let batch = Array(wanted[start..<min(start + Self.batch, wanted.count)])
      for (file, made) in zip(batch, Parallel.map(batch, { MadeFile($0, renderer, writer) })) {
        do {
          stage.add(try made.staged.get())
        } catch let fault as TemplateFault {
          throw BuildFault(diagnostics: fault.diagnostics, files: tool.texts)
        }
        records[file.path] = made.inputs
      }
    }
    for asset in tool.assets {
      try stage.put(asset.bytes, digest: BLAKE2b(of: asset.bytes).hex, at: "site/\(asset.name)")
    }
    let recorded = records.serialized
    try stage.put(recorded, digest: BLAKE2b(of: recorded).hex, at: PageRecords.path)
    return made
  }
}

/// A file of the site that was made and written aside.
private struct MadeFile: Sendable {
  let staged: Result<StagedFile, any Error>
  let inputs: Set<PageInput>

  init(_ file: SiteFile, _ renderer: PageRenderer, _ writer: StageWriter) {
    let reads = PageReads()
    staged = Result {
      let bytes: [UInt8]
      switch file.make(reads) {
      case .text(let text): bytes = Array(text.utf8)
      case .page(let page): bytes = try renderer.render(page)
      }
      return try writer.write(bytes, digest: BLAKE2b(of: bytes).hex, at: "site/\(file.path)")
    }
    inputs = reads.inputs
  }
}
