import Claims
import Content
import Diagnostics
import Guides
import TestSupport
import Testing

@Suite struct TranslationTests {
  private static let labels = "locales/ko/labels.yaml"
  private static let glosses = "locales/ko/glosses.yaml"
  private static let checklist = "locales/ko/guides/ship/checklist.md"
  private static let faq = "locales/ko/guides/ship/faq.md"
  private static let guide = "locales/ko/guides/ship/guide.md"

  private static func shown(_ file: String) -> String { "Content/\(file)" }

  private static let rows: [EditRow] = [
    // Labels
    EditRow(
      labels, "title: 프롬프트\n", "title: 프롬프트\n«titel»: 제목\n",
      Expected(.unknownKey, "no text has the key 'titel'; did you mean 'title'?")),
    EditRow(
      labels, "dimension/call/new/label", "«dimension/call/nwe/label»",
      Expected(.unknownKey, "no text has the key 'dimension/call/nwe/label'; did you mean 'dimension/call/new/label'?"),
      Expected(
        .missingTranslation, "no translation in ko for 'dimension/call/new/label'; the original is shown instead",
        file: shown(labels))),
    EditRow(
      labels, "topic/form/label: 형식\ntopic/places/label: 장소\n", "",
      Expected(
        .missingTranslation, "no translation in ko for 'topic/form/label' and 1 more; the original is shown instead",
        file: shown(labels))),
    EditRow(
      labels, "topic/form/label: 형식", "topic/form/label:«»", Expected(.badValue, "a text was expected here, found ''")),
    EditRow(
      labels, "topic/form/label: 형식", "topic/form/label: «»[형식]",
      Expected(.wrongShape, "a text was expected here, found a list"),
      Expected(
        .missingTranslation, "no translation in ko for 'topic/form/label'; the original is shown instead",
        file: shown(labels))),
    EditRow(
      labels, "topic/form/label: 형식", "topic/form/label: 형식\n«topic/form/label»: 꼴",
      Expected(.duplicateKey, "the key 'topic/form/label' stands here twice")),
    EditRow(
      labels, "outcome/interface/only-where", "«outcome/interface/only-when»",
      Expected(
        .unknownKey, "no text has the key 'outcome/interface/only-when'; did you mean 'outcome/interface/only-where'?"),
      Expected(
        .missingTranslation, "no translation in ko for 'outcome/interface/only-where'; the original is shown instead",
        file: shown(labels))),
    // Glosses
    EditRow(
      glosses, "page/sheet:", "«page/shete»:",
      Expected(.unknownID, "there is no quoted statement 'page/shete'; did you mean 'page/sheet'?")),
    EditRow(
      glosses, "page/sheet:", "«sheet»:",
      Expected(.badID, "a quoted statement's address, source/name, was expected here, found 'sheet'")),
    EditRow(
      glosses, "page/sheet: 다섯 나라에서 시트가 나타납니다.", "«»[page/sheet]",
      Expected(.wrongShape, "a mapping was expected here, found a list")),
    // Documents: their shape
    EditRow(
      checklist, "## 출시하기\n\n출시한다.\n", "",
      Expected(.differentShape, "the translation has 1 steps, the original 2", file: shown(checklist))),
    EditRow(
      faq, "## 어디?\n\n다섯 나라 <claim:page/sheet>.\n", "",
      Expected(.differentShape, "the translation has 0 questions, the original 1", file: shown(faq))),
    EditRow(
      checklist, "- 하나\n- 둘\n", "«»1. 하나\n2. 둘\n",
      Expected(.differentShape, "a numbered list of 2 items stands here; the original has a bullet list of 2 items")),
    EditRow(
      checklist, "- 하나\n- 둘\n", "«»- 하나\n- 둘\n- 셋\n",
      Expected(.differentShape, "a bullet list of 3 items stands here; the original has a bullet list of 2 items")),
    EditRow(
      checklist, "- 하나\n- 둘\n", "- 하나\n- 둘\n\n«»끝.\n",
      Expected(.differentShape, "the translation has 3 blocks here, the original 2")),
    EditRow(checklist, "## 호출하기\nwho: 개발자\n", "## «호출하기»\n", Expected(.differentShape, "the line 'who' is missing")),
    EditRow(
      checklist, "## 호출하기\nwho: 개발자\n", "## «호출하기»\nwho: 개발자\nskip if: 없음\n",
      Expected(.differentShape, "the line 'skip if' is not in the original")),
    EditRow(
      checklist, "## 출시하기\n", "## 출시하기\nid: «release»\n",
      Expected(.differentShape, "'release' stands here; the original has 'ship'")),
    EditRow(
      faq, "요약.\n", "«»> 요약.\n", Expected(.differentShape, "a block quote stands here; the original has a paragraph")),
    EditRow(
      guide, "글 <claim:page/text>.", "«»# 글\n\n글 <claim:page/text>.",
      Expected(.differentShape, "a heading of level 1 stands here; the original has a paragraph")),
    // Documents: their citations
    EditRow(
      guide, "글 <claim:page/text>.", "«»글.",
      Expected(.differentShape, "the translation lacks the citation of page/text")),
    EditRow(
      guide, "글 <claim:page/text>.", "«»글 <claim:page/text> <claim:page/sheet>.",
      Expected(.differentShape, "the translation adds the citation of page/sheet")),
    EditRow(
      guide, "글 <claim:page/text>.", "«»글 <claim:page/sheet>.",
      Expected(.differentShape, "the translation lacks the citation of page/text, adds the citation of page/sheet")),
    EditRow(
      checklist, "## 호출하기\nwho: 개발자\ndone when: 빌드된다 <claim:page/text>\n", "## «호출하기»\nwho: 개발자\ndone when: 빌드된다\n",
      Expected(.differentShape, "the translation lacks the citation of page/text")),
    EditRow(
      checklist, "호출한다. [the five countries](claim:page/sheet).", "«»호출한다. [five countries](claim:page/sheet).",
      Expected(
        .differentShape, "the translation lacks 'the five countries' of page/sheet, adds 'five countries' of page/sheet"
      )),
    EditRow(
      faq, "## 어디?\n\n다섯 나라 <claim:page/sheet>.", "## 어디?\n\n«»다섯 나라.",
      Expected(.differentShape, "the translation lacks the citation of page/sheet")),
    // Faults of their own
    EditRow(
      guide, "글 <claim:page/text>.", "글 <claim:page/text> «<b>».",
      Expected(.rawHTML, "raw HTML is not allowed: write Markdown, or '\\<' for the character itself")),
    EditRow(guide, "title: 안내", "title: «@»안내", Expected(.yamlSyntax, "a text cannot begin with '@'; quote the value")),
  ]

