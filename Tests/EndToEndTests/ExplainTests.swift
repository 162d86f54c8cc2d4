import Testing

@Suite struct ExplainTests {
  private static let id = "age-notice.notice.western-notice~release-notes.not-for-adult-apps"

  @Test
  func `a disagreement is told whole: example, both quotes with their places, cases, what would settle it, decision`()
    throws
  {
    let run = try TemporaryWorkspace.example().run("explain", Self.id)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for part in [
      "Must an app for adults show the age notice?\n",
      "For example\n  Store in the Netherlands, ExampleOS 2.0, app for adults only.",
      "“Apps in the six western countries must show the age notice.” (Content/sources/notice/claims.md:5",
      "“Apps for adults only must not show the age notice.” (Content/sources/release-notes/claims.md:5",
      "  How we read it:\n", "They agree as soon as\n", "Cases affected\n", "What would settle it\n",
      "Our decision\n  Not decided\n  The two documents contradict each other", "  In charge: ",
    ] {
      #expect(run.output.contains(part), "\(part)\n\(run.output)")
    }
  }

  @Test(arguments: [
    ("zh", ["例如\n", "怎样才能确定\n", "参考译文（非官方）：\n", "受影响的情形\n"]),
    ("ko", ["예를 들면\n", "무엇이 있어야 분명해지는가\n", "비공식 번역:\n", "해당하는 경우\n"]),
  ])
  func `it is told in the language that was asked for; quotes stay as they are`(locale: String, parts: [String]) throws
  {
    let run = try TemporaryWorkspace.example().run("explain", Self.id, "--locale", locale)
    #expect(run.status == 0)
    for part in parts { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
    #expect(run.output.contains("“Apps for adults only must not show the age notice.”"))
  }

  @Test(arguments: ["en", "zh-Hans", "ko"])
  func `every disagreement of the shipped content is told without a gap in the words`(locale: String) throws {
    let list = try Tool.run(["check", "--format", "json"], in: Tool.checkout)
    let ids = list.output.matches(of: #/"id": ?"([a-z-]+\.[^"]*~[^"]*)"/#).map { String($0.1) }
    #expect(ids.count > 10)
    // A few of each outcome: those without a decision have titles made from words.
    for id in Dictionary(grouping: ids, by: { $0.prefix { $0 != "." } }).values.flatMap({ $0.prefix(2) }) {
      let told = try Tool.run(["explain", id, "--locale", locale], in: Tool.checkout)
      #expect(told.status == 0 && !told.output.contains("{"), "\(told.output)\(told.errors)")
    }
  }

  @Test func `a message is explained anywhere, with an example and the way out`() throws {
    let run = try TemporaryWorkspace().run("explain", "[not-verbatim]")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("not-verbatim (error)\n"))
    #expect(run.output.contains("  For example: "))
    #expect(run.output.contains("  To mend it: "))
  }

  @Test(arguments: [
    ("not-verbatm", "did you mean 'not-verbatim'?"),
    ("age-notice.notice.western-notice~release-notes.not-for-adult-ap", "did you mean '\(id)'?"),
  ])
  func `an unknown id is misuse, and the nearest is named`(asked: String, hint: String) throws {
    let run = try TemporaryWorkspace.example().run("explain", asked)
    #expect(run.status == 2)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test func `a language that the workspace has not is misuse`() throws {
    let run = try TemporaryWorkspace.example().run("explain", Self.id, "--locale", "fr")
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no language 'fr'"))
  }
}
