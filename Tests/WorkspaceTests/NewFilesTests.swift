import Foundation
import TestSupport
import Testing
import Workspace

@Suite struct NewFilesTests {
  private static let files = [("Content/verbatim.yaml", "title: x\n"), ("README.md", "# x\n")]

  @Test func `files are written, folders made`() throws {
    let folder = try TemporaryFolder()
    try NewFiles.write(Self.files, below: "\(folder.path)/new/place")
    #expect(folder.text("new/place/Content/verbatim.yaml") == "title: x\n")
    #expect(folder.text("new/place/README.md") == "# x\n")
  }

  @Test func `where one exists nothing is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "README.md")
    let path = "\(folder.path)/README.md"
    #expect(
      throws: WorkspaceFault("'\(path)' exists already", remedy: "choose an empty folder, or remove the file")
    ) { try NewFiles.write(Self.files, below: folder.path) }
    #expect(folder.files() == ["README.md"])
    #expect(folder.text("README.md") == "mine")
  }

  @Test func `a link counts as existing, wherever it leads`() throws {
    let folder = try TemporaryFolder()
    try folder.link("README.md", to: "nowhere")
    #expect(throws: WorkspaceFault.self) { try NewFiles.write(Self.files, below: folder.path) }
    #expect(!folder.contains("nowhere") && !folder.contains("Content"))
  }

  @Test func `a file in the place of a folder says so`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Content")
    #expect(
      throws: WorkspaceFault(
        "cannot write '\(folder.path)/Content/verbatim.yaml': a file is in the place of a folder")
    ) { try NewFiles.write(Self.files, below: folder.path) }
    #expect(folder.text("Content") == "mine")
  }
}

@Suite struct ExecutableFileTests {
  @Test func `the program knows its file and its identity does not change`() {
    #expect(ExecutableFile.path?.hasPrefix("/") == true)
    #expect(ExecutableFile.identity != "unknown")
    #expect(ExecutableFile.identity == ExecutableFile.identity)
  }

  @Test func `templates are looked for beside the program and above it`() {
    #expect(ExecutableFile.templateFolders.contains { $0.hasSuffix("/share/verbatim/Templates") })
    #expect(ExecutableFile.templateFolders.allSatisfy { $0.hasSuffix("/Templates") })
  }
}
