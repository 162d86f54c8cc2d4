// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import TestSupport
import Testing

/// Decisions, observations and accepted findings.
@Suite struct RecordTests {
  private static let decision = "decisions/sheet.yaml"
  private static let observation = "observations/first.yaml"
  private static let digest = String(repeating: "ab", count: 32)

  private static let files = WorkspaceFixture.base.merging(
    [
      decision: """
      question: Which holds?
      about: d-interface-1
      follow: page/sheet
      alternatives: [page/text]
      reason: Because.
      decided-by: The editor
      quotes:
        page/sheet: \(digest)

      """,
      observation: """
      title: With a device in Norway
      source: article
      scenario:
        device: NO
        system: 27.2
        flag: yes
      saw:
        interface: alert
      not-recorded: [key, account]

      """,
      "accepted.yaml": """
      accepted:
        - diagnostic: untyped-rule
          about: page/sheet
          reason: It is known.
          by: The editor
          on: 2026-09-16

      """,
    ], uniquingKeysWith: { $1 })

  private static let address = "a quoted statement's address, source/name, was expected here, found"

  private static let rows: [EditRow] = [
    // Decisions
    EditRow(
      decision, "follow: page/sheet", "follow: «page/shet»",
      Expected(.unknownID, "there is no quoted statement 'page/shet'; did you mean 'page/sheet'?")),
    EditRow(decision, "follow: page/sheet", "follow: «sheet»", Expected(.badID, "\(address) 'sheet'")),
    EditRow(
      decision, "[page/text]", "[page/text, «page/txet»]",
      Expected(.unknownID, "there is no quoted statement 'page/txet'; did you mean 'page/text'?")),
    EditRow(decision, "[page/text]", "«Page/Text»", Expected(.badID, "\(address) 'Page/Text'")),
    EditRow(
      decision, "  page/sheet: \(digest)", "  «page/gone»: \(digest)",
      Expected(.unknownID, "there is no quoted statement 'page/gone'")),
    EditRow(
      decision, "page/sheet: \(digest)", "page/sheet: «abc»",
      Expected(.badValue, "a SHA-256 of 64 hexadecimal digits in lower case was expected here, found 'abc'")),
    EditRow(
      decision, "follow: page/sheet\n", "follow: «none»\n",
      Expected(.missingKey, "an open record needs an 'owner' and a day to 'review-by'")),
    EditRow(
      decision, "follow: page/sheet\n", "follow: none\nowner: x\nreview-by: «soon»\n",
      Expected(.badDate, "a day, YYYY-MM-DD, or --MM-DD where the year is not known was expected here, found 'soon'")),
    EditRow(
      decision, "follow: page/sheet\nalternatives: [page/text]\nreason: Because.\ndecided-by: The editor\n",
      "follow: «page/sheet»\nreason: Because.\n", Expected(.missingKey, "a decision needs 'decided-by'")),
    EditRow(
      decision, "question: Which holds?\n", "«»",
      Expected(.missingKey, "a decision needs the key 'question': the question that it answers")),
    EditRow(
      decision, "question: Which holds?\nabout: d-interface-1\n", "«»«questoin»: Which holds?\nabout: d-interface-1\n",
      Expected(.missingKey, "a decision needs the key 'question': the question that it answers"),
      Expected(.unknownKey, "a decision has no key 'questoin'; did you mean 'question'?")),
    // Observations
    EditRow(
      observation, "source: article", "source: «artcle»",
      Expected(.unknownID, "there is no source 'artcle'; did you mean 'article'?")),
    EditRow(
      observation, "  device: NO", "  «devise»: NO",
      Expected(.unknownID, "there is no dimension 'devise'; did you mean 'device'?")),
    EditRow(
      observation, "device: NO", "device: «UK»",
      Expected(.unknownRegion, "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB")),
    EditRow(
      observation, "system: 27.2", "system: «new»",
      Expected(.badVersion, "'new' is not a version such as 27.2 or 27.2-beta")),
    EditRow(
      observation, "flag: yes", "flag: «true»",
      Expected(.unknownID, "there is no value 'true' of 'flag'; known here: yes, no")),
    EditRow(
      observation, "interface: alert", "interface: «alret»",
      Expected(.unknownID, "there is no value 'alret' of 'interface'; did you mean 'alert'?")),
    EditRow(
      observation, "  interface: alert", "  «interfaces»: alert",
      Expected(.unknownID, "there is no outcome 'interfaces'; did you mean 'interface'?")),
    EditRow(
      observation, "[key, account]", "[key, «acount»]",
      Expected(.unknownID, "there is no dimension 'acount'; did you mean 'account'?")),
    EditRow(
      observation, "[key, account]", "«Key»",
      Expected(.badID, "an id (lower-case letters, digits and hyphens, a letter first) was expected here, found 'Key'")),
    EditRow(
      observation, "device: NO", "device: «»[NO]", Expected(.wrongShape, "a text was expected here, found a list")),
    // Accepted findings: both references are checked, whichever is wrong
    EditRow(
      "accepted.yaml", "about: page/sheet", "about: «page/shet»",
      Expected(.unknownID, "there is no quoted statement 'page/shet'; did you mean 'page/sheet'?")),
    EditRow(
      "accepted.yaml", "diagnostic: untyped-rule\n    about: page/sheet",
      "diagnostic: «untyped-rul»\n    about: «sheet»",
      Expected(.unknownID, "there is no diagnostic 'untyped-rul'; did you mean 'untyped-rule'?"),
      Expected(.badID, "\(address) 'sheet'")),
    EditRow(
      "accepted.yaml", "on: 2026-09-16", "on: «today»",
      Expected(.badDate, "a day, YYYY-MM-DD, or --MM-DD where the year is not known was expected here, found 'today'")),
  ]

