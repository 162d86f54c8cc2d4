import Foundation
import Testing

@Suite struct CheckFormTests {
  /// A workspace with an error and a warning.
  private func broken() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write("stray", to: "Content/clams.md")
    try workspace.replace("in western:", with: "in westren:", in: "Content/sources/notice/claims.md")
    return workspace
  }

  @Test func `SARIF, JSON, GitHub and GitLab tell the same findings`() throws {
    let workspace = try broken()
    let sarif = try JSON.object(try workspace.run("check", "--format", "sarif").output)
    let results = try #require(((sarif["runs"] as? [[String: Any]])?[0])?["results"] as? [[String: Any]])
    let rules = results.compactMap { $0["ruleId"] as? String }
    #expect(rules.contains("unknown-region") && rules.contains("unknown-file"))
    let json = try JSON.object(try workspace.run("check", "--format", "json").output)
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.compactMap { $0["id"] as? String } == rules)
    let gitlab = try JSON.array(try workspace.run("check", "--format", "gitlab").output)
    #expect(gitlab.compactMap { $0["check_name"] as? String } == rules)
    let github = try workspace.run("check", "--format", "github")
    #expect(github.status == 1)
    let lines = github.output.split(separator: "\n")
    #expect(lines.count == rules.count)
    for (line, rule) in zip(lines, rules) { #expect(line.contains("title=\(rule)::")) }
  }

  @Test func `paths lead from the repository's root to a workspace below it`() throws {
    let repository = try TemporaryWorkspace()
    _ = try repository.run("init", "guides")
    try repository.write("stray", to: "guides/Content/clams.md")
    let here = try Tool.run(
      ["check", "-w", "guides", "--format", "github"], in: repository.path,
      environment: ["GITHUB_WORKSPACE": repository.path])
    #expect(here.output.contains("file=guides/Content/clams.md"))
    let inside = try Tool.run(
      ["check", "--format", "github"], in: "\(repository.path)/guides",
      environment: ["GITHUB_WORKSPACE": repository.path])
    #expect(inside.output == here.output)
  }

  @Test func `only findings that the baseline does not have fail`() throws {
    let workspace = try broken()
    let written = try workspace.run("check", "--write-baseline", "known.txt")
    #expect(written.status == 0)
    try workspace.write(
      "\n" + (try workspace.text("Content/sources/notice/claims.md")), to: "Content/sources/notice/claims.md")
    let known = try workspace.run("check", "--baseline", "known.txt", "--strict", "--color", "never")
    #expect(known.status == 0, "\(known.errors)")
    #expect(known.errors.isEmpty)
    #expect(known.output.contains("Nothing new is wrong."))
    #expect(known.output.contains("known problems are not counted."))
    try workspace.write("stray", to: "Content/souces.md")
    let more = try workspace.run("check", "--baseline", "known.txt", "--color", "never")
    #expect(more.status == 0)
    #expect(more.errors.contains("souces.md") && !more.errors.contains("clams.md"))
    #expect(try workspace.run("check", "--baseline", "known.txt", "--strict").status == 1)
    try workspace.remove("Content/clams.md")
    #expect(try workspace.run("check", "--baseline", "known.txt").output.contains("1 of those in the file are mended"))
  }

  @Test func `a baseline that is missing or no baseline is told with status 2`() throws {
    let workspace = try TemporaryWorkspace.example()
    let missing = try workspace.run("check", "--baseline", "none.txt")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot read 'none.txt'"))
    try workspace.write("hello\n", to: "k.txt")
    let wrong = try workspace.run("check", "--baseline", "k.txt")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("k.txt:1:1: a line of a baseline begins with 16 hexadecimal digits, found 'hello'"))
  }

  @Test(arguments: [("github", ".github/workflows/verbatim.yml"), ("gitlab", ".gitlab-ci.yml")])
  func `init writes what the build server runs, also into a workspace that is there, and never over it`(
    host: String, path: String
  ) throws {
    let workspace = try TemporaryWorkspace.example()
    let before = try workspace.tree("Content")
    let run = try workspace.run("init", ".", "--ci", host)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.text(path).contains("verbatim check --strict"))
    #expect(try workspace.tree("Content") == before)
    #expect(try workspace.run("init", ".", "--ci", host).status == 2)
    let fresh = try TemporaryWorkspace()
    #expect(try fresh.run("init", "new", "--ci", host).status == 0)
    #expect(try fresh.run("check", "-w", "new").status == 0)
    #expect(try fresh.text("new/\(path)") == workspace.text(path))
  }
}
