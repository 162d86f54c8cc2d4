import Content
import Diagnostics
import Foundation
import Testing
import Workspace

@Suite struct ContentFormatTests {
  private static let rows: [(path: String, text: String, formatted: String)] = [
    (
      "sources/a/source.yaml", "kind: policy\n# why\ntitle: T\npublisher: P",
      "# why\ntitle: T\npublisher: P\nkind: policy\n"
    ),
    ("sources/a/source.yaml", "# head\n\nkind: policy\ntitle: T\n", "# head\n\ntitle: T\nkind: policy\n"),
    ("sources/a/source.yaml", "strange: x\ntitle: T\nalso: y\n", "title: T\nstrange: x\nalso: y\n"),
    (
      "sources/a/source.yaml", "note: >\n  kind: no key\n\n  title: neither\ntitle: T\n",
      "title: T\nnote: >\n  kind: no key\n\n  title: neither\n"
    ),
    ("sources/a/source.yaml", "kind: a\nkind: b\ntitle: T\n", "kind: a\nkind: b\ntitle: T\n"),
    ("sources/a/source.yaml", "{kind: a, title: T}\n", "{kind: a, title: T}\n"),
    (
      "decisions/d.yaml", "quotes:\n  a/b: 0\nabout: [x]\nquestion: Q\r\n\r\n",
      "question: Q\nabout: [x]\nquotes:\n  a/b: 0\n"
    ),
    ("vocabulary/topics.yaml", "topics:\n- id: a\n  label: A\n", "topics:\n- id: a\n  label: A\n"),
    ("locales/ko/labels.yaml", "b: 2\na: 1", "b: 2\na: 1\n"),
    (
      "sources/a/claims.md",
      "# H  \nfor: call is new\n## a\ntopics: t  \n- rule one\n>  q  wrapped \n> on two lines\nrole: rule\n- rule two\n## b\n> r",
      "# H\nfor: call is new\n\n## a\n>  q  wrapped \n> on two lines\n- rule one\n- rule two\nrole: rule\ntopics: t\n\n## b\n> r\n"
    ),
    (
      "sources/a/claims.md", "## a\nnote: one\nplaces mean device\nnote: two\nrestored: x; known\n> q",
      "## a\n> q\nplaces mean device\nrestored: x; known\nnote: one\nnote: two\n"
    ),
    (
      "sources/a/claims.md", "## a\ntopics: t\nreported by: b, line 2\n\nOur own\nwords.\n- rule\n",
      "## a\ntopics: t\nreported by: b, line 2\n\nOur own\nwords.\n- rule\n"
    ),
    ("sources/a/claims.md", "## a\n- rule\n> q\nrole: rule\n> r\n", "## a\n- rule\n> q\nrole: rule\n> r\n"),
    ("guides/g/guide.md", "two spaces  \nstay\r\n\r\n", "two spaces  \nstay\n"),
    ("sources/a/captures/c.txt", "any\r\n\r\n", "any\r\n\r\n"), ("guides/g/samples/a.md", "any\r\n\r\n", "any\r\n\r\n"),
    ("sources/a/claims.md", "", ""), ("decisions/d.yaml", "", ""),
    ("decisions/d.yaml", "# only words\n", "# only words\n"),
  ]

  @Test(arguments: rows)
  func `files get their usual order and spacing`(path: String, text: String, formatted: String) {
    #expect(ContentFormat.text(text, path: path) == formatted)
    #expect(ContentFormat.text(formatted, path: path) == formatted)
  }

  private static var shipped: [(path: String, text: String)] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try ["Content", "Templates/new-workspace/Content"].flatMap { name in
        let folder = try Folder(root.appending(path: name).path())
        var faults: [Diagnostic] = []
        return try folder.files(reporting: &faults).filter { $0.hasSuffix(".md") || $0.hasSuffix(".yaml") }.map {
          path in
          let text = try folder.text(path).get()
          return (path, text.text(0..<text.bytes.count))
        }
      }
    }
  }

  @Test func `the shipped content is in the usual order`() throws {
    let files = try Self.shipped
    #expect(files.count > 60)
    for file in files { #expect(ContentFormat.text(file.text, path: file.path) == file.text, "\(file.path)") }
  }

  @Test func `shuffled keys and lines come back in order, with every line that was there`() throws {
    var generator = SystemRandomNumberGenerator()
    for file in try Self.shipped where file.path.hasSuffix("source.yaml") || file.path.hasPrefix("decisions/") {
      var blocks: [String] = []
      for line in file.text.split(separator: "\n") {
        if let first = line.first, first.isLetter {
          blocks.append(String(line))
        } else {
          blocks[blocks.count - 1] += "\n\(line)"
        }
      }
      blocks.shuffle(using: &generator)
      let shuffled = blocks.joined(separator: "\n")
      #expect(ContentFormat.text(shuffled, path: file.path) == file.text, "\(file.path) from:\n\(shuffled)")
    }
  }

  @Test func `quotes keep every byte whatever stands around them`() throws {
    for file in try Self.shipped where file.path.hasSuffix("claims.md") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      let noisy = lines.map { $0.hasPrefix(">") ? $0 : "\($0) \t" }.joined(separator: "\r\n") + "\n\n\n"
      #expect(ContentFormat.text(noisy, path: file.path) == file.text, "\(file.path)")
    }
  }
}