  @Test(arguments: rows)
  func `a translation that does not match its original says where`(row: EditRow) throws {
    try row.run(on: WorkspaceFixture.translated)
  }

  @Test func `a sound translation is silent and reaches every text`() throws {
    let content = try WorkspaceFixture.expectFaults([:], [], in: WorkspaceFixture.translated)
    let ledger = try #require(content.ledger)
    let korean = try #require(LocaleCode("ko"))
    #expect(ledger.publication.title(korean) == "프롬프트")
    #expect(ledger.gloss(of: try #require(ClaimID("page/sheet")), in: korean) == "다섯 나라에서 시트가 나타납니다.")
    #expect(ledger.vocabulary.regionSet(try id("five"))?.label(korean) == "다섯 나라")
    #expect(ledger.vocabulary.outcome(try id("interface"))?.onlyWhere?.label(korean) == "프롬프트가 뜬다")
    let guide = try #require(content.guides.first)
    #expect(guide.matrices.first?.title(korean) == "어느 프롬프트")
    let steps = try #require(guide.checklist?(korean)).steps
    #expect(steps.map { $0.id.text } == ["make-the-call", "ship"])
    #expect(steps.map { $0.minutes } == [120, nil])
    #expect(guide.faq?(korean).questions.map { $0.id.text } == ["where"])
  }

