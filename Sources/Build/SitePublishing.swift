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

  /// How many files are made before they are written: a site is never held in memory as a whole.
  private static let batch = 64

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
    for start in stride(from: 0, to: wanted.count, by: Self.batch) {
      progress("file \(start + 1) of \(wanted.count)")
      let batch = Array(wanted[start..<min(start + Self.batch, wanted.count)])
      for file in Parallel.map(batch, { MadeFile($0, renderer) }) {
        switch file.bytes {
        case .success(let bytes): try stage.put(bytes, digest: file.digest, at: "site/\(file.path)")
        case .failure(let fault): throw BuildFault(diagnostics: fault.diagnostics, files: tool.texts)
        }
        records[file.path] = file.inputs
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

/// A file of the site as bytes.
private struct MadeFile: Sendable {
  let path: String
  let bytes: Result<[UInt8], TemplateFault>
  let digest: String
  let inputs: Set<PageInput>

  init(_ file: SiteFile, _ renderer: PageRenderer) {
    path = file.path
    let reads = PageReads()
    switch file.make(reads) {
    case .text(let text): bytes = .success(Array(text.utf8))
    case .page(let page): bytes = Result { () throws(TemplateFault) in try renderer.render(page) }
    }
    inputs = reads.inputs
    digest = (try? bytes.get()).map { BLAKE2b(of: $0).hex } ?? ""
  }
}
