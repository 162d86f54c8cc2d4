import Foundation
import Testing

/// The built program, run as people run it.
struct Tool {
  /// What a run came to.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The folder of the checkout.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// The program, which `make test` builds first.
  private static let program = URL(filePath: checkout).appending(path: ".build/debug/verbatim")

  /// Runs the program in a folder.
  static func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: neither can fill up and stop the program.
    let folder = FileManager.default.temporaryDirectory
    let outputFile = folder.appending(path: "verbatim-\(UUID().uuidString).out")
    let errorFile = folder.appending(path: "verbatim-\(UUID().uuidString).err")
    defer {
      try? FileManager.default.removeItem(at: outputFile)
      try? FileManager.default.removeItem(at: errorFile)
    }
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
}
