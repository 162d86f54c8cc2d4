import Testing

@Suite struct CheckTests {
  @Test func `a disagreement without a record fails, with an example and the id to record`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write("", to: "Content/decisions/.keep")
    try workspace.remove("Content/decisions/adult-apps.yaml")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "Content/sources/notice/claims.md:6:3: error: notice and release-notes disagree on 'age-notice' [disagreement]")
    )
    #expect(run.errors.contains("Store in the Netherlands, ExampleOS 2.0, app for adults only"))
    #expect(run.errors.contains("about: age-notice.notice.western-notice~release-notes.not-for-adult-apps"))
  }

  @Test func `a decision lapses when the words that it rests on change, and says which`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace(
      "must show the age notice.", with: "have to show the age notice.", in: "Content/sources/notice/claims.md")
    try workspace.replace(
      "[must show the age notice](claim:notice/western-notice)",
      with: "[have to show the age notice](claim:notice/western-notice)", in: "Content/guides/first/checklist.md")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(run.errors.contains("the decision 'adult-apps' is no longer valid"))
    #expect(run.errors.contains("notice/western-notice"))
  }

  @Test func `a decision without the checksums of its words is incomplete, and the lines to add are told`() throws {
    let workspace = try TemporaryWorkspace.example()
    let path = "Content/decisions/adult-apps.yaml"
    #expect(!(try workspace.run("check", "--color", "never").errors.contains("[decision-incomplete]")))
    let text = try workspace.text(path)
    let start = try #require(text.firstRange(of: "quotes:\n"))
    let lines = text[start.upperBound...]
    try workspace.write(String(text[..<start.lowerBound]), to: path)
    let run = try workspace.run("check", "--color", "never")
    #expect(run.errors.contains("[decision-incomplete]"))
    for line in lines.split(separator: "\n") { #expect(run.errors.contains(line.drop { $0 == " " })) }
  }

  @Test func `a review that is overdue fails on the day after`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("check", "--today", "2099-12-31").status == 0)
    let run = try workspace.run("check", "--today", "2100-01-01")
    #expect(run.status == 1)
    #expect(run.errors.contains("[review-overdue]"))
  }

  @Test func `the JSON holds diagnostics and disagreements`() throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("check", "--format", "json")
    let object = try JSON.object(run.output)
    let disagreements = try #require(object["disagreements"] as? [[String: Any]])
    #expect(disagreements.count == 1)
    #expect(disagreements[0]["state"] as? String == "open")
    #expect((object["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `strict turns warnings into failures`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write("stray", to: "Content/sources/notice/clams.md")
    #expect(try workspace.run("check").status == 0)
    let run = try workspace.run("check", "--strict", "--color", "never")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "Content/sources/notice/clams.md: warning: nothing reads this file; did you mean 'claims.md'?"))
  }
}
