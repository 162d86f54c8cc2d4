import Foundation
import Testing

/// Builds that are killed, or whose disk fails, at some call that changes a file (`Tests/tools/faults.c`, preloaded).
/// With `VERBATIM_FAULTS=all` at every such call, which takes minutes.
@Suite(.serialized) struct FaultTests {
  /// The shim, compiled once; nil where no C compiler is.
  private static let shim: String? = {
    let path = FileManager.default.temporaryDirectory.appending(path: "verbatim-faults-\(UUID().uuidString).so").path()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "cc", "-shared", "-fPIC", "-O1", "-o", path, "\(Tool.checkout)Tests/tools/faults.c", "-ldl",
    ]
    compiler.standardError = FileHandle.nullDevice
    guard (try? compiler.run()) != nil else { return nil }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? path : nil
  }()

  /// A workspace that was built, then edited, with a file in its output that the tool did not write.
  private struct Prepared {
    let workspace: TemporaryWorkspace
    let before: [String: Data]
    let after: [String: Data]
    let content: [String: Data]
    /// How many calls that change files the next build makes.
    let calls: Int
  }

  private static func prepared(_ shim: String) throws -> Prepared {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("build", "-q").status == 0)
    try workspace.write("not of this tool", to: "output/site/foreign.txt")
    let before = try workspace.tree("output/site")
    try workspace.replace("time: 5 min", with: "time: 10 min", in: "Content/guides/first/checklist.md")
    try workspace.replace("title: Example guides", with: "title: Our guides", in: "Content/verbatim.yaml")
    let other = try copy(of: workspace)
    let count = "\(other.path)/count"
    let run = try Tool.run(
      ["build", "-q"], in: other.path, environment: ["LD_PRELOAD": shim, "FAULT_COUNT": count])
    #expect(run.status == 0, "\(run.errors)")
    let calls = try #require(
      Int(try String(contentsOfFile: count, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    let after = try other.tree("output/site")
    #expect(before != after)
    return Prepared(
      workspace: workspace, before: before, after: after, content: try workspace.tree("Content"), calls: calls)
  }

  /// A copy with the times of its files, by which the tool knows what it wrote.
  private static func copy(of workspace: TemporaryWorkspace) throws -> TemporaryWorkspace {
    let other = try TemporaryWorkspace()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cp")
    process.arguments = ["-a", "\(workspace.path)/.", other.path]
    try process.run()
    process.waitUntilExit()
    return other
  }

  @Test(arguments: ["kill", "nospace", "readonly", "io"])
  func `whatever call fails, the former site or the new one is whole, and the next build succeeds`(
    kind: String
  ) throws {
    guard let shim = Self.shim else { return }
    let prepared = try Self.prepared(shim)
    #expect(prepared.calls > 40)
    let isThorough = ProcessInfo.processInfo.environment["VERBATIM_FAULTS"] == "all"
    var failed = 0
    for call in stride(from: 1, through: prepared.calls, by: isThorough ? 1 : max(1, prepared.calls / 12)) {
      let workspace = try Self.copy(of: prepared.workspace)
      let run = try Tool.run(
        ["build", "-q", "--color", "never"], in: workspace.path,
        environment: ["LD_PRELOAD": shim, "FAULT_AT": "\(call)", "FAULT_KIND": kind])
      if run.status != 0 { failed += 1 }
      let site = try workspace.tree("output/site")
      let hasJournal = FileManager.default.fileExists(atPath: "\(workspace.path)/output/.journal")
      if run.status == 0 {
        #expect(site == prepared.after, "call \(call): said to be done and is not")
      } else {
        #expect(site == prepared.before || site == prepared.after || hasJournal, "call \(call): neither old nor new")
        // Who is killed says nothing; all others say what is wrong.
        #expect(kind == "kill" ? run.status == 9 : run.status == 2 && !run.errors.isEmpty, "call \(call): \(run)")
      }
      #expect(try workspace.tree("Content") == prepared.content, "call \(call): the content was touched")
      let next = try workspace.run("build", "-q")
      #expect(next.status == 0, "call \(call): \(next.errors)")
      #expect(try workspace.tree("output/site") == prepared.after, "call \(call): the next build is not whole")
    }
    #expect(failed > 0)
    if isThorough { print("faults: \(kind): \(prepared.calls) calls, \(failed) runs stopped, nothing lost") }
  }
}
