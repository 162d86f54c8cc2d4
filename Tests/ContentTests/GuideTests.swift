// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import Guides
import Markup
import TestSupport
import Testing

@Suite struct GuideTests {
  private static let checklist = "guides/ship/checklist.md"
  private static let faq = "guides/ship/faq.md"
  private static let guide = "guides/ship/guide.md"
  private static let matrix = "guides/ship/matrix.yaml"

  /// The translated workspace without its translations: one fault would be found in each.
  private static let files: [String: String] = WorkspaceFixture.guided
    .merging(["verbatim.yaml": "title: T\npublisher: P\nas-of: 2026-11-30\n"], uniquingKeysWith: { $1 })

  private static let keys = "known here: id, who, time, applies, done when, skip if"
  private static let anID = "an id (lower-case letters, digits and hyphens, a letter first) was expected here"
  private static let time = "a time such as '20 min' or '2 h' was expected here"

  private static let steps: [EditRow] = [
    EditRow(
      checklist, "## Ship\nid: ship\n", "## «Ship»\n",
      Expected(.stepSyntax, "a line 'id: …' is needed below this heading")),
    EditRow(checklist, "id: ship\n", "id: «Ship»\n", Expected(.badID, anID)),
    EditRow(
      checklist, "id: ship\n", "id: «make-the-call»\n",
      Expected(.duplicateID, "the step 'make-the-call' is declared twice")),
    EditRow(checklist, "time: 2 h", "time: «two hours»", Expected(.stepSyntax, time)),
    EditRow(checklist, "time: 2 h", "time: «2h»", Expected(.stepSyntax, time)),
    EditRow(checklist, "time: 2 h", "time: «-2 h»", Expected(.stepSyntax, time)),
    EditRow(checklist, "time: 2 h", "time: «0 min»", Expected(.stepSyntax, time)),
    EditRow(checklist, "time: 2 h", "time:«»", Expected(.stepSyntax, time)),
    EditRow(
      checklist, "done when: it", "«don when»: it",
      Expected(.stepSyntax, "there is no key 'don when' here; did you mean 'done when'?")),
    EditRow(
      checklist, "who: engineer", "«owner»: engineer", Expected(.stepSyntax, "there is no key 'owner' here; \(keys)")),
    EditRow(
      checklist, "who: engineer", "«Who»: engineer",
      Expected(.stepSyntax, "there is no key 'Who' here; did you mean 'who'?")),
    EditRow(
      checklist, "who: engineer", "who: engineer\n«who»: translator",
      Expected(.stepSyntax, "the key 'who' stands here twice")),
    EditRow(checklist, "## Ship\n", "«## »\n", Expected(.stepSyntax, "a heading without words")),
    EditRow(
      checklist, "it builds <claim:page/text>", "it builds «<b>» <claim:page/text>",
      Expected(.rawHTML, "raw HTML is not allowed: write Markdown, or '\\<' for the character itself")),
  ]

  private static let heads: [EditRow] = [
    EditRow(
      faq, "---\ntitle: Questions\n---\n", "«»",
      Expected(.frontMatter, "the file must begin with its head: '---', 'title: …', '---'")),
    EditRow(
      faq, "---\ntitle: Questions\n---\n", "«»---\ntitle: Questions\n",
      Expected(.frontMatter, "the file must begin with its head: '---', 'title: …', '---'")),
    EditRow(
      faq, "---\ntitle: Questions\n---\n", "«»---\n---\n",
      Expected(.frontMatter, "the head is empty; it needs a line 'title: …'")),
    EditRow(
      faq, "title: Questions", "title: Questions\n«titel»: x",
      Expected(.unknownKey, "the head of a document has no key 'titel'; did you mean 'title'?")),
    EditRow(
      faq, "title: Questions", "«»description: x",
      Expected(.missingKey, "the head of a document needs the key 'title': the title")),
    EditRow(
      faq, "title: Questions", "title: Questions«:» more",
      Expected(.swallowedText, "the value holds ': ', which begins a mapping; quote the value")),
    // A broken head does not hide what follows it.
    EditRow(
      faq, "title: Questions\n---\nIn short.", "«»«titel»: x\n---\nIn «<b>» short.",
      Expected(.missingKey, "the head of a document needs the key 'title': the title"),
      Expected(.unknownKey, "the head of a document has no key 'titel'; did you mean 'title'?"),
      Expected(.rawHTML, "raw HTML is not allowed: write Markdown, or '\\<' for the character itself")),
  ]

