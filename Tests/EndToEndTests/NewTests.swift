import Foundation
import Testing

@Suite struct NewTests {
  private static let copy = """
    # Notice on age information

    ## Age information

    Apps in the six western countries must show the age notice. In other countries, no age notice is needed.

    ## Adults

    Apps for adults only need no age notice. Other words.

    """
  private static let checksum = "854ed7c726bd226b33d51030461b0e32196cf43177880ff69651fa956c30f642"

  /// A workspace whose document has a saved copy.
  private func workspace() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write(Self.copy, to: "Content/sources/notice/captures/copy.txt")
    try workspace.write(
      "text: copy.txt\nsha256: \(Self.checksum)\n", to: "Content/sources/notice/captures/copy.yaml")
    return workspace
  }

  @Test func `a quote is found in the saved copy, added under its heading, and the content still builds`() throws {
    let workspace = try workspace()
    let before = try workspace.text("Content/sources/notice/claims.md")
    let run = try workspace.run("new", "claim", "notice", "--find", "FOR ADULTS only need")
    #expect(run.status == 0, "\(run.errors)")
    let after = try workspace.text("Content/sources/notice/claims.md")
    #expect(after.hasPrefix(before))
    #expect(
      after.hasSuffix(
        "\n# Adults\n\n## adults-only-need\n> Apps for adults only need no age notice.\n- age-notice is hidden\n"
      ))
    #expect(run.output.contains("Look at the rule line, made from 'no age notice': age-notice is hidden"))
    #expect(try workspace.run("query", "adults").output.contains("notice/adults-only-need"))
    let again = try workspace.run("new", "claim", "notice", "--find", "for adults only need")
    #expect(again.status == 1)
    #expect(
      again.errors.contains(
        "'notice/adults-only-need' quotes this sentence already, at Content/sources/notice/claims.md:14:"))
  }

  @Test func `words that stand nowhere, or in several sentences, are told, and nothing is written`() throws {
    let workspace = try workspace()
    let before = try workspace.tree("Content")
    #expect(try workspace.run("new", "claim", "notice", "--find", "none").errors.contains("has the words 'none'"))
    let several = try workspace.run("new", "claim", "notice", "--find", "o")
    #expect(several.errors.contains("These words stand in 4 sentences"))
    #expect(try workspace.run("new", "claim", "notise", "--find", "x").errors.contains("did you mean 'notice'?"))
    #expect(
      try workspace.run("new", "claim", "release-notes", "--find", "x").errors.contains(
        "no saved copy of 'release-notes'"))
    #expect(try workspace.run("new", "claim", "notice").status == 2)
    let printed = try workspace.run("new", "claim", "notice", "--find", "Other words", "--print")
    #expect(printed.output == "## other-words\n> Other words.\n")
    #expect(try workspace.tree("Content") == before)
  }

  @Test func `what is new passes the check, and a taken name gets a number`() throws {
    let workspace = try TemporaryWorkspace.example()
    for _ in 0..<2 {
      #expect(
        try workspace.run(
          "new", "source", "--title", "Notes: \"2026\" #1", "--kind", "policy", "--url", "https://example.com/a"
        ).status == 0)
      #expect(try workspace.run("new", "guide", "--title", "Before: the release").status == 0)
    }
    #expect(
      try workspace.text("Content/sources/notes-2026-1-2/source.yaml").contains(
        "kind: policy\nurl: https://example.com/a\n"))
    #expect(
      try workspace.text("Content/guides/before-the-release-2/checklist.md").contains(
        "title: \"Before: the release\"\n"))
    let check = try workspace.run("check", "--color", "never")
    #expect(check.status == 0, "\(check.errors)")
    #expect(try workspace.run("build").status == 0)
    #expect(try workspace.run("fmt", "--check").status == 0)
    #expect(try workspace.run("new", "guide", "first").output.contains("'first' is taken; this one is 'first-2'."))
    #expect(try workspace.run("new", "thing").errors.contains("'thing' is not one of source, claim, guide, decision"))
  }

  @Test func `a disagreement is recorded as open with all that the tool knows`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("new", "decision").errors.contains("No disagreement waits for an editor."))
    try workspace.remove("Content/decisions/adult-apps.yaml")
    #expect(try workspace.run("check").status == 1)
    #expect(try workspace.run("new", "decision").status == 0)
    let check = try workspace.run("check", "--color", "never")
    #expect(check.status == 0, "\(check.errors)")
    let text = try workspace.text("Content/decisions/age-notice.yaml")
    #expect(text.contains("notice/western-notice: 36de2ff33ac88668918ea0a5148524baf6e5eace9153adc82aa356d10c404e10"))
    #expect(text.contains("follow: none\n"))
  }

  @Test func `fmt brings files into order, tells which, and changes no page`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let site = try workspace.tree("output/site")
    let claims = "Content/sources/notice/claims.md"
    let good = try workspace.text(claims)
    try workspace.replace("\n\n## others-free", with: "  \n\n\n## others-free", in: claims)
    try workspace.write(
      "kind: legal-notice\n"
        + (try workspace.text("Content/sources/notice/source.yaml")).replacing("kind: legal-notice\n", with: ""),
      to: "Content/sources/notice/source.yaml")
    let check = try workspace.run("fmt", "--check")
    #expect(check.status == 1)
    #expect(check.output == "\(claims)\nContent/sources/notice/source.yaml\n")
    #expect(try workspace.run("fmt", claims).output == "\(claims)\n")
    #expect(try workspace.text(claims) == good)
    #expect(try workspace.run("fmt").status == 0)
    #expect(try workspace.run("fmt", "--check").status == 0)
    _ = try workspace.run("build")
    #expect(try workspace.tree("output/site") == site)
    #expect(try workspace.run("fmt", "Content/clams.md").errors.contains("the content has no file 'Content/clams.md'"))
  }
}
