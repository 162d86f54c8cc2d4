import Foundation
import Testing

/// Saved copies on the command line: filed, compared, checked.
@Suite struct EvidenceCommandTests {
  private static let page = """
    <html><body><h1>Age information</h1>
    <p>Apps in the six western countries must show the age notice. In other countries, no age notice is needed.</p>
    </body></html>
    """

  private static func workspace() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write(page, to: "page.html")
    return workspace
  }

  private static func capture(_ workspace: TemporaryWorkspace, _ file: String, _ more: String...) throws -> Tool.Run {
    try Tool.run(
      ["capture", "notice", file, "--taken-at", "2026-11-30", "--by", "A. Writer"] + more, in: workspace.path)
  }

  @Test func `a page is filed beside the source, its quotes are found, and the site says so with a link`() throws {
    let workspace = try Self.workspace()
    let run = try Self.capture(workspace, "page.html", "--url", "https://example.com/notice")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 quotes in 'notice': 0 changed, 0 gone, 2 found, 0 moved, 0 same."))
    let text = try workspace.text("Content/sources/notice/captures/2026-11-30.txt")
    #expect(text.hasPrefix("# Age information\n\nApps in the six western countries"))
    #expect(try workspace.run("check").status == 0)
    #expect(try workspace.run("build").status == 0)
    let quotes = try workspace.text("output/site/en/sources/notice.html")
    #expect(quotes.contains("Found word for word"))
    #expect(
      quotes.contains(
        "https://example.com/notice#:~:text=Apps%20in%20the%20six%20western%20countries%20must%20show%20the%20age%20notice."
      ))
    #expect(quotes.contains("search it for"))
  }

  @Test func `a copy whose text was changed afterwards fails the check`() throws {
    let workspace = try Self.workspace()
    _ = try Self.capture(workspace, "page.html")
    try workspace.replace(
      "no age notice is needed", with: "no age notice is needed at all",
      in: "Content/sources/notice/captures/2026-11-30.txt")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(run.errors.contains("captures/2026-11-30.yaml:2:14: error: the text of this saved copy was changed"))
    #expect(run.errors.contains("[capture-mismatch]"))
  }

  @Test func `a quote that the copy does not have refuses the build, at its place, with what differs`() throws {
    let workspace = try Self.workspace()
    _ = try Self.capture(workspace, "page.html")
    try workspace.write(Self.page.replacing("must show", with: "have to show"), to: "new.html")
    let run = try Self.capture(workspace, "new.html", "--format", "json")
    #expect(run.status == 1)
    let object = try JSON.object(run.output)
    let quotes = try #require(object["quotes"] as? [[String: Any]])
    #expect(quotes.map { $0["change"] as? String } == ["changed", "moved"])
    #expect(
      quotes[0]["diff"] as? String
        == "Apps in the six western countries [-must-]{+have to+} show the age notice.")
    #expect(quotes[0]["decisions"] as? [String] == ["adult-apps"])
    #expect(quotes[0]["pages"] as? [String] == ["first/checklist.html#show-the-notice", "first/faq.html#adults"])
    #expect(quotes[0]["locales"] as? [String] == ["zh-Hans", "ko"])
    let build = try workspace.run("build", "--color", "never")
    #expect(build.status == 1)
    #expect(
      build.errors.contains("Content/sources/notice/claims.md:5:3: error: the saved copy of 'notice' has other words"))
    #expect(build.errors.contains("[quote-altered]"))
  }

  @Test func `nothing is written over, and a dry run writes nothing`() throws {
    let workspace = try Self.workspace()
    #expect(try Self.capture(workspace, "page.html", "--dry-run").status == 0)
    #expect((try? workspace.text("Content/sources/notice/captures/2026-11-30.txt")) == nil)
    #expect(try Self.capture(workspace, "page.html", "--name", "first").status == 0)
    let again = try Self.capture(workspace, "page.html", "--name", "first")
    #expect(again.status == 2 && again.errors.contains("exists already"))
    #expect(try Self.capture(workspace, "page.html").output.contains("The same bytes were saved before"))
  }

  @Test func `an excerpt keeps the checksum of the whole, by which the full document is found again`() throws {
    let workspace = try Self.workspace()
    let run = try Self.capture(
      workspace, "page.html", "--excerpt", "--exhibit", "page.html", "--note", "Saved by hand.")
    #expect(run.status == 0, "\(run.errors)")
    let record = try workspace.text("Content/sources/notice/captures/2026-11-30.yaml")
    #expect(record.contains("extent: excerpt") && record.contains("Saved by hand.") && record.contains("exhibits:"))
    #expect(try workspace.run("check").status == 0)
    try workspace.write(Self.page, to: "documents/saved.html")
    let verify = try workspace.run("verify", "--captures", "documents")
    #expect(verify.status == 0, "\(verify.errors)\(verify.output)")
    #expect(verify.output == "saved.html: 'notice', 2 of 2 quotes stand in it word for word\n")
    let json = try JSON.object(try workspace.run("verify", "--captures", "documents", "--format", "json").output)
    #expect((json["quotes"] as? [[String: Any]])?.allSatisfy { $0["verdict"] as? String == "exact" } == true)
  }

  @Test func `what cannot be read is told with a way out`() throws {
    let workspace = try Self.workspace()
    try workspace.write("<html><head><script src=a.js></script></head><body></body></html>", to: "drawn.html")
    let drawn = try Self.capture(workspace, "drawn.html")
    #expect(drawn.status == 2)
    #expect(drawn.errors.contains("'drawn.html': the page has no text: it is drawn by a script"))
    #expect(drawn.errors.contains("To mend it: open it in a browser"))
    let unknown = try Tool.run(
      ["capture", "notise", "page.html", "--taken-at", "2026-11-30", "--by", "x"], in: workspace.path)
    #expect(unknown.errors.contains("there is no source 'notise'; did you mean 'notice'?"))
    let day = try Tool.run(["capture", "notice", "page.html", "--taken-at", "today", "--by", "x"], in: workspace.path)
    #expect(day.status == 2 && day.errors.contains("'today' is not a day such as 2026-11-30"))
  }

  @Test func `a copy of a document that is known to have lost words keeps the record of them`() throws {
    let workspace = try Self.workspace()
    try workspace.replace(
      "Apps in the six western countries must", with: "Apps in the [[six]] western countries must",
      in: "Content/sources/notice/claims.md")
    try workspace.replace(
      "- in western: age-notice must be shown",
      with: "- in western: age-notice must be shown\nrestored: a guess; guessed",
      in: "Content/sources/notice/claims.md")
    let lost = Self.page.replacing("the six western", with: "the western")
    try workspace.write(lost, to: "page.html")
    _ = try Self.capture(workspace, "page.html", "--name", "first")
    let record = "Content/sources/notice/captures/first.yaml"
    try workspace.write(
      try workspace.text(record) + """
        holes:
          - after: Apps in the
            before: western countries
            words: six
            certainty: guessed
            from: a guess

        """, to: record)
    let run = try workspace.run("check", "--color", "never")
    #expect(!run.errors.contains("[bad-hole]"), "\(run.errors)")
    try workspace.write(lost + " ", to: "page.html")
    _ = try Self.capture(workspace, "page.html")
    #expect(try workspace.text("Content/sources/notice/captures/2026-11-30.yaml").contains("words: \"six\""))
    #expect(!(try workspace.run("check", "--color", "never").errors.contains("[bad-hole]")))
    // A copy that has the words itself confirms the guess.
    try workspace.write(Self.page, to: "page.html")
    _ = try Self.capture(workspace, "page.html", "--name", "2026-12-01", "--note", "better")
    #expect(
      try workspace.run("check", "--color", "never").errors.contains(
        "warning: the saved copy of 'notice' has the words 'six' itself"))
  }
}
