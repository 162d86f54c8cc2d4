// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import TestSupport
import Testing

@Suite struct VocabularyReaderTests {
  private static let dimensions = "vocabulary/dimensions.yaml"
  private static let outcomes = "vocabulary/outcomes.yaml"

  private static let rows: [EditRow] = [
    // Versions
    EditRow(
      dimensions, "27.2-beta, 27.2, 28", "27.2-beta, «27.1», 27.2, 28",
      Expected(.badVersion, "versions must rise; 27.1 is not later than 27.2-beta")),
    EditRow(
      dimensions, "27.2, 28]", "27.2, «27.2.0», 28]",
      Expected(.badVersion, "versions must rise; 27.2.0 is not later than 27.2")),
    EditRow(
      dimensions, "27.2, 28]", "27.2, «twentyeight», 28]",
      Expected(.badVersion, "a version such as 27.2 or 27.2-beta was expected here, found 'twentyeight'")),
    EditRow(
      dimensions, "- id: system\n    label: system version\n    kind: version\n    product: iOS\n",
      "- «»id: system\n    label: system version\n    kind: version\n",
      Expected(.missingKey, "a dimension of kind version needs 'product' and 'versions'")),
    EditRow(
      dimensions, "ordinary: [27.2]", "ordinary: [«new»]",
      Expected(.badVersion, "'new' is not a version such as 27.2 or 27.2-beta")),
    // Regions in `ordinary`
    EditRow(
      dimensions, "[NL, FR,", "[«UK», FR,",
      Expected(.unknownRegion, "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB")),
    EditRow(dimensions, "[NL, FR,", "[«eu», FR,", Expected(.unknownRegion, "ISO 3166-1 knows no country 'eu'")),
    EditRow(
      dimensions, "[NL, FR,", "[«five», FR,",
      Expected(.unknownRegion, "one country, by its ISO 3166-1 code, was expected here, found 'five'")),
    // Choices
    EditRow(
      dimensions,
      "- id: key\n    label: key\n    values:\n      - {id: present, label: present}\n      - {id: absent, label: absent}",
      "- «»id: key\n    label: key\n    values:\n      - {id: present, label: present}\n      - {id: «present», label: absent}",
      Expected(.missingKey, "a dimension of kind choice needs at least two 'values'"),
      Expected(.duplicateID, "the value 'present' is declared twice")),
    EditRow(
      dimensions, "impossible:\n", "  - {id: «call», label: x, kind: region}\nimpossible:\n",
      Expected(.duplicateID, "the dimension 'call' is declared twice")),
    EditRow(
      dimensions, "label: call\n    values", "label: call\n    kind: «choise»\n    values",
      Expected(.badValue, "one of choice, region, version was expected here, found 'choise'; did you mean 'choice'?")),
    EditRow(
      dimensions, "label: account country\n", "label: account country\n    values: «»[{id: x, label: x}]\n",
      Expected(.unknownKey, "a dimension of kind region has no key 'values'")),
    EditRow(
      dimensions, "label: key\n", "label: key\n    product: «iOS»\n",
      Expected(.unknownKey, "a dimension of kind choice has no key 'product'")),
    EditRow(
      dimensions, "id: absent,", "id: «not»,", Expected(.badID, "'not' is a word of rule lines and cannot be an id")),
    EditRow(
      dimensions, "- id: key\n    label: key\n", "- «»id: key\n    «lable»: key\n",
      Expected(.missingKey, "a dimension needs the key 'label': its name in a table's head"),
      Expected(.unknownKey, "a dimension has no key 'lable'; did you mean 'label'?")),
    // Conditions
    EditRow(
      dimensions, "only-when: call is new", "only-when: call is «nwe»",
      Expected(.unknownID, "there is no value 'nwe' of 'call'; did you mean 'new'?")),
    EditRow(
      dimensions, "only-when: call is new", "only-when: «in» eu",
      Expected(.ruleSyntax, "name the dimension here, as in 'device in eu'; a bare place means nothing")),
    EditRow(
      dimensions, "before 27.2-beta", "before «27.3»",
      Expected(
        .badVersion,
        "the version 27.3 is not among those of 'system' (26, 27.2-beta, 27.2, 28); add it to the vocabulary")),
    // Outcomes
    EditRow(
      outcomes, "when: key is present", "when: key is «prseent»",
      Expected(.unknownID, "there is no value 'prseent' of 'key'; did you mean 'present'?")),
    EditRow(
      outcomes, "{label: a prompt appears, when: key is present}", "«»{label: a prompt appears}",
      Expected(.missingKey, "a condition needs the key 'when': the condition as terms")),
    EditRow(
      outcomes,
      "      - {id: markdown, label: Markdown, sentence: the Markdown text is shown}\n      - {id: original, label: original, sentence: the original text is shown}\n",
      "      «»- {id: markdown, label: Markdown, sentence: the Markdown text is shown}\n",
      Expected(.wrongShape, "an outcome needs 2 to 32 values; 'text' has 1")),
    EditRow(
      outcomes, "  - id: text\n",
      "  - {id: «interface», label: x, values: [{id: a, label: a, sentence: a}, {id: b, label: b, sentence: b}]}\n  - id: text\n",
      Expected(.duplicateID, "the outcome 'interface' is declared twice")),
    EditRow(
      outcomes, "- {id: none, label: none, sentence: nothing appears}", "- «»{id: none, label: none}",
      Expected(.missingKey, "a value of an outcome needs the key 'sentence': a full clause without its end mark")),
    EditRow(outcomes, "{id: none,", "{id: «alert»,", Expected(.duplicateID, "the value 'alert' is declared twice")),
    // Topics
    EditRow(
      "vocabulary/topics.yaml", "{id: places, label: Places}", "{id: «form», label: Places}",
      Expected(.duplicateID, "the topic 'form' is declared twice")),
  ]

