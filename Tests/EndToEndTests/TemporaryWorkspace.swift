import Foundation

/// A workspace in a folder of its own, gone when the test is over.
final class TemporaryWorkspace {
  /// The folder.
  let path: String

  /// An empty folder.
  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "verbatim-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A folder that `verbatim init` filled.
  static func example() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    _ = try Tool.run(["init", "."], in: workspace.path)
    return workspace
  }

  /// Runs the tool in the workspace.
  func run(_ arguments: String...) throws -> Tool.Run { try Tool.run(arguments, in: path) }

  /// The text of a file.
  func text(_ file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }

  /// Writes a file.
  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Replaces words in a file.
  func replace(_ old: String, with new: String, in file: String) throws {
    try write(try text(file).replacing(old, with: new), to: file)
  }

  /// Removes a file.
  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

  /// Writes bytes that may be no text.
  func write(bytes: [UInt8], to file: String) throws { try Data(bytes).write(to: URL(filePath: "\(path)/\(file)")) }

  /// Puts a symbolic link in a file's place.
  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Makes a file large without filling it.
  func makeSparse(_ file: String, megabytes: UInt64) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
    try handle.truncate(atOffset: megabytes << 20)
    try handle.close()
  }

  /// All files below a folder with their bytes.
  func tree(_ folder: String) throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)") {
      let url = URL(filePath: "\(path)/\(folder)/\(file)")
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      tree[file] = try Data(contentsOf: url)
    }
    return tree
  }
}
