@testable import Content
import Diagnostics
import Foundation
import Markup
import Mustache
import Workspace

enum ContentTargets {
  /// The YAML reader, and the layout that `fmt` gives a file.
  static func yaml(_ bytes: [UInt8]) {
    let source = SourceText(path: "input.yaml", bytes: bytes)
    var faults: [Diagnostic] = []
    _ = YAMLReader.read(source, reporting: &faults)
    for fault in faults { _ = fault.location.map { source.line($0.line) } }
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    for path in ["sources/a/source.yaml", "vocabulary/dimensions.yaml", "sources/a/claims.md"] {
      let laidOut = ContentFormat.text(text, path: path)
      FuzzTarget.promise(ContentFormat.text(laidOut, path: path) == laidOut, "fmt twice is fmt once")
    }
  }

  /// A whole workspace of which one file is the input: the first byte says which.
  static func workspace(_ bytes: [UInt8]) {
    guard let first = bytes.first, let root = scratch else { return }
    let path = files[Int(first) % files.count]
    let whole = "\(root)/\(path)"
    let former = FileManager.default.contents(atPath: whole)
    defer { try? former?.write(to: URL(filePath: whole)) }
    try? Data(bytes.dropFirst()).write(to: URL(filePath: whole))
    guard let folder = try? Folder(root) else { return }
    let content = ContentLoader.load(folder)
    let isUsable = !content.diagnostics.hasErrors
    FuzzTarget.promise(!isUsable || content.ledger != nil, "content without errors has a ledger")
  }

  private static let files = [
    "verbatim.yaml", "vocabulary/dimensions.yaml", "vocabulary/regions.yaml", "vocabulary/outcomes.yaml",
    "sources/notice/source.yaml", "sources/notice/claims.md", "sources/notice/captures/page.yaml",
    "decisions/adult-apps.yaml", "guides/first/checklist.md", "guides/first/faq.md", "guides/first/matrix.yaml",
    "locales/ko/glosses.xlf",
  ]

  /// A copy of the example workspace's content in a folder of this process's own.
  private static let scratch: String? = {
    guard let example = ProcessInfo.processInfo.environment["VERBATIM_FUZZ_WORKSPACE"] else { return nil }
    let root = "\(NSTemporaryDirectory())/verbatim-fuzz-\(getpid())"
    try? FileManager.default.removeItem(atPath: root)
    do {
      try FileManager.default.copyItem(atPath: example, toPath: root)
    } catch {
      return nil
    }
    return root
  }()

  /// Markdown with links to quotes, and the HTML made from it.
  static func markdown(_ bytes: [UInt8]) {
    let source = SourceText(path: "input.md", bytes: bytes)
    let (document, _) = MarkdownReader.parse(source)
    let html = HTMLWriter().html(document)
    let lower = html.bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for forbidden in ["<script", "href=\"javascript:", "src=\"javascript:"] {
      let isThere = lower.indices.contains {
        lower[$0] == 0x3C || lower[$0] == 0x68 || lower[$0] == 0x73
          ? lower[$0...].starts(with: forbidden.utf8) : false
      }
      FuzzTarget.promise(!isThere, "no script comes through")
    }
    _ = MarkdownReader.parseInlines(source, bytes: 0..<min(bytes.count, 200))
  }

  /// A template, rendered over a record with a value of each kind.
  static func mustache(_ bytes: [UInt8]) {
    let sources = [
      SourceText(path: "input.html", bytes: bytes), SourceText(path: "other.html", "{{title}}"),
    ]
    guard let templates = try? TemplateSet.compile(sources) else { return }
    let item: TemplateRecord = ["title": "inner", "text": "<b>"]
    let record: TemplateRecord = [
      "title": "outer & <i>", "flag": true, "off": false, "items": .list([.record(item), .record(item)]),
      "none": .list([]),
    ]
    var output: [UInt8] = []
    try? templates.render("input", record, into: &output)
  }
}

extension [Diagnostic] {
  fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
