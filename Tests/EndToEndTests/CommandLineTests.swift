import Testing

@Suite struct CommandLineTests {
  @Test(arguments: [
    (["bild"], "there is no command 'bild'; did you mean 'build'?"),
    (["build", "--workspcae", "x"], "'build' has no flag '--workspcae'; did you mean '--workspace'?"),
    (["build", "--format", "jsn"], "'jsn' is not one of text, json for '--format'; did you mean 'json'?"),
    (["build", "extra"], "'build' does not take 'extra'"),
    (["init"], "'init' needs DIR"),
    (["check", "--today", "tomorrow"], "'tomorrow' is not a day"),
    (["build", "-w", "/nowhere-at-all"], "it has no folder 'Content'"),
  ])
  func `misuse is told with the way out and status 2`(arguments: [String], message: String) throws {
    let workspace = try TemporaryWorkspace()
    let run = try Tool.run(arguments, in: workspace.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `help is short with -h and long with examples with --help`() throws {
    let workspace = try TemporaryWorkspace()
    for command in ["build", "check", "query", "init", "help"] {
      let short = try workspace.run(command, "-h")
      let long = try workspace.run(command, "--help")
      #expect(short.status == 0)
      #expect(long.output.contains("Examples:"))
      #expect(!short.output.contains("Examples:"))
      #expect(try workspace.run("help", command).output == long.output)
    }
    #expect(try workspace.run("--version").output.hasPrefix("verbatim "))
  }

  @Test func `init refuses to write over anything`() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("mine", to: "Content/verbatim.yaml")
    let run = try workspace.run("init", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("exists already"))
    #expect(try workspace.tree(".") == ["Content/verbatim.yaml": .init("mine".utf8)])
  }

  @Test func `quiet says nothing when all is well`() throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("build", "--quiet")
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }
}
