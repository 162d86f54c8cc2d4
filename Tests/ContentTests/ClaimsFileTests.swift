// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import TestSupport
import Testing

@Suite struct ClaimsFileTests {
  private static let noID = "none was opened yet"
  private static let heading = "a heading is '# ' and the document's words, a quoted statement '## ' and its id"
  private static let prose = "a paragraph beside a quote; write 'note:' before it, or take it out"
  private static let ruleMark = "a rule line begins with '- '; a paragraph of our own words with a letter"
  private static let keys = "known here: for, formerly, note, reported by, restored, role, topics, translates"
  private static let noQuote =
    "has no quote; begin one with '> ', or say who reports it ('reported by: SOURCE, line N')"
  private static let anID = "an id (lower-case letters, digits and hyphens, a letter first) was expected here, found"

  private static let structure: [FaultRow] = [
    FaultRow("«> a»\n> b\n", .claimSyntax, "a quote stands under '## id'; \(noID)"),
    FaultRow("# H\n- «interface is alert»\n", .claimSyntax, "a rule line stands under '## id'; \(noID)"),
    FaultRow("«some words»\n", .claimSyntax, "a heading, 'for:' or '## id' was expected here"),
    FaultRow("# H\n«note»: x\n", .claimSyntax, "only 'for:' may stand between a heading and the first '## id'"),
    FaultRow(
      "# H\n«topics»: form\n## a\n> x\n", .claimSyntax, "only 'for:' may stand between a heading and the first '## id'"),
    FaultRow("«##a»\n", .claimSyntax, heading), FaultRow("«### a»\n", .claimSyntax, heading),
    FaultRow("## a\n> x\n«##b»\n", .claimSyntax, heading), FaultRow("## a\n> x\n«#»\n", .claimSyntax, heading),
    FaultRow("## «A»\n> x\n", .badID, "\(anID) 'A'"),
    FaultRow("## «five countries»\n> x\n", .badID, "\(anID) 'five countries'"),
    FaultRow("## «한국»\n> x\n", .badID, "\(anID) '한국'"),
    // Quotes
    FaultRow("## «a»\n", .missingQuote, "'a' \(noQuote)"),
    FaultRow("## «a»\n- interface is alert\n", .missingQuote, "'a' \(noQuote)"),
    FaultRow("## a\n> x\n\n«> y»\n> z\n", .claimSyntax, "a quoted statement has one quote; this is a second one"),
    FaultRow(
      "## a\n> x\n- interface is alert\n«> y»\n", .claimSyntax, "a quoted statement has one quote; this is a second one"
    ),
    FaultRow("## a\n> x\n«>»\n> y\n", .claimSyntax, "an empty line inside a quote; a quote is one passage"),
    FaultRow("## a\n«>»\n", .claimSyntax, "an empty line inside a quote; a quote is one passage"),
    FaultRow("## a\n> x\n«some prose»\nmore prose\n", .claimSyntax, prose),
    FaultRow("## a\n> x\n«Nota bene: so»\n", .claimSyntax, prose),
    FaultRow("## a\n> x\n«* interface is alert»\n", .claimSyntax, ruleMark),
    FaultRow("## a\n> x\n«-interface is alert»\n", .claimSyntax, ruleMark),
    FaultRow(
      "## a\n> x\n«reported by»: article, line 3\n", .claimSyntax,
      "what is quoted is not reported as well; take out the quote or this line"),
    // Keys
    FaultRow(
      "## a\n> x\n«topcs»: form\n", .unknownKey, "a quoted statement has no key 'topcs'; did you mean 'topics'?"),
    FaultRow(
      "## a\n> x\n«Topics»: form\n", .unknownKey, "a quoted statement has no key 'Topics'; did you mean 'topics'?"),
    FaultRow(
      "## a\n> x\n«restord»: x; known\n", .unknownKey,
      "a quoted statement has no key 'restord'; did you mean 'restored'?"),
    FaultRow("## a\n> x\n«tags»: form\n", .unknownKey, "a quoted statement has no key 'tags'; \(keys)"),
    FaultRow("## a\n> x\n«seen on»: form\n", .unknownKey, "a quoted statement has no key 'seen on'; \(keys)"),
    FaultRow("## a\n> x\n«place mean device»\n", .claimSyntax, "'places mean' and the dimensions were expected here"),
    FaultRow("## a\n> x\nplaces mean «devise»\n", .unknownID, "there is no dimension 'devise'; did you mean 'device'?"),
    FaultRow("# H\nfor: «cal» is new\n", .unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
    FaultRow(
      "## a\n> x\nrole: «ruel»\n", .badValue,
      "one of rule, advice, rationale, definition, label, observation, statement was expected here, found 'ruel'; did you mean 'rule'?"
    ),
    FaultRow("## a\n> x\nrole: label\n«role»: label\n", .duplicateKey, "the key 'role' stands here twice"),
    FaultRow("## a\n> x\ntopics: form, «palces»\n", .unknownID, "there is no topic 'palces'; did you mean 'places'?"),
    FaultRow("## a\n> x\ntopics: «Form», places\n", .badID, "'Form' is not the id of a topic"),
    // Several at once
    FaultRow(
      "«x»\n## «A»\n> q\n## b\n> q\n- «foo» is x\n«tags»: y\n",
      Expected(.claimSyntax, "a heading, 'for:' or '## id' was expected here"), Expected(.badID, "\(anID) 'A'"),
      Expected(.unknownID, "there is no outcome 'foo'; known here: interface, text"),
      Expected(.unknownKey, "a quoted statement has no key 'tags'; \(keys)")),
  ]

  private static let reports: [FaultRow] = [
    FaultRow("## «a»\nreported by: article, line 3\n", .missingReport, "'a' is reported, but no paragraph says what"),
    FaultRow(
      "## a\nreported by: «artcle»\nWords.\n", .unknownID, "there is no source 'artcle'; did you mean 'article'?"),
    FaultRow(
      "## a\nreported by: «Article»\nWords.\n", .claimSyntax,
      "a source was expected here, as in 'reported by: article, line 44'"),
    FaultRow(
      "## a\nreported by:«»\nWords.\n", .claimSyntax,
      "a source was expected here, as in 'reported by: article, line 44'"),
    FaultRow(
      "## a\nreported by: article, «page 4»\nWords.\n", .claimSyntax,
      "'line' and its number was expected here, found 'page 4'"),
    FaultRow(
      "## a\nreported by: article, «line 0»\nWords.\n", .claimSyntax,
      "'line' and its number was expected here, found 'line 0'"),
    FaultRow(
      "## a\nreported by: article, line 4, «line 5»\nWords.\n", .claimSyntax,
      "the end of the line was expected here, found 'line 5'"),
    FaultRow(
      "## a\nreported by: article\nWords.\n«restored»: x; known\n", .badHole,
      "only a quote has holes; this one is reported"),
    FaultRow(
      "## a\nreported by: article\n«reported by»: page\nWords.\n", .duplicateKey,
      "the key 'reported by' stands here twice"),
    FaultRow(
      "## a\nreported by: article\nWords.\n«topcis»: form\n", .unknownKey,
      "a quoted statement has no key 'topcis'; did you mean 'topics'?"),
    FaultRow("## a\nreported by: article\nWords.\n«-interface is alert»\n", .claimSyntax, ruleMark),
    FaultRow("## a\nreported by: article\nWords.\n«##b»\n", .claimSyntax, heading),
  ]

  private static let ids: [FaultRow] = [
    FaultRow("## a\n> x\n## «a»\n> y\n", .duplicateID, "the quoted statement 'a' is declared twice"),
    FaultRow("## a\n> x\n## b\n> y\nformerly: old, «a»\n", .duplicateID, "the quoted statement 'a' is declared twice"),
    FaultRow(
      "## a\n> x\nformerly: old\n## b\n> y\nformerly: «old»\n", .duplicateID,
      "the quoted statement 'old' is declared twice"),
    FaultRow("## a\n> x\nformerly: «a»\n", .duplicateID, "the quoted statement 'a' is declared twice"),
    FaultRow("## a\n> x\nformerly: «Old»\n", .badID, "'Old' is not an id"),
  ]

  @Test(arguments: structure + reports + ids)
  func `a line that does not fit says what was expected`(row: FaultRow) throws {
    try WorkspaceFixture.expectClaimFaults(row.text, row.expected)
  }

  @Test func `an id that stands twice shows both places`() throws {
    let load = try WorkspaceFixture.load(changing: ["sources/page/claims.md": "## a\n> x\n## a\n> y\n"])
    let fault = try #require(load.content.diagnostics.first)
    #expect(fault.notes.map { $0.message } == ["it was first declared here"])
    #expect(
      fault.notes.first?.location == FileLocation(path: "Content/sources/page/claims.md", line: 1, column: 4, length: 1)
    )
    #expect(load.content.ledger?.claims.map { $0.quotation?.text } == ["x"])
  }

