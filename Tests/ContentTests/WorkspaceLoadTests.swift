import Content
import Diagnostics
import TestSupport
import Testing

/// Whole workspaces with many things wrong at once: all of it is reported in one run, each with its place.
@Suite struct WorkspaceLoadTests {
  @Test func `fifteen kinds of broken content are all reported in one run`() throws {
    try WorkspaceFixture.expectFaults(
      [
        "accepted.yaml":
          "accepted:\n  - {diagnostic: untyped-rule, about: «page/shet», reason: r, by: b, on: 2026-01-01}\n",
        "decisions/one.yaml": "question: Q\nabout: a\nfollow: page/sheet\nreason: R «#1»\ndecided-by: E\n",
        "guides/ship/checklist.md":
          "---\ntitle: T\n---\n\n## Step\nid: step\n«wo»: engineer\n\nText «[the four](claim:page/sheet)».\n",
        "guides/ship/faq.md": "---\ntitle: T\n---\n\n## «Why?»\n\nBecause «<b>» it is.\n",
        "observations/one.yaml":
          "title: T\nsource: article\nscenario: {device: «UK», flag: yes}\nsaw: {interface: alert}\n",
        "sources/article/source.yaml": "title: An article\npublisher: Somebody\nkind: «artcle»\n",
        "sources/page/claims.md": """
        ## sheet
        > The sheet appears.
        - in five: interface is alert if «cal» is new
        places mean device

        ## «sheet»
        > Twice.

        ## text
        > A [[«hole»]].
        «topcs»: form

        """,
        "verbatim.yaml": "title: T\npublisher: P\nas-of: 2026-11-30\nvisibility: «secret»\n",
        "vocabulary/dimensions.yaml": VocabularyFixture.dimensions.replacing("27.2, 28]", with: "28, «27.2»]")
          .replacing("ordinary: [27.2]", with: "ordinary: [28]"),
        "vocabulary/regions.yaml": VocabularyFixture.regions
          + "  - {id: «x», label: X, set: y}\n  - {id: y, label: Y, set: x}\n",
        "vocabulary/term.yaml": "terms: []\n",
        "vocabulary/topics.yaml": "topics:\n  - {id: form, label: Form}\n«\t»- {id: places, label: P}\n",
      ],
      [
        Expected(.unknownID, "there is no quoted statement 'page/shet'; did you mean 'page/sheet'?"),
        Expected(
          .swallowedText,
          "the text after ' #' is lost as a comment; quote the value, or put the comment on its own line"),
        Expected(.stepSyntax, "there is no key 'wo' here; did you mean 'who'?"),
        Expected(.notVerbatim, "'the four' is not an exact part of the quote of 'page/sheet'"),
        Expected(
          .unsupportedAnswer, "no quoted statement stands behind this answer; cite one with <claim:source/name>"),
        Expected(.rawHTML, "raw HTML is not allowed: write Markdown, or '\\<' for the character itself"),
        Expected(.unknownRegion, "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB"),
        Expected(
          .badValue,
          "one of legal-notice, policy, api-reference, header-comment, release-note, article, observation was expected here, found 'artcle'; did you mean 'article'?"
        ),
        Expected(.unknownID, "there is no dimension 'cal'; did you mean 'call'?"),
        Expected(.duplicateID, "the quoted statement 'sheet' is declared twice"),
        Expected(.badHole, "'[[hole]]' needs a line 'restored: FROM; known' (or guessed)"),
        Expected(.unknownKey, "a quoted statement has no key 'topcs'; did you mean 'topics'?"),
        Expected(.badValue, "one of internal, public was expected here, found 'secret'"),
        Expected(.badVersion, "versions must rise; 27.2 is not later than 28"),
        Expected(.regionCycle, "region sets are made from each other in a circle: x → y → x"),
        Expected(.tabIndent, "a tab in the indentation; YAML is indented with spaces"),
        Expected(
          .unknownFile, "nothing reads this file; did you mean 'terms.yaml'?", file: "Content/vocabulary/term.yaml"),
      ])
  }

