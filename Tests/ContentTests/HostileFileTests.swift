import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What a stranger may put into a workspace: each is one finding, and the rest is read as ever.
@Suite struct HostileFileTests {
  private static let claims = "sources/article/claims.md"

  private func expect(
    _ id: DiagnosticID, _ message: String, at file: String = claims, sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (TemporaryFolder) throws -> Void
  ) throws {
    let content = try WorkspaceFixture.expectFaults(
      [:], [Expected(id, message, file: "Content/\(file)")], prepare: prepare, sourceLocation: sourceLocation)
    #expect(content.ledger?.claims.count == 2, sourceLocation: sourceLocation)
  }

  @Test func `a file of a hundred megabytes`() throws {
    try expect(.fileTooLarge, "the file is larger than 8 MiB, the most that is read") { folder in
      try folder.write("", to: Self.claims)
      let handle = try #require(FileHandle(forWritingAtPath: "\(folder.path)/\(Self.claims)"))
      try handle.truncate(atOffset: 100 << 20)
      try handle.close()
    }
  }

  @Test func `a folder in the place of a file`() throws {
    try expect(.notAFile, "a file was expected here, found a folder") { try $0.makeFolder(Self.claims) }
  }

  @Test func `a pipe`() throws {
    try expect(.notAFile, "a file was expected here, found a device or pipe") { folder in
      #expect(unsafe mkfifo("\(folder.path)/\(Self.claims)", 0o600) == 0)
    }
  }

  @Test func `a link out of the workspace`() throws {
    try expect(.linkOutside, "this link leads out of the workspace; copy the file instead") {
      try $0.link(Self.claims, to: "/etc/passwd")
    }
  }

  @Test func `a link to nowhere`() throws {
    try expect(.unreadableFile, "this link leads nowhere") { try $0.link(Self.claims, to: "nowhere.md") }
  }

  @Test func `a linked folder`() throws {
    try expect(.linkOutside, "this link leads out of the workspace; copy the files instead", at: "sources/etc") {
      try $0.link("sources/etc", to: "/etc")
    }
  }

  @Test func `an unreadable file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "probe")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/probe")
    // The superuser reads everything.
    guard FileManager.default.contents(atPath: "\(folder.path)/probe") == nil else { return }
    try expect(.unreadableFile, "cannot read the file: permission denied") { folder in
      try folder.write("x", to: Self.claims)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/\(Self.claims)")
    }
  }

  @Test func `a name with a control character`() throws {
    let name = "the file name 'a\\u{1B}[2J.md' has a control character, a backslash or invalid UTF-8; rename it"
    try expect(.unsafeName, name, at: "sources/article") { try $0.write("x", to: "sources/article/a\u{1B}[2J.md") }
  }

  @Test func `text that is not UTF-8 is reported with its byte and place`() throws {
    let load = try WorkspaceFixture.load { folder in
      try folder.write(Array("## 한\n> ".utf8) + [0xFF, 0x0A], to: Self.claims)
    }
    let fault = try #require(load.content.diagnostics.first)
    #expect(load.content.diagnostics.count == 1 && fault.id == .invalidUTF8)
    #expect(fault.message == "byte 9 of the file is not valid UTF-8; save the file as UTF-8")
    #expect(fault.location == FileLocation(path: "Content/\(Self.claims)", line: 2, column: 3))
  }

  @Test func `a byte order mark and Windows line ends change nothing, not even places`() throws {
    let text = try #require(MarkedText("## a\r\n> x\r\nrole: «ruel»\r\n", path: "Content/\(Self.claims)"))
    let load = try WorkspaceFixture.load { folder in
      try folder.write([0xEF, 0xBB, 0xBF] + Array(text.text.utf8), to: Self.claims)
      for (path, file) in WorkspaceFixture.base {
        try folder.write([0xEF, 0xBB, 0xBF] + Array(file.replacing("\n", with: "\r\n").utf8), to: path)
      }
    }
    #expect(load.content.diagnostics.map { $0.location } == [text.location])
    let plain = try WorkspaceFixture.load().content.ledger
    #expect(load.content.ledger?.vocabulary == plain?.vocabulary)
    #expect(load.content.ledger?.claims.dropFirst().map { $0.quotation } == plain?.claims.map { $0.quotation })
  }

  @Test(arguments: [
    "a: &x [*x, *x]\n", "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n", String(repeating: "[", count: 200_000),
    String(repeating: "{a: ", count: 50_000), String(repeating: "- ", count: 50_000), "\u{FEFF}\u{FEFF}a: b",
    "%YAML 9.9\n---\na: b",
    "a: \"\\ud800\"", "\u{85}\u{85}a: b", "? ? ? ?", "!!!!: &", "--- - - ---", "{[: ]}", "a: 'x\u{2028}\u{2029}",
    "\r\r\r:", "\u{0}",
    "<<: *x", String(repeating: "a: b\n", count: 1000), "a:\n\u{3000}b: c", "\"\\", "'", "|", ">", "a: |9\n x",
    "a: \"\\x", "&", "*", "@",
  ])
  func `odd YAML ends in findings, never in a crash`(text: String) throws {
    let load = try WorkspaceFixture.load(changing: ["vocabulary/terms.yaml": text])
    #expect(load.content.diagnostics.hasErrors)
    #expect(load.content.diagnostics.allSatisfy { $0.location?.path == "Content/vocabulary/terms.yaml" })
  }

  @Test(arguments: [
    "##", "## ", "#", "# ", ">", "> ", "-", "- ", ":", "for:", "## a\n>", "## a\n> [[", "## a\n> ]]", "## a\n> x\n-",
    "## a\n> x\n- in",
    "## a\nreported by:", "## a\n\n\n\n", "\r", "\r\n\r\n", "\u{85}", "# /\n## a\n> x", "# a / / b\n",
    "## a\n> x\nformerly:", "## a\n> x\ntopics: ,,,",
    String(repeating: "## a\n> x\n", count: 500), String(repeating: "[", count: 5000),
    "## a\n> " + String(repeating: "[[", count: 5000),
  ])
  func `odd claims files end in findings or claims, never in a crash`(text: String) throws {
    let load = try WorkspaceFixture.load(changing: [Self.claims: text])
    #expect(load.content.ledger != nil)
  }

  @Test(arguments: [
    "", "---", "---\n---", "---\ntitle: x", "---\ntitle: x\n---", "---\ntitle: x\n---\n##",
    "---\ntitle: x\n---\n## \n##", "## a\nid: a", "\r\n",
    "---\ntitle: x\n---\n## a\nid: a\n```", "---\ntitle: x\n---\n" + String(repeating: "> ", count: 3000),
    "---\n: :\n---\n",
  ])
  func `odd documents end in findings, never in a crash`(text: String) throws {
    for name in ["checklist.md", "faq.md", "guide.md"] {
      let load = try WorkspaceFixture.load(changing: ["guides/ship/\(name)": text])
      #expect(load.content.ledger?.claims.count == 2)
    }
  }
}
