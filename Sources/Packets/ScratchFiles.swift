import Foundation

/// Files in a folder of their own, for as long as a program works on them.
enum ScratchFiles {
  static func with<Value>(_ files: [PacketFile], _ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "verbatim-press-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.path)) }
    return try body(folder.path())
  }

  static func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