  private static let citations: [EditRow] = [
    EditRow(
      guide, "<claim:page/text>", "«<claim:page/txet>»",
      Expected(.unknownID, "there is no quoted statement 'page/txet'; did you mean 'page/text'?")),
    EditRow(
      guide, "<claim:page/text>", "«<claim:elsewhere/far>»",
      Expected(.unknownID, "there is no quoted statement 'elsewhere/far'")),
    EditRow(
      checklist, "[the five countries](claim:page/sheet)", "«[the four countries](claim:page/sheet)»",
      Expected(.notVerbatim, "'the four countries' is not an exact part of the quote of 'page/sheet'")),
    EditRow(
      checklist, "[the five countries](claim:page/sheet)", "«[The five countries](claim:page/sheet)»",
      Expected(.notVerbatim, "'The five countries' is not an exact part of the quote of 'page/sheet'")),
    EditRow(
      faq, "## Where?\nid: where\n\nIn five countries <claim:page/sheet>.\n", "## «Where?»\nid: where\n\nEverywhere.\n",
      Expected(.unsupportedAnswer, "no quoted statement stands behind this answer; cite one with <claim:source/name>")),
    EditRow(
      guide, "Prose", "«»```matrix promt\n```\n\nProse",
      Expected(.unknownID, "there is no matrix 'promt' in this guide; did you mean 'prompt'?")),
    EditRow(
      guide, "Prose", "- one\n\n  «»```matrix other\n  ```\n\nProse",
      Expected(
        .unknownBlock,
        "only a matrix or its diagram can be embedded, and only in guide.md, outside of lists and quotes; link to the page instead"
      )),
    EditRow(
      guide, "Prose", "«»```swift include=samples/Ask.swift\n```\n\nProse",
      Expected(.missingFile, "there is no file 'samples/Ask.swift' in the guide's folder")),
    EditRow(
      guide, "Prose", "«»```swift include=Ask.swift\n```\n\nProse",
      Expected(.missingFile, "there is no file 'Ask.swift' in the guide's folder; included files lie in 'samples/'")),
  ]

  private static let matrices: [EditRow] = [
    EditRow(
      matrix, "outcomes: [interface]", "outcomes: [interface, «interfaec»]",
      Expected(.unknownID, "there is no outcome 'interfaec'; did you mean 'interface'?")),
    EditRow(matrix, "outcomes: [interface]", "outcomes: [«Interface»]", Expected(.badID, anID + ", found 'Interface'")),
    EditRow(
      matrix, "- dimension: flag", "- dimension: «flga»",
      Expected(.unknownID, "there is no dimension 'flga'; did you mean 'flag'?")),
    EditRow(
      matrix, "- dimension: flag", "- «»mean: device",
      Expected(.missingKey, "an axis needs 'dimension', or 'places' and 'mean'")),
    EditRow(
      matrix, "- dimension: flag", "- dimension: flag\n        mean: «device»",
      Expected(.unknownKey, "an axis with 'dimension' has no key 'mean'")),
    EditRow(
      matrix, "[five, rest]", "[five, «eu»]",
      Expected(.overlappingRegions, "'eu' and 'five' both hold DE, so that a case would stand in two rows")),
    EditRow(
      matrix, "[five, rest]", "[five, NO, «NO»]",
      Expected(.overlappingRegions, "'NO' and 'NO' both hold NO, so that a case would stand in two rows")),
    EditRow(
      matrix, "[five, rest]", "[five, «UK»]",
      Expected(.unknownRegion, "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB")),
    EditRow(
      matrix, "[five, rest]", "[«fiev», rest]",
      Expected(.unknownRegion, "there is no region set 'fiev'; did you mean 'five'?")),
    EditRow(
      matrix, "mean: [device, account]", "mean: [device, «call»]", Expected(.wrongShape, "'call' has no regions")),
    EditRow(
      matrix, "call is new]", "call is «nwe»]",
      Expected(.unknownID, "there is no value 'nwe' of 'call'; did you mean 'new'?")),
    EditRow(
      matrix, "call is new]", "«in» five]",
      Expected(.ruleSyntax, "name the dimension here, as in 'device in eu'; a bare place means nothing")),
    EditRow(
      matrix, "- id: prompt\n    title: Which prompt\n", "- «»id: prompt\n    «titl»: Which prompt\n",
      Expected(.missingKey, "a matrix needs the key 'title': its title"),
      Expected(.unknownKey, "a matrix has no key 'titl'; did you mean 'title'?")),
    EditRow(
      matrix, "given:", "first-look: «»{nothing: call is new}\n    given:",
      Expected(.missingKey, "a first look needs the key 'steps': what holds for those who follow the steps")),
  ]

  @Test(arguments: steps + heads + citations + matrices)
  func `a fault in a guide is said where it is`(row: EditRow) throws {
    try row.run(on: Self.files)
  }

  // MARK: What a guide gives

