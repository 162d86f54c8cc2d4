import Claims
import Content
import Diagnostics
import Guides
import Localization
import TestSupport
import Testing
import Workspace

/// A small content folder without a fault, and loads of it with some files changed.
enum WorkspaceFixture {
  /// The files by path below `Content/`.
  static let base: [String: String] = [
    "verbatim.yaml": "title: The prompt\npublisher: The authors\nas-of: 2026-11-30\n",
    "vocabulary/dimensions.yaml": VocabularyFixture.dimensions,
    "vocabulary/regions.yaml": VocabularyFixture.regions,
    "vocabulary/outcomes.yaml": VocabularyFixture.outcomes,
    "vocabulary/topics.yaml": VocabularyFixture.topics,
    "sources/page/source.yaml": "title: The page\npublisher: The maker\nkind: api-reference\n",
    "sources/page/claims.md": """
    # Discussion
    for: call is new; places mean device and account

    ## sheet
    > The sheet appears in the five countries.
    - in five: interface is full-page-sheet
    topics: form

    ## text
    > Shows the text in [[the key]], if you supply it.
    - text is markdown if key is present (maybe only if)
    restored: article, line 3; known

    """,
    "sources/article/source.yaml": "title: An article\npublisher: Somebody\nkind: article\n",
  ]

  /// The base with a checklist, questions, a guide and a matrix, in English.
  static let guided: [String: String] = base.merging(
    [
      "verbatim.yaml": "title: The prompt\npublisher: The authors\nas-of: 2026-11-30\nlocales: [en, ko]\n",
      "guides/ship/checklist.md": """
      ---
      title: Ship it
      ---
      Before you begin <claim:page/sheet>.

      ## Make the call
      id: make-the-call
      who: engineer
      time: 2 h
      done when: it builds <claim:page/text>

      Call it; [the five countries](claim:page/sheet) show it.

      - one
      - two

      ## Ship
      id: ship

      Ship it.

      """,
      "guides/ship/faq.md": """
      ---
      title: Questions
      ---
      In short.

      ## Where?
      id: where

      In five countries <claim:page/sheet>.

      """,
      "guides/ship/guide.md": "---\ntitle: Guide\ndescription: All of it.\n---\nProse <claim:page/text>.\n",
      "guides/ship/matrix.yaml": """
      matrices:
        - id: prompt
          title: Which prompt
          outcomes: [interface]
          rows:
            - places: [five, rest]
              mean: [device, account]
            - dimension: flag
          given: [system from 27.2, call is new]

      """,
    ], uniquingKeysWith: { $1 })

  /// The same in English and Korean.
  static let translated: [String: String] = {
    let guide = GuideID("ship")
    let documents: [(DocumentName.Part, [String])] = [
      (
        .checklist,
        [
          "출시", "시작하기 전에 <claim:page/sheet>.", "호출하기", "개발자", "빌드된다 <claim:page/text>",
          "호출한다. [the five countries](claim:page/sheet).", "하나", "둘", "출시하기", "출시한다.",
        ]
      ),
      (.faq, ["질문", "요약.", "어디?", "다섯 나라 <claim:page/sheet>."]),
      (.article, ["안내", "모두.", "글 <claim:page/text>."]),
    ]
    let files = guide.flatMap { guide in
      try? TranslatedFixture.files(
        guided, labels: VocabularyFixture.koreanLabels + "title: 프롬프트\nmatrix/ship/prompt/title: 어느 프롬프트\n",
        glosses: ["page/sheet": "다섯 나라에서 시트가 나타납니다."],
        documents: Dictionary(documents.map { (.guide(guide, $0.0), $0.1) }) { first, _ in first })
    }
    return files ?? [:]
  }()

  /// A load of a folder, and the places of the marks in its files, sorted.
  struct Load {
    let content: LoadedContent
    let marks: [FileLocation]
    let folder: TemporaryFolder
  }

  /// Loads a content folder with some files changed or, where nil, left out. Marks are taken out.
  static func load(
    _ files: [String: String] = base, changing changes: [String: String?] = [:],
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> Load {
    let folder = try TemporaryFolder()
    var marks: [FileLocation] = []
    for path in Set(files.keys).union(changes.keys).sorted() {
      guard let marked = changes[path] ?? files[path] else { continue }
      let text = try #require(MarkedText.strip(marked, path: "Content/\(path)"), "the marks of \(path) are no pairs")
      marks += text.locations
      try folder.write(text.text, to: path)
    }
    try prepare(folder)
    let content = ContentLoader.load(try Folder(folder.path, prefix: "Content"))
    return Load(content: content, marks: marks.sorted(), folder: folder)
  }

  /// Loads the base with some files changed and expects exactly these findings.
  @discardableResult
  static func expectFaults(
    _ changes: [String: String?], _ expected: [Expected], in files: [String: String] = base,
    prepare: (TemporaryFolder) throws -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LoadedContent {
    let load = try load(files, changing: changes, prepare: prepare)
    expect(load.content.diagnostics, are: expected, at: load.marks, sourceLocation: sourceLocation)
    return load.content
  }

  /// Loads the base with one claims file and expects exactly these findings.
  @discardableResult
  static func expectClaimFaults(
    _ claims: String, _ expected: [Expected], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LoadedContent {
    try expectFaults(["sources/page/claims.md": claims], expected, sourceLocation: sourceLocation)
  }
}
