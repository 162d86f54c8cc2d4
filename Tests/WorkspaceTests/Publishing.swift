import Foundation
import TestSupport
import Testing
import Workspace

extension TemporaryFolder {
  /// Publishes files as a build would, and closes the folder again.
  @discardableResult
  func publish(_ files: [String: String], fingerprint: String = "f") throws -> Stage.Changes {
    let output = try OutputFolder(path)
    var stage = try output.beginStage()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try stage.put(Array(text.utf8), digest: digest(text), at: path)
    }
    return try stage.commit(fingerprint: fingerprint)
  }

  /// Stands in for a checksum: the same for the same bytes, different for others.
  func digest(_ text: String) -> String { text.utf8.map { String($0, radix: 16) }.joined() + "x" }

  /// What is published, hidden files of the tool left out.
  func published() -> [String: String] {
    var found: [String: String] = [:]
    for file in files() where !file.hasPrefix(".") { found[file] = text(file) }
    return found
  }

  /// When a file was last written.
  func modified(_ file: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
    return try #require(attributes[.modificationDate] as? Date)
  }

  /// Opens the folder and closes it again, as the next run does first of all.
  func reopen() throws { _ = try OutputFolder(path) }

  /// Writes a journal as a run leaves it that died after it.
  func writeJournal(_ steps: [[String]], cutTo length: Int? = nil) throws {
    let bytes = Array((steps.flatMap { $0 } + ["end"]).map { $0 + "\0" }.joined().utf8)
    try write(Array(bytes.prefix(length ?? bytes.count)), to: ".journal")
  }
}
