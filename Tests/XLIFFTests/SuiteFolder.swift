import Foundation

/// The OASIS test suite, where it lies beside the checkout. It is not part of the project.
enum SuiteFolder {
  /// Its folder, nil where it is not there.
  static let url: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // A checkout's worktrees lie one level deeper than the checkout.
    let candidates = ["../shared/oasis-xliff-2.1", "../../shared/oasis-xliff-2.1"]
    return candidates.map { package.appending(path: $0).standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// The XLIFF files of a folder of the suite, by name; empty where the suite is not there.
  static func files(_ folder: String) -> [String] {
    guard let url else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".xlf") }.sorted()
  }

  /// The bytes of a file of the suite.
  static func bytes(_ folder: String, _ name: String) throws -> [UInt8] {
    guard let url else { return [] }
    return Array(try Data(contentsOf: url.appending(path: folder).appending(path: name)))
  }

  /// Says loudly that the suite is missing, and whether it is there.
  static func announce() -> Bool {
    guard url == nil else { return true }
    print("*** SKIPPED: the OASIS XLIFF 2.1 test suite is not at ../shared/oasis-xliff-2.1; nothing was measured ***")
    return false
  }
}
