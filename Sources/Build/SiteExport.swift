import Diagnostics
import Digests
import Rendering
public import Workspace

/// The published site in a form that other site builders take: fragments under front matter, or Markdown.
public enum SiteExport: String, CaseIterable, Sendable {
  /// Bare HTML with JSON front matter in `content/`, all other files in `static/`, as Hugo has them.
  case fragments
  /// Markdown files with a `SUMMARY.md` for each language, as mdBook has them.
  case markdown

  /// Writes the export of the site that the output folder holds below `output`, in a folder of its own name, and gives
  /// how many pages there are. What was written before and no longer belongs is removed.
  public func write(_ output: String) throws -> (changes: Stage.Changes, pages: Int) {
    let site = try Folder("\(output)/site", prefix: "output/site", sizeLimit: 256 << 20)
    let target = try OutputFolder("\(output)/\(rawValue)")
    var stage = try target.beginStage()
    let pages: Int
    do {
      pages = try put(site, in: &stage)
    } catch {
      stage.abandon()
      throw error
    }
    return (try stage.commit(fingerprint: ""), pages)
  }

  private func put(_ site: Folder, in stage: inout Stage) throws -> Int {
    var faults: [Diagnostic] = []
    var contents: [(language: String, title: String, path: String)] = []
    let paths = site.files(reporting: &faults)
    let pages = Set(paths)
    for path in paths {
      // A download that has the name of a page's Markdown gives way to the page, which says the same and more.
      if self == .markdown, path.hasSuffix(".md"), pages.contains("\(path.dropLast(3)).html") { continue }
      let bytes = try site.bytes(path).get()
      guard path.hasSuffix(".html"), let page = PublishedPage(bytes, path: path) else {
        try put(bytes, at: self == .fragments ? "static/\(path)" : path, in: &stage)
        continue
      }
      switch self {
      case .fragments: try put(Array(page.fragment.utf8), at: "content/\(page.fragmentPath)", in: &stage)
      case .markdown: try put(Array(page.markdown.utf8), at: page.markdownPath, in: &stage)
      }
      contents.append((path.contains("/") ? String(path.prefix { $0 != "/" }) : "", page.title, page.markdownPath))
    }
    if let fault = faults.first { throw fault }
    if self == .markdown {
      for language in Set(contents.map { $0.language }).sorted() where !language.isEmpty {
        let rows = contents.filter { $0.language == language }.map { entry in
          let title = entry.title.map { "[]\\`*_<".contains($0) ? "\\\($0)" : String($0) }.joined()
          return "- [\(title)](\(entry.path.dropFirst(language.utf8.count + 1)))\n"
        }
        try put(Array("# Summary\n\n\(rows.joined())".utf8), at: "\(language)/SUMMARY.md", in: &stage)
      }
    }
    return contents.count
  }

  private func put(_ bytes: [UInt8], at path: String, in stage: inout Stage) throws {
    try stage.put(bytes, digest: BLAKE2b(of: bytes).hex, at: path)
  }
}