  @Test func `a missing document is a warning, the original stands in`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [Self.guide: nil],
      [
        Expected(
          .missingTranslation, "no translation in ko; the original is shown instead", file: Self.shown(Self.guide))
      ], in: WorkspaceFixture.translated)
    #expect(!content.diagnostics.hasErrors)
    #expect(content.guides.first?.article?(try #require(LocaleCode("ko"))).head.title == "Guide")
  }

  @Test func `a paraphrase is translated under its own key`() throws {
    let claims =
      "## sheet\nreported by: article\nIt says the five countries.\n## text\n> [[the key]]\nrestored: x; known\n"
    let labels = try #require(WorkspaceFixture.translated[Self.labels])
    let load = try WorkspaceFixture.load(
      WorkspaceFixture.translated,
      changing: [
        "sources/page/claims.md": claims, Self.labels: labels + "claim/page/sheet/paraphrase: 다섯 나라라고 한다.\n",
        "guides/ship/checklist.md": nil, Self.checklist: nil,
      ])
    #expect(load.content.diagnostics.isEmpty)
    let report = load.content.ledger?.claims.first?.report
    #expect(report?.paraphrase(try #require(LocaleCode("ko"))) == "다섯 나라라고 한다.")
  }

  // MARK: Folders of locales

  private func expectFolder(_ name: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let content = try WorkspaceFixture.expectFaults(
      ["locales/\(name)/labels.yaml": "x: y\n", "locales/\(name)/guides/ship/faq.md": "?"],
      [Expected(.badLocale, message, file: "Content/locales/\(name)")], in: WorkspaceFixture.translated,
      sourceLocation: sourceLocation)
    #expect(!content.diagnostics.hasErrors, sourceLocation: sourceLocation)
  }

  @Test func `a folder of a locale that is not published is said once`() throws {
    try expectFolder("fr", "nothing reads this folder; 'fr' is not among the locales of verbatim.yaml")
    try expectFolder(
      "kor", "nothing reads this folder; 'kor' is not among the locales of verbatim.yaml; did you mean 'ko'?")
  }

  @Test func `a folder that is no locale says so`() throws {
    try expectFolder("Korean", "nothing reads this folder; 'Korean' is not a locale such as en or zh-Hans")
    try expectFolder("KO", "nothing reads this folder; 'KO' is not a locale such as en or zh-Hans")
  }

  @Test func `the default locale has no folder`() throws {
    try expectFolder(
      "en", "nothing reads this folder; 'en' is the default locale: its texts stand in the files themselves")
  }

  // MARK: What is broken in the original

  @Test(arguments: [
    ("guides/ship/checklist.md", "id: ship\n", ""), ("guides/ship/checklist.md", "id: ship\n", "id: make-the-call\n"),
    ("guides/ship/checklist.md", "title: Ship it\n", "titel: Ship it\n"),
    ("guides/ship/faq.md", "id: where\n", "id: Where\n"),
    ("sources/page/source.yaml", "kind: api-reference\n", ""), ("verbatim.yaml", "title: The prompt\n", ""),
    ("verbatim.yaml", "as-of: 2026-11-30", "as-of: today"), ("verbatim.yaml", "locales: [en, ko]", "locales: [en, ko"),
    ("guides/ship/matrix.yaml", "- id: prompt\n", "- id: prompt: x\n"),
    ("sources/page/claims.md", "## text\n> ", "## text\n"),
  ])
  func `a fault of the original does not blame its translations`(file: String, old: String, new: String) throws {
    let text = try #require(WorkspaceFixture.translated[file])
    let load = try WorkspaceFixture.load(WorkspaceFixture.translated, changing: [file: text.replacing(old, with: new)])
    #expect(load.content.diagnostics.hasErrors)
    for fault in load.content.diagnostics { #expect(fault.location?.path == "Content/\(file)", "\(fault.message)") }
  }
}
