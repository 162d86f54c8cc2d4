import Foundation

/// A program of the system that a test compares with: minisign, openssl, sha256sum.
public struct OutsideProgram {
  /// Where it is.
  public let path: String

  /// The program of a name, looked up in `PATH`. Where it is missing the test says so on a line that begins with
  /// SKIPPED, and continuous integration fails on that line where the program belongs.
  public init?(_ name: String, neededBy test: String = #function) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      print("SKIPPED \(test): there is no program '\(name)'")
      return nil
    }
    path = "\(folder)/\(name)"
  }

  /// Runs the program; gives back its exit status and all that it wrote to both streams.
  public func run(_ arguments: [String], in folder: String, input: String = "") throws -> (status: Int32, text: String)
  {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files, not pipes: none can fill up and stop the program.
    try Data(input.utf8).write(to: scratch.appending(path: "in"))
    try Data().write(to: scratch.appending(path: "out"))
    let output = try FileHandle(forWritingTo: scratch.appending(path: "out"))
    process.standardInput = try FileHandle(forReadingFrom: scratch.appending(path: "in"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: scratch.appending(path: "out"), encoding: .utf8))
  }
}
