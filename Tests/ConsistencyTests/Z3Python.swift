import Foundation

/// A Python that has z3, if there is one.
enum Z3Python {
  /// The program.
  static let path: String? = {
    let named = ProcessInfo.processInfo.environment["VERBATIM_Z3_PYTHON"]
    return ([named].compactMap { $0 } + ["/usr/bin/python3"]).first { path in
      (try? run(path, ["-c", "import z3"], input: Data()))?.status == 0
    }
  }()

  /// Whether there is one; a run of the suite without it says so, as `.ci/run` wants to know.
  static let isThere: Bool = {
    if path == nil { print("SKIPPED: findings against z3; no Python has it (Debian: python3-z3)") }
    return path != nil
  }()

  /// Runs a program with some input.
  static func run(_ program: String, _ arguments: [String], input: Data) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