  @Test func `a checklist is read with its steps`() throws {
    let guide = try #require(try WorkspaceFixture.load(Self.files).content.guides.first)
    let checklist = try #require(guide.checklist?.original)
    #expect(guide.id.text == "ship" && checklist.head.title == "Ship it" && checklist.head.description == nil)
    #expect(checklist.introduction.claimUses.map { $0.reference.description } == ["page/sheet"])
    #expect(checklist.steps.map { $0.id.text } == ["make-the-call", "ship"])
    #expect(checklist.steps.map { $0.title.plainText } == ["Make the call", "Ship"])
    #expect(checklist.steps.map { $0.minutes } == [120, nil])
    #expect(checklist.steps[0].who.plainText == "engineer" && checklist.steps[0].skipIf.isEmpty)
    #expect(checklist.steps[0].doneWhen.claimUses.map { $0.reference.description } == ["page/text"])
    #expect(checklist.steps[0].body.claimUses.map { $0.words } == ["the five countries"])
    #expect(checklist.steps[0].body.blocks.count == 2)
  }

  @Test func `a question without an id has one from its words, and its first paragraph is the answer`() throws {
    let questions = "---\ntitle: Q\n---\n## What's the sheet's form?\n\nShort <claim:page/sheet>.\n\nLong.\n\n- more\n"
    let guide = try #require(
      try WorkspaceFixture.expectFaults([Self.faq: questions], [], in: Self.files).guides.first)
    let question = try #require(guide.faq?.original.questions.first)
    #expect(question.id.text == "whats-the-sheets-form")
    #expect(question.answer.blocks.count == 1 && question.details.blocks.count == 2)
  }

  @Test func `headings inside code are no steps, however the fence is written`() throws {
    let code = [
      "```\n## no step\n```", "````\n```\n## no step\n````", "~~~ text\n## no step\n~~~~", "   ```\n## no step\n  ```",
      "```\n## no step\n``` not the end\n## no step\n```", "``` not `a fence`",
    ]
    let text = "---\ntitle: T\n---\n## Step\nid: step\n\n" + code.joined(separator: "\n\n") + "\n\n## Next\nid: next\n"
    let guide = try #require(
      try WorkspaceFixture.expectFaults([Self.checklist: text], [], in: Self.files).guides.first)
    #expect(guide.checklist?.original.steps.map { $0.id.text } == ["step", "next"])
    #expect(guide.checklist?.original.steps.first?.body.blocks.count == code.count)
  }

  @Test func `a matrix is read with its axes`() throws {
    let guide = try #require(try WorkspaceFixture.load(Self.files).content.guides.first)
    let matrix = try #require(guide.matrices.first)
    #expect(matrix.outcomes.map { $0.text } == ["interface"])
    #expect(
      matrix.axes == [
        .places([.set(try id("five")), .set(try id("rest"))], mean: [try id("device"), try id("account")]),
        .dimension(try id("flag")),
      ])
    #expect(matrix.given.map { $0.outline } == ["system ≥ 27.2", "call = new"])
  }

  @Test func `included files are those below samples`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [
        "guides/ship/samples/Ask.swift": "let x = \"한\"\n",
        "guides/ship/guide.md": "---\ntitle: G\n---\n```swift include=samples/Ask.swift\n```\n",
      ], [], in: Self.files)
    #expect(content.guides.first?.samples == ["samples/Ask.swift": "let x = \"한\"\n"])
  }

  @Test(arguments: [
    ("plain `code` words", "code", true), ("plain `code` words", "plain code", true), ("a b", "A b", false),
    ("a  b", "a b", false),
    ("é", "e\u{301}", false), ("e\u{301}", "é", false), ("a\u{A0}b", "a b", false), ("한국어", "국어", true),
    ("x", "", true),
    ("say “yes”", "\"yes\"", false), ("a b", "a b c", false),
  ])
  func `a quotation is an exact part of the quote's bytes`(quote: String, words: String, isPart: Bool) throws {
    let guide = words.isEmpty ? "<claim:page/sheet>" : "[\(words)](claim:page/sheet)"
    let load = try WorkspaceFixture.load(
      Self.files,
      changing: [
        Self.guide: "---\ntitle: G\n---\n\(guide)\n", Self.checklist: nil,
        "sources/page/claims.md": "## sheet\n> \(quote)\n## text\n> y\n",
      ])
    #expect(load.content.diagnostics.map { $0.id } == (isPart ? [] : [.notVerbatim]))
  }

  @Test func `words of a statement that is only reported cannot be quoted`() throws {
    try WorkspaceFixture.expectFaults(
      [
        "sources/page/claims.md": "## sheet\nreported by: article\nIt says the five countries.\n## text\n> y\n",
        Self.guide: "---\ntitle: G\n---\n«[the five countries](claim:page/sheet)»\n", Self.checklist: nil,
      ],
      [
        Expected(
          .notVerbatim, "'page/sheet' is only reported; no words of it can be quoted, cite it with <claim:page/sheet>")
      ], in: Self.files)
  }

  @Test func `restored words may be quoted in their square brackets`() throws {
    try WorkspaceFixture.expectFaults(
      [Self.guide: "---\ntitle: G\n---\n[text in \\[the key\\]](claim:page/text)\n"], [], in: Self.files)
  }
}
