import Foundation
import Testing

/// The commands that the documents show are run as a reader would type them: those of a document one after the other, in
/// one shell, in a workspace of its own. A command is expected to succeed unless `# fails` stands behind it; lines below
/// it are words that its output must have, in their order.
@Suite struct DocumentationTests {
  private struct Step {
    let command: String
    let line: Int
    var expected: [String] = []
    var fails: Bool { command.hasSuffix("# fails") }
  }

  private static let documents: [String] = {
    let folder = "\(Tool.checkout)/docs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return (names.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + ["README.md"]).sorted()
  }()

  /// The commands in the fenced `console` blocks of a text.
  private static func steps(_ text: String) -> [Step] {
    var steps: [Step] = []
    var isOpen = false
    var end: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map({ String($0) }).enumerated()
    {
      if line.hasPrefix("```") {
        isOpen = line == "```console"
      } else if isOpen, let mark = end, let last = steps.last {
        steps[steps.count - 1] = Step(command: "\(last.command)\n\(line)", line: last.line)
        if line == mark { end = nil }
      } else if isOpen, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), line: index + 1))
        end = line.contains("<<'END'") || line.contains("<<END") ? "END" : nil
      } else if isOpen, !line.isEmpty, !steps.isEmpty {
        steps[steps.count - 1].expected.append(line)
      }
    }
    return steps
  }

  @Test func `the documents are there, and the tutorial shows commands`() throws {
    #expect(Self.documents.contains("docs/tutorial.md"))
    let tutorial = try String(contentsOfFile: "\(Tool.checkout)/docs/tutorial.md", encoding: .utf8)
    #expect(Self.steps(tutorial).count > 20)
  }

  @Test(arguments: documents)
  func `every command of a document works as it says`(document: String) throws {
    let text = try String(contentsOfFile: "\(Tool.checkout)/\(document)", encoding: .utf8)
    let steps = Self.steps(text)
    guard !steps.isEmpty else { return }
    // The tutorial begins with nothing, the others in a workspace.
    let workspace = document == "docs/tutorial.md" ? try TemporaryWorkspace() : try TemporaryWorkspace.example()
    let script = steps.enumerated().map { Self.script($0.element, number: $0.offset) }.joined()
    let home = try TemporaryWorkspace()
    try home.write(script, to: "script")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["--norc", "\(home.path)/script"]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(Tool.checkout)/.build/debug:\(environment["PATH"] ?? "")"
    environment["OUT"] = home.path
    environment["NO_COLOR"] = "1"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    for (number, step) in steps.enumerated() {
      let output = try home.text("\(number).out")
      let status = try home.text("\(number).status").trimmingCharacters(in: .whitespacesAndNewlines)
      #expect((status == "0") != step.fails, "\(document):\(step.line): '\(step.command)' gave \(status):\n\(output)")
      var rest = output[...]
      for words in step.expected {
        guard let found = rest.range(of: words.trimmingCharacters(in: .whitespaces)) else {
          Issue.record("\(document):\(step.line): '\(step.command)' does not say '\(words)' but:\n\(output)")
          break
        }
        rest = rest[found.upperBound...]
      }
    }
  }

  /// A step as bash runs it. What does not end by itself is stopped as Control-C does, once it has told its address.
  private static func script(_ step: Step, number: Int) -> String {
    let files = "> \"$OUT/\(number).out\" 2>&1"
    guard step.command.hasPrefix("verbatim serve") else {
      return "{\n\(step.command)\n} \(files)\necho $? > \"$OUT/\(number).status\"\n"
    }
    return """
      \(step.command.replacing(" --open", with: "")) --port 0 \(files) &
      for _ in {1..200}; do grep -q http "$OUT/\(number).out" && break; sleep 0.1; done
      grep -q http "$OUT/\(number).out" && kill -TERM $! && wait $!
      echo $? > "$OUT/\(number).status"

      """
  }
}
