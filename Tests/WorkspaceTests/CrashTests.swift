// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Runs that died at every point, and what the next one makes of it.
@Suite struct CrashTests {
  private static let old = ["a.html": "A", "gone.html": "G", "sub/b.html": "B"]
  private static let steps = [
    ["remove", "gone.html", ""], ["remove", "sub/b.html", ""], ["rename", "0", "a.html"],
    ["rename", "1", "sub/c.html"],
    ["rename", "published", ".published"],
  ]

  /// A published folder in which a run staged a new state.
  private static func staged() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.publish(old)
    try folder.write("A2", to: ".staging/0")
    try folder.write("C", to: ".staging/1")
    try folder.write("verbatim published files 1\nnew\n", to: ".staging/published")
    return folder
  }

  @Test func `a run that died before its journal leaves the former output untouched`() throws {
    let folder = try Self.staged()
    let list = folder.text(".published")
    try folder.write("half a journal", to: ".journal.new")
    try folder.reopen()
    #expect(folder.published() == Self.old)
    #expect(folder.text(".published") == list)
    #expect(folder.files().filter { $0.hasPrefix(".") } == [".lock", ".published"])
  }

  @Test func `a stage that is dropped leaves the former output untouched`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(Self.old)
    do {
      let output = try OutputFolder(folder.path)
      var stage = try output.beginStage()
      try stage.put(Array("X".utf8), digest: "x", at: "a.html")
    }
    try folder.reopen()
    #expect(folder.published() == Self.old)
    #expect(!folder.contains(".staging"))
  }

  @Test(arguments: 0...5)
  func `a journal is finished by the next run, however far the last one came`(done: Int) throws {
    let folder = try Self.staged()
    try folder.writeJournal(Self.steps)
    for step in Self.steps.prefix(done) { try carryOut(step, in: folder) }
    try folder.reopen()
    #expect(folder.published() == ["a.html": "A2", "sub/c.html": "C"])
    #expect(folder.text(".published") == "verbatim published files 1\nnew\n")
    #expect(folder.files().filter { $0.hasPrefix(".") } == [".lock", ".published"])
  }

  private func carryOut(_ step: [String], in folder: TemporaryFolder) throws {
    if step[0] == "remove" {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(step[1])")
    } else {
      try folder.write(folder.text(".staging/\(step[1])") ?? "", to: step[2])
      try FileManager.default.removeItem(atPath: "\(folder.path)/.staging/\(step[1])")
    }
  }

  @Test func `finishing a journal twice does no harm, also where a page became a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["guide": "G", "x/y": "Y"])
    let steps = [["remove", "guide", ""], ["remove", "x/y", ""], ["rename", "0", "guide/i"], ["rename", "1", "x"]]
    for text in [("I", "X"), ("I2", "X2")] {
      try folder.write(text.0, to: ".staging/0")
      try folder.write(text.1, to: ".staging/1")
      try folder.writeJournal(steps)
      try folder.reopen()
      try folder.writeJournal(steps)
      try folder.reopen()
      #expect(folder.published() == ["guide/i": text.0, "x": text.1])
    }
  }

  @Test func `a journal cut short anywhere is one that never was`() throws {
    let length = Self.steps.flatMap { $0 }.reduce(0) { $0 + $1.utf8.count + 1 } + 4
    let folder = try Self.staged()
    for cut in stride(from: 0, to: length, by: 7) {
      try folder.write("A2", to: ".staging/0")
      try folder.writeJournal(Self.steps, cutTo: cut)
      try folder.reopen()
      #expect(folder.published() == Self.old, "cut to \(cut) bytes")
      #expect(!folder.contains(".journal"))
    }
  }

  @Test func `what stands in the way is named, and out of it the journal is finished`() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.html": "A"])
    try folder.write("mine", to: "b.html/own.txt")
    let fault = #expect(throws: WorkspaceFault.self) { try folder.publish(["a.html": "A2", "b.html": "B"]) }
    #expect(fault?.description == "cannot write to the output folder '\(folder.path)': 'b.html': is a directory")
    #expect(fault?.remedy?.hasPrefix("the former output is whole or will be completed by the next run") == true)
    #expect(throws: WorkspaceFault.self) { try folder.reopen() }
    #expect(folder.text("b.html/own.txt") == "mine")
    try FileManager.default.removeItem(atPath: "\(folder.path)/b.html")
    try folder.reopen()
    #expect(folder.published() == ["a.html": "A2", "b.html": "B"])
  }

  // MARK: Lists that a stranger wrote

  @Test(arguments: ["../keep.txt", "sub/../../keep.txt", "/KEEP", "link/keep.txt", "./../keep.txt"])
  func `nothing outside of the folder is removed or written over, whatever the lists say`(path: String) throws {
    let outer = try TemporaryFolder()
    try outer.write("keep", to: "keep.txt")
    try outer.makeFolder("output/sub")
    try outer.link("output/link", to: outer.path)
    let target = path.replacing("/KEEP", with: "\(outer.path)/keep.txt")
    let output = "\(outer.path)/output"

    try outer.write("verbatim published files 1\nf\nx 4 0 \(target)\n", to: "output/.published")
    do {
      let folder = try OutputFolder(output)
      let stage = try folder.beginStage()
      _ = try stage.commit(fingerprint: "g")
    }
    #expect(outer.text("keep.txt") == "keep")

    try outer.write("changed", to: "output/.staging/0")
    let journal = ["remove", target, "", "rename", "0", target, "end"].map { $0 + "\0" }.joined()
    try outer.write(journal, to: "output/.journal")
    _ = try? OutputFolder(output)
    #expect(outer.text("keep.txt") == "keep")
  }

  @Test func `a staging folder behind a link is not filled`() throws {
    let outer = try TemporaryFolder()
    try outer.makeFolder("elsewhere")
    try outer.makeFolder("output")
    try outer.link("output/.staging", to: "../elsewhere")
    let folder = try OutputFolder("\(outer.path)/output")
    let fault = #expect(throws: WorkspaceFault.self) { _ = try folder.beginStage() }
    #expect(fault?.description.hasSuffix("'.staging' is a link") == true)
  }

  @Test func `a link in the place of a page is replaced, not followed`() throws {
    let outer = try TemporaryFolder()
    try outer.write("keep", to: "keep.txt")
    try outer.makeFolder("output")
    try outer.link("output/a.html", to: "../keep.txt")
    let folder = try OutputFolder("\(outer.path)/output")
    var stage = try folder.beginStage()
    try stage.put(Array("A".utf8), digest: "a", at: "a.html")
    _ = try stage.commit(fingerprint: "f")
    #expect(outer.text("keep.txt") == "keep")
    #expect(outer.text("output/a.html") == "A")
  }
}
