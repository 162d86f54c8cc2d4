import Testing

@Suite struct QueryTests {
  private func ids(_ arguments: String..., in workspace: TemporaryWorkspace) throws -> [String] {
    let run = try Tool.run(["query", "--format", "json"] + arguments, in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    return try JSON.array(run.output).compactMap { $0["id"] as? String }
  }

  @Test func `two characters of Chinese or Korean find a quote by its translation`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try ids("西部", in: workspace) == ["notice/western-notice"])
    #expect(try ids("성인", in: workspace) == ["release-notes/not-for-adult-apps"])
  }

  @Test func `flags narrow by document, topic, role and condition`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try ids("--source", "release-notes", in: workspace) == ["release-notes/not-for-adult-apps"])
    #expect(try ids("--topic", "age", in: workspace).count == 3)
    #expect(try ids("--role", "rule", in: workspace).count == 3)
    #expect(try ids("--condition", "region=NL", in: workspace) == ["notice/western-notice"])
    #expect(try ids("notice", "--condition", "minors=adults", in: workspace) == ["release-notes/not-for-adult-apps"])
  }

  @Test func `an unknown name suggests the nearest`() throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("query", "--source", "notise")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'notice'?"))
  }

  @Test func `a foreign file in the database's place is set aside with a note`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write("not a database at all, but long enough to look at", to: "output/claims.sqlite")
    let run = try workspace.run("query", "notice")
    #expect(run.status == 0)
    #expect(run.errors.contains("set-aside"))
    #expect(run.output.contains("notice/western-notice"))
  }
}
