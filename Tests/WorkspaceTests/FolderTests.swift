// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Diagnostics
import Foundation
import TestSupport
import Testing
import Workspace

@Suite struct FolderTests {
  private func folder(_ temporary: TemporaryFolder, limit: Int = 8 << 20) throws -> Folder {
    try Folder(temporary.path, prefix: "Content", sizeLimit: limit)
  }

  /// Expects one fault on a file, its sentence and where it stands.
  private func expectFault(
    _ result: Result<SourceText, Diagnostic>, _ id: DiagnosticID, _ message: String, at place: FileLocation? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .failure(let fault) = result else {
      Issue.record("a fault was expected", sourceLocation: sourceLocation)
      return
    }
    #expect(fault.id == id, sourceLocation: sourceLocation)
    #expect(fault.message == message, sourceLocation: sourceLocation)
    #expect(fault.location == place ?? .wholeFile("Content/file.md"), sourceLocation: sourceLocation)
  }

  // MARK: Texts

  @Test func `a text is read byte for byte, its path with the prefix`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("한국\r\nab\n", to: "deep/er/file.md")
    let text = try folder(temporary).text("deep/er/file.md").get()
    #expect(text.path == "Content/deep/er/file.md")
    #expect(text.text(0..<text.bytes.count) == "한국\r\nab\n")
    #expect(text.line(1) == "한국")
  }

  @Test func `a byte order mark is dropped`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write([0xEF, 0xBB, 0xBF] + Array("title: x\n".utf8), to: "file.md")
    #expect(try folder(temporary).text("file.md").get().line(1) == "title: x")
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0xED, 0x95, 0x9C, 0xFF, 0x62], 5, 2, 4), ([0xFF], 0, 1, 1), ([0x61, 0x0D, 0x0A, 0xC3], 3, 2, 1),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x80], 4, 1, 5), ([0xFE, 0xFF, 0x00, 0x61], 0, 1, 1),
    ] as [([UInt8], Int, Int, Int)])
  func `invalid UTF-8 is reported with its byte, line and column`(bytes: [UInt8], offset: Int, line: Int, column: Int)
    throws
  {
    let temporary = try TemporaryFolder()
    try temporary.write(bytes, to: "file.md")
    let place = FileLocation(path: "Content/file.md", line: line, column: column)
    let result = try folder(temporary).text("file.md")
    guard case .failure(let fault) = result, fault.message.contains("NUL") == false else {
      // UTF-16 is full of NULs; the first bad byte counts, whichever it is.
      expectFault(
        result, .invalidUTF8, "byte 2 of the file is NUL, no text; save the file as UTF-8",
        at: FileLocation(path: "Content/file.md", line: 1, column: 3))
      return
    }
    expectFault(
      result, .invalidUTF8, "byte \(offset) of the file is not valid UTF-8; save the file as UTF-8", at: place)
  }

  @Test func `a NUL byte is no text`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write([0x61, 0x0A, 0x62, 0x00], to: "file.md")
    expectFault(
      try folder(temporary).text("file.md"), .invalidUTF8, "byte 3 of the file is NUL, no text; save the file as UTF-8",
      at: FileLocation(path: "Content/file.md", line: 2, column: 2))
  }

  // MARK: What is no file to read

  @Test func `a missing file says so`() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    #expect(!folder.contains("file.md"))
    expectFault(folder.text("file.md"), .missingFile, "the file does not exist")
  }

  @Test func `a folder in the place of a file says so`() throws {
    let temporary = try TemporaryFolder()
    try temporary.makeFolder("file.md")
    #expect(try folder(temporary).contains("file.md"))
    expectFault(try folder(temporary).text("file.md"), .notAFile, "a file was expected here, found a folder")
  }

  @Test func `a pipe in the place of a file does not hang the run`() throws {
    let temporary = try TemporaryFolder()
    #expect(unsafe mkfifo("\(temporary.path)/file.md", 0o600) == 0)
    expectFault(try folder(temporary).text("file.md"), .notAFile, "a file was expected here, found a device or pipe")
  }

  @Test func `a file of a hundred megabytes is not read`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "file.md")
    let handle = try #require(FileHandle(forWritingAtPath: "\(temporary.path)/file.md"))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    expectFault(
      try folder(temporary).text("file.md"), .fileTooLarge, "the file is larger than 8 MiB, the most that is read")
  }

  @Test func `a file at the limit is read and one byte more is not`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(String(repeating: "x", count: 1 << 20), to: "file.md")
    #expect(try folder(temporary, limit: 1 << 20).text("file.md").get().bytes.count == 1 << 20)
    try temporary.write(String(repeating: "x", count: 1 << 20 + 1), to: "file.md")
    expectFault(
      try folder(temporary, limit: 1 << 20).text("file.md"), .fileTooLarge,
      "the file is larger than 1 MiB, the most that is read")
  }

  @Test func `a file that may not be read says what the system says`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: "file.md")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(temporary.path)/file.md")
    // The superuser reads everything.
    guard FileManager.default.contents(atPath: "\(temporary.path)/file.md") == nil else { return }
    expectFault(try folder(temporary).text("file.md"), .unreadableFile, "cannot read the file: permission denied")
  }

  // MARK: Links

  @Test func `a link inside the folder is followed`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x\n", to: "real.md")
    try temporary.makeFolder("sub")
    try temporary.link("sub/file.md", to: "../real.md")
    #expect(try folder(temporary).text("sub/file.md").get().line(1) == "x")
  }

  @Test(arguments: ["/etc/hostname", "../outside.md", "sub/../../outside.md"])
  func `a link out of the folder is not followed`(target: String) throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "outside.md")
    try outer.makeFolder("inner/sub")
    try outer.link("inner/file.md", to: target)
    let inner = try Folder("\(outer.path)/inner", prefix: "Content")
    guard FileManager.default.fileExists(atPath: "\(outer.path)/inner/file.md") else { return }
    expectFault(
      inner.text("file.md"), .linkOutside, "this link leads out of the workspace; copy the file instead")
  }

  @Test func `a neighbour with a longer name is outside`() throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "inner-too/secret.md")
    try outer.makeFolder("inner")
    try outer.link("inner/file.md", to: "../inner-too/secret.md")
    expectFault(
      try Folder("\(outer.path)/inner", prefix: "Content").text("file.md"), .linkOutside,
      "this link leads out of the workspace; copy the file instead")
  }

  @Test func `a path with dots does not lead out`() throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "file.md")
    try outer.makeFolder("inner")
    expectFault(
      try Folder("\(outer.path)/inner").text("../file.md"), .linkOutside,
      "this link leads out of the workspace; copy the file instead", at: .wholeFile("../file.md"))
  }

  @Test(arguments: ["nowhere.md", "file.md"])
  func `a link that leads nowhere, or to itself, says so`(target: String) throws {
    let temporary = try TemporaryFolder()
    try temporary.link("file.md", to: target)
    #expect(try folder(temporary).contains("file.md"))
    expectFault(try folder(temporary).text("file.md"), .unreadableFile, "this link leads nowhere")
  }

  // MARK: Lists

  @Test func `files are listed bytewise, hidden ones left out`() throws {
    let temporary = try TemporaryFolder()
    for file in ["b.md", "a/z.md", "a-b/x.md", "a/.hidden", ".git/config", "Z.md", "한.md", "a b.md"] {
      try temporary.write("", to: file)
    }
    var faults: [Diagnostic] = []
    #expect(
      try folder(temporary).files(reporting: &faults) == ["Z.md", "a b.md", "a-b/x.md", "a/z.md", "b.md", "한.md"])
    #expect(try folder(temporary).files(below: "a", reporting: &faults) == ["a/z.md"])
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("a\nb.md", "a\\u{A}b.md"), ("\u{1B}[31m.md", "\\u{1B}[31m.md"), ("a\u{7F}", "a\\u{7F}"), ("a\\b", "a\\b"),
    ("a\u{202E}dm.md", "a\\u{202E}dm.md"), ("a\u{9B}b", "a\\u{9B}b"), ("a\u{2028}b", "a\\u{2028}b"),
  ])
  func `a name that would garble a message is reported, not read`(name: String, shown: String) throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "sub/\(name)")
    try temporary.write("", to: "sub/fine.md")
    var faults: [Diagnostic] = []
    #expect(try folder(temporary).files(reporting: &faults) == ["sub/fine.md"])
    #expect(faults.map { $0.id } == [.unsafeName])
    #expect(
      faults.first?.message
        == "the file name '\(shown)' has a control character, a backslash or invalid UTF-8; rename it")
    #expect(faults.first?.location == .wholeFile("Content/sub"))
  }

  @Test func `a name that is not UTF-8 is reported`() throws {
    let temporary = try TemporaryFolder()
    let bytes = (temporary.path + "/a").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xFF), 0]
    let descriptor = unsafe open(bytes, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such a name themselves.
    guard descriptor >= 0 else { return }
    close(descriptor)
    var faults: [Diagnostic] = []
    #expect(try folder(temporary).files(reporting: &faults).isEmpty)
    #expect(faults.map { $0.id } == [.unsafeName])
  }

  @Test func `links to folders are reported, not entered`() throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "elsewhere/secret.md")
    try outer.write("", to: "inner/real/file.md")
    try outer.link("inner/in", to: "real")
    try outer.link("inner/out", to: "../elsewhere")
    try outer.link("inner/round", to: ".")
    var faults: [Diagnostic] = []
    #expect(try Folder("\(outer.path)/inner", prefix: "Content").files(reporting: &faults) == ["real/file.md"])
    #expect(
      faults.map { "\($0.location?.path ?? ""): \($0.message) [\($0.id.rawValue)]" } == [
        "Content/in: this link leads to a folder, which is not followed; copy the files instead [not-a-file]",
        "Content/out: this link leads out of the workspace; copy the files instead [link-outside]",
        "Content/round: this link leads to a folder, which is not followed; copy the files instead [not-a-file]",
      ])
  }

  @Test func `folders nested without end are given up`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: String(repeating: "a/", count: 40) + "file.md")
    var faults: [Diagnostic] = []
    #expect(try folder(temporary).files(reporting: &faults).isEmpty)
    #expect(faults.map { $0.message } == ["folders are nested more than 32 deep here"])
  }

  @Test func `a root that is missing or a file is a fault of the run`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "file")
    #expect(throws: WorkspaceFault("cannot open the folder '\(temporary.path)/none': there is none")) {
      try Folder("\(temporary.path)/none")
    }
    #expect(throws: WorkspaceFault("cannot open the folder '\(temporary.path)/file': it is not a folder")) {
      try Folder("\(temporary.path)/file")
    }
  }
}
