import Foundation
import Packets
import Workspace

/// The content of a workspace as it was in a git revision: taken out into a folder for as long as it is looked at.
struct GitRevision {
  private let revision: String
  private let root: String

  /// A revision of the repository that a workspace lies in.
  init(_ revision: String, in root: String) {
    self.revision = revision
    self.root = root
  }

  /// Calls `body` with the path of a workspace that holds the revision's content.
  func withWorkspace<Value>(_ body: (String) throws -> Value) throws -> Value {
    let (git, tar): (OutsideProgram, OutsideProgram)
    do {
      git = try OutsideProgram("git", package: "git")
      tar = try OutsideProgram("tar", package: "tar")
    } catch {
      throw WorkspaceFault("\(error)", remedy: "or compare packets, databases or folders")
    }
    // A name that begins with a hyphen would be an option; git has no such revisions.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw missing }
    let top = try git.run(["-C", root, "rev-parse", "--show-prefix"])
    let commit = try git.run(["-C", root, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard top.status == 0, commit.status == 0 else { throw missing }
    let hash = String(decoding: commit.output, as: UTF8.self).filter { $0 != "\n" }
    let archive = try git.run(["-C", root, "archive", "--format=tar", hash, "--", "Content"])
    guard archive.status == 0 else {
      throw WorkspaceFault("the revision '\(revision)' has no workspace here: \(archive.firstFault)")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "verbatim-revision-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unpacked = try tar.run(["-xf", "-", "-C", folder.path()], input: archive.output)
    guard unpacked.status == 0 else { throw WorkspaceFault("cannot unpack '\(revision)': \(unpacked.firstFault)") }
    return try body(folder.path())
  }

  private var missing: WorkspaceFault {
    WorkspaceFault(
      "'\(revision)' is neither a packet, a database, a workspace nor a git revision",
      remedy: "see 'verbatim help diff'")
  }
}