  @Test(arguments: rows)
  func `a fault of the vocabulary is said once, and nothing that leans on it is blamed`(row: EditRow) throws {
    try row.run()
  }

  @Test func `the fixture is sound and NO is Norway, yes a value, 27.2 a version`() throws {
    let content = try WorkspaceFixture.expectFaults([:], [])
    let vocabulary = try #require(content.ledger).vocabulary
    let device = try #require(vocabulary.dimension(try id("device")))
    #expect(device.ordinary.last == .region(try #require(RegionCode("NO"))))
    let flag = try #require(vocabulary.dimension(try id("flag")))
    guard case .choice(let values) = flag.kind else {
      Issue.record("a choice was expected")
      return
    }
    #expect(values.map { $0.id.text } == ["yes", "no"])
    #expect(values.map { $0.isOpaque } == [false, true])
    #expect(flag.onlyWhen.map { $0.outline } == ["call = new"])
    let system = try #require(vocabulary.dimension(try id("system")))
    #expect(
      system.kind == .version(product: "iOS", cuts: ["26", "27.2-beta", "27.2", "28"].compactMap { Version($0) }))
    #expect(vocabulary.impossible.map { $0.map { $0.outline } } == [["call = new", "system < 27.2-beta"]])
    #expect(vocabulary.outcome(try id("interface"))?.onlyWhere?.condition.map { $0.outline } == ["key = present"])
  }

  @Test func `the forms of a value fall back to one another`() throws {
    let vocabulary = try #require(try WorkspaceFixture.load().content.ledger).vocabulary
    guard case .choice(let values)? = vocabulary.dimension(try id("call"))?.kind else {
      Issue.record("a choice was expected")
      return
    }
    #expect(values[0].phrase.label.original == "new call")
    #expect(values[0].phrase.clause.original == "the app makes the new call")
    #expect(values[0].phrase.linking.original == "the app makes the new call")
    #expect(values[1].phrase.linking.original == "older call")
  }

  @Test(arguments: ["dimensions", "regions", "outcomes", "topics"])
  func `a vocabulary file that cannot be read is the only thing reported`(name: String) throws {
    try WorkspaceFixture.expectFaults(
      ["vocabulary/\(name).yaml": "\(name): «»'x\n"],
      [Expected(.yamlSyntax, "the quotation mark here is never closed")], in: WorkspaceFixture.translated)
  }

  @Test(arguments: [
    ("dimensions", "label: call\n", "lebel: call\n"), ("outcomes", "    label: prompt\n", "    labl: prompt\n"),
    ("regions", "members: [DE, FR, IT, PL, RO]", "members: [DE, FR, IT, PL, Ro]"),
    ("dimensions", "      - {id: absent, label: absent}\n", ""), ("dimensions", "product: iOS\n", "produkt: iOS\n"),
  ])
  func `a broken declaration does not blame rules, matrices and translations that use it`(
    name: String, old: String, new: String
  ) throws {
    let path = "vocabulary/\(name).yaml"
    let text = try #require(WorkspaceFixture.translated[path])
    let load = try WorkspaceFixture.load(WorkspaceFixture.translated, changing: [path: text.replacing(old, with: new)])
    #expect(!load.content.diagnostics.isEmpty)
    #expect(load.content.diagnostics.allSatisfy { $0.location?.path == "Content/\(path)" })
  }
}
