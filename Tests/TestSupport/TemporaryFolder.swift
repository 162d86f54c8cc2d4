import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder {
  /// Where it is, with all links followed.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("verbatim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, making the folders above it.
  public func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  /// Writes bytes, making the folders above them.
  public func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a folder and those above it.
  public func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  public func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// The text of a file; nil where there is none.
  public func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file; nil where there is none.
  public func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map { Array($0) }
  }

  /// Removes a file or folder.
  public func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

  /// Whether something is there.
  public func contains(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

  /// All files below, links included, by relative path, sorted; hidden ones too.
  public func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }.sorted()
  }
}
