import Foundation

/// A program of the system that the tool runs: found by name, never through a shell.
public struct OutsideProgram: Sendable {
  /// Where it is.
  public let path: String

  /// What is missing, and what installs it on Debian.
  public struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program.
    public let program: String
    /// The Debian package.
    public let package: String

    /// The program and the command that installs it.
    public var description: String {
      "there is no program '\(program)' here; install it with 'sudo apt-get install \(package)'"
    }
  }

  /// The program of a name, looked up in `PATH`.
  public init(_ name: String, package: String) throws(Missing) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      throw Missing(program: name, package: package)
    }
    path = "\(folder)/\(name)"
  }

  /// What a run came to.
  public struct Run: Sendable {
    /// The exit status.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let errors: String

    /// The first line of its complaints.
    public var firstFault: String {
      errors.split(separator: "\n").first.map { String($0) } ?? "exit status \(status)"
    }
  }

  /// Runs the program with bytes at its standard input. `environment` is added to the tool's own.
  public func run(_ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]) throws -> Run {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "verbatim-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files, not pipes: none can fill up and stop the program.
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: Array(try Data(contentsOf: files[1])),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