  private static let rows: [EditRow] = [
    EditRow("verbatim.yaml", "as-of: 2026-11-30", "as-of: «--11-30»", Expected(.badDate, "'as-of' needs a year")),
    EditRow(
      "verbatim.yaml", "as-of: 2026-11-30", "as-of: «2026-11-31»",
      Expected(
        .badDate, "a day, YYYY-MM-DD, or --MM-DD where the year is not known was expected here, found '2026-11-31'")),
    EditRow(
      "verbatim.yaml", "publisher: The authors\n", "«pulbisher»: The authors\n",
      Expected(.unknownKey, "the workspace file has no key 'pulbisher'; did you mean 'publisher'?")),
    EditRow(
      "verbatim.yaml", "as-of", "locales: [en, ko, «en»]\nas-of",
      Expected(.duplicateID, "the locale 'en' is declared twice")),
    EditRow(
      "verbatim.yaml", "as-of", "locales: [en, «zh_CN»]\nas-of",
      Expected(.badLocale, "a locale such as en or zh-Hans was expected here, found 'zh_CN'")),
    EditRow(
      "verbatim.yaml", "as-of", "locales: «en»\nas-of", Expected(.wrongShape, "a list was expected here, found a text")),
    EditRow(
      "verbatim.yaml", "as-of", "locales: [en]\ndefault-locale: «ko»\nas-of",
      Expected(.badLocale, "'ko' is not among the locales")),
    EditRow(
      "verbatim.yaml", "as-of", "base-url: «http://example.org»\nas-of",
      Expected(.badValue, "an address that begins with https:// was expected here, found 'http://example.org'")),
  ]

  @Test(arguments: rows)
  func `the workspace file says what it needs`(row: EditRow) throws {
    let text = try #require(WorkspaceFixture.base[row.file])
    let load = try WorkspaceFixture.load(changing: [row.file: text.replacing(row.old, with: row.new)])
    // A needed key that is misspelt is missing as well, and a new locale has no translations yet.
    let faults = load.content.diagnostics.filter { ![.missingKey, .missingTranslation].contains($0.id) }
    expect(faults, are: row.expected, at: load.marks)
  }

  @Test func `every default of the workspace file is filled`() throws {
    let publication = try #require(try WorkspaceFixture.load().content.ledger).publication
    #expect(publication.locales.map { $0.tag } == ["en"] && publication.defaultLocale.tag == "en")
    #expect(publication.visibility == .internal && publication.baseURL == nil)
    #expect(publication.asOf.description == "2026-11-30")
  }

  @Test func `an empty folder lacks the workspace file and nothing else`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [:], [Expected(.missingFile, "the file does not exist", file: "Content/verbatim.yaml")], in: [:])
    #expect(content.ledger == nil)
  }

  @Test func `a workspace file alone is a workspace`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [:], [], in: ["verbatim.yaml": "title: T\npublisher: P\nas-of: 2026-11-30\n"])
    #expect(content.ledger?.claims.isEmpty == true)
  }

  @Test func `a source without its record is reported, its claims are not`() throws {
    try WorkspaceFixture.expectFaults(
      [
        "sources/page/source.yaml": nil,
        "decisions/one.yaml": "question: Q\nabout: a\nfollow: page/sheet\nreason: R\ndecided-by: E\n",
      ],
      [Expected(.missingFile, "the file does not exist", file: "Content/sources/page/source.yaml")])
  }

  @Test func `a broken claim does not blame those who cite it`() throws {
    try WorkspaceFixture.expectFaults(
      [
        "sources/page/claims.md": "## «sheet»\n\n## text\n> Shows the text.\n",
        "decisions/one.yaml": "question: Q\nabout: a\nfollow: page/sheet\nreason: R\ndecided-by: E\n",
        "guides/ship/guide.md": "---\ntitle: T\n---\n<claim:page/sheet>\n",
      ],
      [
        Expected(
          .missingQuote,
          "'sheet' has no quote; begin one with '> ', or say who reports it ('reported by: SOURCE, line N')")
      ])
  }

  @Test func `files that nothing reads are warnings, notes for people are not`() throws {
    let content = try WorkspaceFixture.expectFaults(
      [
        "README.md": "x", "sources/README.md": "x", ".gitignore": "x", "sources/page/Claims.md": "x", "notes.txt": "x",
        "sources/loose.yaml": "x", "vocabulary/dimension.yaml": "x",
      ],
      [
        ("notes.txt", ""), ("sources/loose.yaml", ""), ("sources/page/Claims.md", "; did you mean 'claims.md'?"),
        ("vocabulary/dimension.yaml", "; did you mean 'dimensions.yaml'?"),
      ].map { Expected(.unknownFile, "nothing reads this file\($1)", file: "Content/\($0)") })
    #expect(!content.diagnostics.hasErrors)
  }

  @Test func `the text of every file that was read is kept for carets`() throws {
    let load = try WorkspaceFixture.load(WorkspaceFixture.translated)
    #expect(load.content.files.keys.sorted() == WorkspaceFixture.translated.keys.sorted())
    #expect(load.content.files["verbatim.yaml"]?.line(1) == "title: The prompt")
  }

  @Test func `the same content gives the same findings, in the order of their places`() throws {
    let changes = [
      "sources/page/claims.md": "## A\n## b\n", "verbatim.yaml": "titel: x\n", "vocabulary/topics.yaml": "[]\n",
    ]
    let runs = try (0..<3).map { _ in
      try WorkspaceFixture.load(changing: changes.mapValues { $0 }).content.diagnostics
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0] == runs[0].sorted() && runs[0].count > 4)
  }
}
