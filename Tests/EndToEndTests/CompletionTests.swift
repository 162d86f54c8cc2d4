import Foundation
import Testing

/// What is made from the same data as the help: completions of three shells, and the manual page.
@Suite struct CompletionTests {
  /// Runs a program that may not be installed; nil where it is not.
  private func run(_ program: String, _ arguments: [String], in folder: String) throws -> (
    status: Int32, output: String
  )? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(program)" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func commands() throws -> [String] {
    let workspace = try TemporaryWorkspace()
    let help = try workspace.run("--help").output
    let listed = help.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first ?? ""
    return listed.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } }
  }

  private static let bash: [(words: [String], expected: [String])] = [
    (["verbatim", "che"], ["check"]), (["verbatim", "check", "--for"], ["--format"]),
    (["verbatim", "check", "--format", "s"], ["sarif"]),
    (["verbatim", "check", "--format", "=", "git"], ["github", "gitlab"]),
    (["verbatim", "build", "--format", "s"], []), (["verbatim", "help", "ini"], ["init"]),
    (["verbatim", "new", "cl"], ["claim"]), (["verbatim", "build", "-w", "fol"], ["folder with blanks"]),
    (["verbatim", "check", "--baseline", "fi"], ["file.txt"]), (["verbatim", "init", "fol"], ["folder with blanks"]),
    (["verbatim", "check", "--list", "gaps", "--zzz"], []),
  ]

  @Test(arguments: bash)
  func `bash completes commands, flags, values, folders and files`(words: [String], expected: [String]) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(try workspace.run("help", "--completions", "bash").output, to: "completion.bash")
    try workspace.write("", to: "folder with blanks/x")
    try workspace.write("", to: "file.txt")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ./completion.bash || exit 9
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _verbatim
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let run = try run("bash", ["--norc", "-c", script], in: workspace.path) else {
      print("SKIPPED: bash is not installed")
      return
    }
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map { String($0) } == expected, "\(run.output)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `each shell reads its script and finds every command and flag in it`(shell: String) throws {
    let workspace = try TemporaryWorkspace()
    let script = try workspace.run("help", "--completions", shell).output
    for command in try commands() {
      #expect(script.contains(command))
      let help = try workspace.run(command, "-h").output
      let flags = help.split(separator: "\n").compactMap { line in
        line.range(of: #"--[a-z-]+"#, options: .regularExpression).map { String(line[$0]) }
      }
      for flag in flags where flag != "--help" || shell != "fish" {
        #expect(script.contains(shell == "fish" ? "-l \(flag.dropFirst(2))" : flag), "\(command) \(flag)")
      }
    }
    try workspace.write(script, to: "script")
    guard let run = try run(shell, ["-n", "script"], in: workspace.path) else {
      // Only the shell itself can judge; bash is on every machine.
      return
    }
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test func `fish completes commands and values`() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(try workspace.run("help", "--completions", "fish").output, to: "verbatim.fish")
    let script = "source verbatim.fish; complete -C 'verbatim che'; complete -C 'verbatim check --format sa'"
    guard let run = try run("fish", ["--no-config", "-c", script], in: workspace.path) else { return }
    let words = run.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map { String($0) } }
    #expect(words == ["check", "sarif"], "\(run.output)")
  }

  @Test func `the manual page has every command and flag, and no fault that groff sees`() throws {
    let workspace = try TemporaryWorkspace()
    let page = try workspace.run("help", "--man").output
    for command in try commands() { #expect(page.contains(".SS verbatim \(command)")) }
    try workspace.write(page, to: "verbatim.1")
    guard let run = try run("groff", ["-man", "-ww", "-Tutf8", "verbatim.1"], in: workspace.path) else { return }
    #expect(run.status == 0)
    #expect(!run.output.contains("warning:") && !run.output.contains("error:"), "\(run.output.prefix(500))")
    let shown = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/.\u{8}/, with: "")
    for words in ["--write-baseline", "verbatim check --write-baseline known.txt", "'Content/'", "EXIT STATUS"] {
      #expect(shown.contains(words), "\(words)")
    }
  }

  @Test func `the doctor tells what is there, what is missing, and how to get it`() throws {
    let workspace = try TemporaryWorkspace.example()
    let bare = try Tool.run(["doctor"], in: workspace.path, environment: ["PATH": "/nowhere"])
    #expect(bare.status == 0)
    #expect(bare.output.contains("missing  pandoc: for the Word file of a packet\n"))
    #expect(bare.output.contains("to mend it: "))
    #expect(bare.output.contains("found    templates and words ("))
    #expect(bare.output.contains("found    a workspace ("))
    try workspace.write("#!/bin/sh\n", to: "bin/pandoc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(workspace.path)/bin/pandoc")
    let json = try Tool.run(
      ["doctor", "--format", "json"], in: workspace.path, environment: ["PATH": "\(workspace.path)/bin"])
    let pandoc = try #require(try JSON.array(json.output).first { $0["name"] as? String == "pandoc" })
    #expect(pandoc["state"] as? String == "found")
    #expect((pandoc["detail"] as? String)?.hasSuffix("/bin/pandoc") == true)
  }

  @Test func `the doctor fails where the tool's own files are missing`() throws {
    let workspace = try TemporaryWorkspace()
    let program = "\(workspace.path)/alone/verbatim"
    try FileManager.default.createDirectory(atPath: "\(workspace.path)/alone", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(Tool.checkout)/.build/debug/verbatim", toPath: program)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["doctor"]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "VERBATIM_TEMPLATES" }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }
}
