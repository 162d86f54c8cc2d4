import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite struct OutputFolderTests {
  @Test func `building A and then B gives B, without what vanished`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.html": "A", "sub/deep/b.html": "B", "kept.html": "K"])
    #expect(folder.published() == ["a.html": "A", "sub/deep/b.html": "B", "kept.html": "K"])
    let changes = try folder.publish(["a.html": "A2", "kept.html": "K", "new.html": "N"])
    #expect(folder.published() == ["a.html": "A2", "kept.html": "K", "new.html": "N"])
    #expect(changes == Stage.Changes(written: 2, kept: 1, removed: 1))
    #expect(!folder.contains("sub"))
    #expect(!folder.contains(".staging") && !folder.contains(".journal"))
  }

  @Test func `a page may become a folder and a folder a page`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["guide": "G", "x/y": "Y", "x/z/w": "W"])
    try folder.publish(["guide/index.html": "I", "x": "X"])
    #expect(folder.published() == ["guide/index.html": "I", "x": "X"])
    try folder.publish(["guide": "G", "x/y": "Y"])
    #expect(folder.published() == ["guide": "G", "x/y": "Y"])
  }

  @Test func `files that nothing changed are not written again`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.html": "A", "b.html": "B"])
    let before = try folder.modified("a.html")
    let changes = try folder.publish(["a.html": "A", "b.html": "B2"])
    #expect(changes == Stage.Changes(written: 1, kept: 1, removed: 0))
    #expect(try folder.modified("a.html") == before)
  }

  @Test func `an edited, touched or deleted file is written anew`() throws {
    let folder = try TemporaryFolder()
    let files = ["a.html": "A", "b.html": "B", "c.html": "C", "d.html": "D"]
    try folder.publish(files)
    try folder.write("edited", to: "a.html")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: "\(folder.path)/b.html")
    try FileManager.default.removeItem(atPath: "\(folder.path)/c.html")
    let output = try OutputFolder(folder.path)
    #expect(!output.published().areUntouched(in: output))
    withExtendedLifetime(output) {}
    #expect(folder.contains("d.html"))
  }

  @Test func `what was edited is put right by the next build`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.html": "A", "b.html": "B"])
    try folder.write("X", to: "a.html")
    let changes = try folder.publish(["a.html": "A", "b.html": "B"])
    #expect(changes == Stage.Changes(written: 1, kept: 1, removed: 0))
    #expect(folder.published() == ["a.html": "A", "b.html": "B"])
  }

  @Test func `foreign files are never deleted, nor the folders that hold them`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    try folder.publish(["a.html": "A", "sub/b.html": "B"])
    try folder.write("mine too", to: "sub/own.txt")
    try folder.publish([:])
    #expect(folder.published() == ["notes.txt": "mine", "sub/own.txt": "mine too"])
  }

  @Test func `the fingerprint and the list are remembered`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["b c.html": "B", "한.html": "K"], fingerprint: "of all inputs")
    let output = try OutputFolder(folder.path)
    #expect(output.published().fingerprint == "of all inputs")
    #expect(output.published().entries.map { $0.path } == ["b c.html", "한.html"])
    #expect(output.published().areUntouched(in: output))
  }

  @Test(arguments: ["", "nonsense\n", "verbatim published files 2\nf\n", "verbatim published files 1\n"])
  func `a list that cannot be read counts as empty, so that nothing is removed`(list: String) throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.html": "A", "old.html": "O"])
    try folder.write(list, to: ".published")
    try folder.publish(["a.html": "A2"])
    #expect(folder.published() == ["a.html": "A2", "old.html": "O"])
  }

  @Test func `the folder is made where it is missing, and those above it`() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder("\(folder.path)/a/b")
    #expect(folder.contains("a/b/.lock"))
    withExtendedLifetime(output) {}
  }

  @Test func `a file in the folder's place is a fault of the run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "output")
    #expect(
      throws: WorkspaceFault(
        "cannot make the output folder '\(folder.path)/output': a file is in the place of a folder")
    ) { try OutputFolder("\(folder.path)/output") }
  }

  // MARK: The lock

  @Test func `a second run is told to wait`() throws {
    let folder = try TemporaryFolder()
    let first = try OutputFolder(folder.path)
    #expect(throws: Self.busy(folder)) { try OutputFolder(folder.path) }
    withExtendedLifetime(first) {}
  }

  @Test func `the lock is free again once the first run is done`() throws {
    let folder = try TemporaryFolder()
    try folder.reopen()
    try folder.reopen()
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func `a lock held by another process is respected`() throws {
    let folder = try TemporaryFolder()
    try folder.reopen()
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    other.arguments = ["\(folder.path)/.lock", "sh", "-c", "echo held; read line"]
    let (output, input) = (Pipe(), Pipe())
    (other.standardOutput, other.standardInput) = (output, input)
    try other.run()
    #expect(try output.fileHandleForReading.read(upToCount: 4) == Data("held".utf8))
    #expect(throws: Self.busy(folder)) { try OutputFolder(folder.path) }
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    other.waitUntilExit()
    try folder.reopen()
  }

  private static func busy(_ folder: TemporaryFolder) -> WorkspaceFault {
    WorkspaceFault(
      "another run is writing to '\(folder.path)'",
      remedy: "wait until it is done, or choose another folder with --output")
  }
}