  @Test(arguments: rows)
  func `what does not fit is said at its word`(row: EditRow) throws { try row.run(on: Self.files) }

  @Test func `decisions and observations are read in full`() throws {
    let content = try WorkspaceFixture.expectFaults([:], [], in: Self.files)
    let ledger = try #require(content.ledger)
    let decision = try #require(ledger.decisions.first)
    #expect(
      decision.id.text == "sheet" && decision.about == ["d-interface-1"] && decision.follow?.description == "page/sheet"
    )
    #expect(decision.alternatives.map { $0.description } == ["page/text"] && decision.decidedBy == "The editor")
    #expect(decision.quotes == [Decision.QuoteDigest(claim: try #require(ClaimID("page/sheet")), sha256: Self.digest)])
    let observation = try #require(ledger.observations.first)
    #expect(observation.source.text == "article")
    let norway = try #require(RegionCode("NO"))
    #expect(observation.scenario.map { $0.dimension.text } == ["device", "flag", "system"])
    #expect(
      observation.scenario.map { $0.value }
        == [.region(norway), .value(try id("yes")), .version(try #require(Version("27.2")))])
    #expect(observation.saw == [Observation.Sight(outcome: try id("interface"), value: try id("alert"))])
    #expect(observation.notRecorded.map { $0.text } == ["account", "key"])
    #expect(content.accepted.map { $0.diagnostic } == [.untypedRule])
  }

  @Test func `an accepted finding is not reported`() throws {
    let claims = "## sheet\n> The sheet appears.\nrole: rule\n## text\n> Shows the text.\n"
    try WorkspaceFixture.expectFaults(["sources/page/claims.md": claims], [], in: Self.files)
  }

  @Test func `names of files that are no ids are reported, and nothing about their contents`() throws {
    try WorkspaceFixture.expectFaults(
      [
        "decisions/My decision.yaml": "x: y\n", "observations/1st.yaml": "", "sources/New_Page/claims.md": "?",
        "sources/New_Page/source.yaml": "", "guides/EU/faq.md": "",
      ],
      [
        ("decisions/My decision.yaml", "My decision"), ("observations/1st.yaml", "1st"),
        ("sources/New_Page", "New_Page"),
        ("guides/EU", "EU"),
      ].map { path, name in
        Expected(
          .badID, "the name '\(name)' is not an id (lower-case letters, digits and hyphens, a letter first)",
          file: "Content/\(path)")
      })
  }
}