  // MARK: What a file gives

  private func claims(_ text: String) throws -> [Claim] {
    try #require(try WorkspaceFixture.expectClaimFaults(text, []).ledger).claims
  }

  @Test func `headings, frames and tags reach every claim below them`() throws {
    let claims = try claims(
      """
      # Outer / Inner part
      for: call is new
      places mean device

      ## a
      > x
      - in five: interface is alert
      topics: places, form, places
      note: first
      note: second
      formerly: old-a, older-a

      ## b
      > y
      for: key is present
      places mean account
      - in five: text is markdown

      # Other

      ## c
      role: advice
      > z
      """)
    #expect(claims.map { $0.headings } == [["Outer", "Inner part"], ["Outer", "Inner part"], ["Other"]])
    #expect(claims.map { $0.role } == [.rule, .rule, .advice])
    #expect(claims[0].topics.map { $0.text } == ["form", "places"])
    #expect(claims[0].note == "first\nsecond")
    #expect(claims[0].formerly.map { $0.text } == ["old-a", "older-a"])
    #expect(claims[0].statements.first?.places.map { $0.map { $0.text } } == [["device"]])
    #expect(claims[1].statements.first?.frame.map { $0.outline } == ["call = new", "key = present", "places in five"])
    #expect(claims[1].statements.first?.places.map { $0.map { $0.text } } == [["account"]])
    #expect(claims[2].statements.isEmpty)
  }

