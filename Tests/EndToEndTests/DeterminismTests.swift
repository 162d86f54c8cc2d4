import Foundation
import Testing

/// The same content gives the same bytes, whoever builds it, where, and with how many cores.
@Suite struct DeterminismTests {
  /// What a build is run with, beside the workspace.
  struct Surroundings: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var environment: [String: String] = [:]
    /// A folder's name within the temporary one.
    var folder = "w"
    /// Whether the files are made in the reverse order, which turns the order of folders on most disks.
    var isReversed = false
    /// Whether one core only may be used.
    var isOneCore = false
  }

  private static let all = [
    Surroundings(testDescription: "Turkish letters", environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "America/New_York"]),
    Surroundings(testDescription: "Chinese collation", environment: ["LC_ALL": "zh_CN.UTF-8", "TZ": "Asia/Shanghai"]),
    Surroundings(testDescription: "no locale at all", environment: ["LC_ALL": "C", "LANG": "", "TZ": ""]),
    Surroundings(testDescription: "another home and user", environment: ["HOME": "/nonexistent", "USER": "somebody"]),
    Surroundings(testDescription: "a folder with spaces, quotes and 漢字", folder: "a 'b' \"c\" 漢字/한글/d"),
    Surroundings(testDescription: "files in the reverse order", isReversed: true),
    Surroundings(testDescription: "one core", isOneCore: true),
  ]

  @Test(arguments: all)
  func `the site is the same`(surroundings: Surroundings) throws {
    let plain = try TemporaryWorkspace.example()
    #expect(try plain.run("build", "-q").status == 0)
    let other = try TemporaryWorkspace()
    let root = "\(other.path)/\(surroundings.folder)"
    let files = try plain.tree("Content").sorted { ($0.key < $1.key) != surroundings.isReversed }
    for (path, bytes) in files {
      let url = URL(filePath: "\(root)/Content/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
    let run =
      try surroundings.isOneCore
      ? Self.onOneCore(["build", "-q"], in: root)
      : Tool.run(["build", "-q"], in: root, environment: surroundings.environment).status
    #expect(run == 0)
    var site: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/output/site") {
      let url = URL(filePath: "\(root)/output/site/\(file)")
      if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        site[file] = try Data(contentsOf: url)
      }
    }
    #expect(site == (try plain.tree("output/site")))
  }

  private static func onOneCore(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["taskset", "-c", "0", "\(Tool.checkout).build/debug/verbatim"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
