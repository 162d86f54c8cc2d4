// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import TestSupport
import Testing

@Suite struct SourceTests {
  private static let source = "sources/page/source.yaml"
  private static let kind = "kind: api-reference\n"
  private static let digest = String(repeating: "0f", count: 32)

  private static let rows: [EditRow] = [
    EditRow(
      source, "title: The page\n", "«»",
      Expected(.missingKey, "a source needs the key 'title': the document's own title")),
    EditRow(
      source, "kind: api-reference", "kind: «api»",
      Expected(
        .badValue,
        "one of legal-notice, policy, api-reference, header-comment, release-note, article, observation was expected here, found 'api'"
      )),
    EditRow(
      source, kind, kind + "known-through: «artcle»\n",
      Expected(.unknownID, "there is no source 'artcle'; did you mean 'article'?")),
    EditRow(source, kind, kind + "supersedes: «elsewhere»\n", Expected(.unknownID, "there is no source 'elsewhere'")),
    EditRow(
      source, kind, kind + "supersedes: «page»\n", Expected(.badValue, "'supersedes' leads from 'page' back to itself")),
    EditRow(
      source, kind, kind + "topics: [form, «from»]\n",
      Expected(.unknownID, "there is no topic 'from'; did you mean 'form'?")),
    EditRow(
      source, kind, kind + "topics: «Form»\n",
      Expected(.badID, "an id (lower-case letters, digits and hyphens, a letter first) was expected here, found 'Form'")
    ),
    EditRow(source, kind, kind + "beta: «maybe»\n", Expected(.badValue, "yes or no was expected here, found 'maybe'")),
    EditRow(
      source, kind, kind + "published: «2026-13-01»\n",
      Expected(
        .badDate, "a day, YYYY-MM-DD, or --MM-DD where the year is not known was expected here, found '2026-13-01'")),
    EditRow(
      source, kind, kind + "language: «english»\n",
      Expected(.badLocale, "a locale such as en or zh-Hans was expected here, found 'english'")),
    EditRow(
      source, kind, kind + "url: «example.org»\n",
      Expected(.badValue, "an address that begins with https:// was expected here, found 'example.org'")),
    EditRow(
      source, kind, kind + "«beat»: yes\n", Expected(.unknownKey, "a source has no key 'beat'; did you mean 'beta'?")),
  ]

  @Test(arguments: rows)
  func `a record that does not fit is said once, and its claims are not blamed`(row: EditRow) throws { try row.run() }

  @Test func `every key of a source is read`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [
        "sources/older/source.yaml": """
        title: 旧页面
        publisher: P
        kind: policy
        known-through: article
        url: https://example.org/a
        language: zh-Hans
        version: 27.2
        build: 24C5
        beta: yes
        published: --09-16
        topics: [places, form]
        supersedes: page
        copyright: "© P: all"
        note: n

        """
      ], [])
    let source = try #require(content.ledger?.source(try id("older")))
    #expect(source.title == "旧页面" && source.kind == .policy && source.language.tag == "zh-Hans")
    #expect(source.standing == .secondary(knownThrough: try id("article")))
    #expect(source.version == "27.2" && source.build == "24C5" && source.isBeta)
    #expect(source.published?.description == "--09-16" && source.url == "https://example.org/a")
    #expect(source.topics.map { $0.text } == ["form", "places"])
    #expect(source.supersedes?.text == "page" && source.copyright == "© P: all" && source.note == "n")
  }

  @Test func `a circle of references is reported where it can be broken, not where it is entered`() throws {
    let record = { (next: String) in "title: T\npublisher: P\nkind: article\nknown-through: \(next)\n" }
    try WorkspaceFixture.expectFaults(
      [
        "sources/w/source.yaml": record("x"), "sources/x/source.yaml": record("y"),
        "sources/y/source.yaml": record("«z»"), "sources/z/source.yaml": record("«y»"),
      ],
      ["y", "z"].map { Expected(.badValue, "'known-through' leads from '\($0)' back to itself") })
  }

  // MARK: Captures

  private static let capture = "text: english.txt\nsha256: \(digest)\n"

  private func expectCapture(_ record: String, _ expected: [Expected], text: String? = "one two, three\n") throws {
    try WorkspaceFixture.expectFaults(
      ["sources/page/captures/english.yaml": record, "sources/page/captures/english.txt": text], expected)
  }

  @Test func `a capture is read with its holes`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [
        "sources/page/captures/english.yaml": Self.capture + """
          media-type: text/html
          extent: excerpt
          taken: 2026-09-16
          taken-by: A person
          method: by hand
          holes:
            - {after: one, before: "two,", words: and a half, certainty: guessed, from: "article, line 3"}

          """,
        "sources/page/captures/english.txt": "한 one two, three\n",
      ], [])
    let capture = try #require(content.ledger?.captures.first)
    #expect(capture.name == "english" && capture.text == "한 one two, three\n" && capture.extent == .excerpt)
    #expect(capture.textPath == "Content/sources/page/captures/english.txt" && capture.originalSHA256 == Self.digest)
    #expect(capture.mediaType == "text/html" && capture.takenBy == "A person" && capture.method == "by hand")
    #expect(
      capture.holes == [
        Capture.Hole(after: "one", before: "two,", words: "and a half", certainty: .guessed, from: "article, line 3")
      ])
  }

  private static func hole(_ after: String, _ before: String) -> String {
    capture
      + "holes:\n  - after: \(after)\n    before: \(before)\n    words: w\n    certainty: known\n    from: article\n"
  }

  private static let captures: [FaultRow] = [
    FaultRow(hole("«one»", "three"), .badHole, "the saved text does not have 'one' followed by 'three'"),
    FaultRow(hole("«One»", "two"), .badHole, "the saved text does not have 'One' followed by 'two'"),
    FaultRow(
      capture.replacing("english.txt", with: "«englsh.txt»"), .missingFile,
      "there is no file 'englsh.txt' beside this one"),
    FaultRow(
      capture.replacing("english.txt", with: "«../claims.md»"), .badValue, "the text must be a file beside this one"),
    FaultRow(
      capture.replacing(digest, with: "«0f»"), .badValue,
      "a SHA-256 of 64 hexadecimal digits in lower case was expected here, found '0f'"),
    FaultRow(capture + "extent: «half»\n", .badValue, "one of whole, excerpt was expected here, found 'half'"),
    FaultRow(
      capture + "holes:\n  - «»{after: one, before: two, words: w, from: f}\n", .missingKey,
      "a hole needs the key 'certainty': whether they are known or guessed"),
    FaultRow(
      "«»text: english.txt\n", .missingKey, "a capture needs the key 'sha256': the SHA-256 of the full original's bytes"
    ),
  ]

  @Test(arguments: captures)
  func `a capture that does not fit says so`(row: FaultRow) throws {
    let load = try WorkspaceFixture.load(changing: [
      "sources/page/captures/english.yaml": row.text, "sources/page/captures/english.txt": "one two, three\n",
    ])
    // The text that no record names any more is noticed as well.
    let faults = load.content.diagnostics.filter { $0.id != .unknownFile }
    expect(faults, are: row.expected, at: load.marks)
  }

  @Test func `a text in the place of a folder, and the other way round`() throws {
    try WorkspaceFixture.expectFaults(
      ["sources/page/captures/english.yaml": Self.capture.replacing("english.txt", with: "sub")],
      [Expected(.notAFile, "a file was expected here, found a folder", file: "Content/sources/page/captures/sub")],
      prepare: { try $0.makeFolder("sources/page/captures/sub") })
  }
}