  @Test func `a reported claim has a paragraph in our own words, joined, and a line if it is known`() throws {
    let claims = try claims(
      """
      ## a
      reported by: article, line 44
      The page names it, with a reason: none is given
      at all; see page 4.
      - interface is alert
      topics: form

      ## b
      reported by: article
      It is so.
      """)
    let reports = claims.compactMap { $0.report }
    #expect(
      reports.map { $0.paraphrase.original } == [
        "The page names it, with a reason: none is given at all; see page 4.", "It is so.",
      ])
    #expect(reports.map { $0.line } == [44, nil])
    #expect(reports.map { $0.by.text } == ["article", "article"])
    #expect(claims.map { $0.role } == [.rule, .statement])
    #expect(claims[0].topics.map { $0.text } == ["form"])
  }

  @Test(arguments: [
    "Two things: one and two.", "or: so it seems", "more: of it", "https://example.org is the address",
    "here: the words", "it says so; for: instance", "1. first", "Time: 20 min",
  ])
  func `prose with a colon stays prose`(line: String) throws {
    let claims = try claims("## a\nreported by: article\n\(line)\n")
    #expect(claims.first?.report?.paraphrase.original == line)
  }

  @Test(arguments: ["\r\n", "\n"])
  func `blanks and line ends at the edges make no difference`(end: String) throws {
    let text = [
      "  # Head  ", "for: call is new\t", "", "##   a", " > x", "-  interface is alert  ", " topics:form ", "",
    ].joined(separator: end)
    let claim = try #require(try claims(text).first)
    #expect(claim.headings == ["Head"])
    #expect(claim.quotation?.text == "x")
    #expect(claim.statements.count == 1)
    #expect(claim.topics.map { $0.text } == ["form"])
  }

  @Test func `an empty file holds no claims`() throws {
    #expect(try claims("").isEmpty)
    #expect(try claims("\n\n").isEmpty)
  }

  @Test func `a claim of role rule without a rule line is found, one with a faulty line is not blamed twice`() throws {
    try WorkspaceFixture.expectClaimFaults(
      "## «a»\n> x\nrole: rule\n\n## b\n> y\nrole: rule\n- «foo» is x\n",
      [
        Expected(
          .untypedRule,
          "'page/a' states a rule, but no rule line says which; add one, or accept it in accepted.yaml with a reason"),
        Expected(.unknownID, "there is no outcome 'foo'; known here: interface, text"),
      ])
  }
}
