import Claims
import Content
import Diagnostics
import Testing

@Suite struct SavedTextTests {
  @Test func `passages stand under the document's own headings, on one line each`() {
    let text = TextPassages(
      "# Title\n\nFirst\nlines  here.\n\n## One\n### Deep\ntext\n- item a\n  goes on\n- item b\n## Two\n\nlast\n#no heading"
    )
    #expect(
      text.passages.map { $0.text } == ["First lines here.", "text", "item a goes on", "item b", "last #no heading"])
    #expect(
      text.passages.map { $0.headings } == [["Title"], ["One", "Deep"], ["One", "Deep"], ["One", "Deep"], ["Two"]])
  }

  @Test(arguments: ["", "\n\n", "# Only a heading", "\r\n"])
  func `a text without words has no passages`(text: String) { #expect(TextPassages(text).passages.isEmpty) }
}

@Suite struct FoundPassageTests {
  private func capture(_ text: String, holes: [Capture.Hole] = []) -> Capture {
    guard let source = SourceID("page") else { preconditionFailure("an id of this test") }
    return Capture(
      source: source, name: "copy", text: text, textPath: "copy.txt", mediaType: "text/plain", originalSHA256: "",
      extent: .whole, taken: nil, takenBy: nil, method: nil, holes: holes, location: .wholeFile("copy.yaml"))
  }

  private static let text = """
    # Page

    The sheet of iOS 27.2 appears, e.g. in France. You may omit the key! “Is it needed?” It’s not;
    see no. 5 for details. 表示はここまでです。次の文です。 Last words
    """

  @Test(arguments: [
    ("sheet of ios", "The sheet of iOS 27.2 appears, e.g. in France."), ("omit   the key", "You may omit the key!"),
    ("needed", "“Is it needed?”"), ("not; see", "It’s not; see no. 5 for details."), ("ここまで", "表示はここまでです。"),
    ("次の文", "次の文です。"), ("last WORDS", "Last words"),
    ("the key! “Is it", "You may omit the key! “Is it needed?”"),
  ])
  func `words lead to whole sentences`(words: String, sentence: String) {
    #expect(FoundPassage.find(words, in: [capture(Self.text)]).map { $0.text } == [sentence])
  }

  @Test func `each sentence is found once, wherever it stands`() {
    let twice = "A key here. A key there, and a key again.\n\nA key here."
    #expect(
      FoundPassage.find("key", in: [capture(twice), capture(twice)]).map { $0.text } == [
        "A key here.", "A key there, and a key again.",
      ])
    #expect(FoundPassage.find("none", in: [capture(twice)]).isEmpty)
    #expect(FoundPassage.find("  ", in: [capture(twice)]).isEmpty)
  }

  @Test func `what the copy lost stands in the quote, with its origin, and is no part of its bytes`() throws {
    let holes = [
      Capture.Hole(
        after: "text in the", before: ", if you supply it.", words: "NSKey", certainty: .known, from: "article, line 36"
      ),
      Capture.Hole(
        after: "The system displays", before: "text in the", words: "[x]", certainty: .guessed, from: "header"),
    ]
    let copy = capture("The system displays text in the , if you supply it.", holes: holes)
    let found = try #require(FoundPassage.find("supply it", in: [copy]).first)
    let text = ClaimProposal(found, taken: [], vocabulary: AuthoringVocabulary.value).text()
    #expect(text.contains("> The system displays [[[x]]] text in the [[NSKey]], if you supply it.\n"))
    #expect(text.contains("restored: header; guessed\n") && text.contains("restored: article, line 36; known\n"))
  }
}

/// A small vocabulary in the form that readers give it.
enum AuthoringVocabulary {
  static let value: Vocabulary = {
    let place = FileLocation.wholeFile("vocabulary")
    func text(_ words: String) -> LocalizedText { LocalizedText(words) }
    func phrase(_ label: String, _ clause: String) -> Phrase {
      Phrase(label: text(label), clause: text(clause), linking: text(clause))
    }
    let outcomes = [("interface", "prompt", [("sheet", "full-page sheet"), ("alert", "system alert")])].compactMap {
      id, label, values in
      OutcomeID(id).map { id in
        Outcome(
          id: id, label: text(label),
          values: values.compactMap { name, label in
            ValueID(name).map { OutcomeValue(id: $0, label: text(label), sentence: text("the \(label) appears")) }
          }, location: place)
      }
    }
    let flag = [("on", "`flag` is true", "`flag` is `true`"), ("off", "`flag` is false", "`flag` is `false`")]
      .compactMap { id, label, clause in
        ValueID(id).map { DimensionValue(id: $0, phrase: phrase(label, clause)) }
      }
    var dimensions: [Dimension] = []
    if let id = DimensionID("flag") {
      dimensions.append(
        Dimension(id: id, label: text("flag"), short: text("flag"), kind: .choice(flag), location: place))
    }
    if let id = DimensionID("store") {
      dimensions.append(Dimension(id: id, label: text("store"), short: text("store"), kind: .region, location: place))
    }
    if let id = DimensionID("system") {
      let cuts = ["26", "27.2"].compactMap { Version($0) }
      dimensions.append(
        Dimension(
          id: id, label: text("system"), short: text("system"), kind: .version(product: "iOS", cuts: cuts),
          location: place))
    }
    let sets = [("eu", "the EU"), ("rest", "the rest of the EU")].compactMap { id, label in
      RegionSetID(id).map {
        RegionSet(id: $0, label: text(label), asOf: nil, definition: .members([]), members: [], location: place)
      }
    }
    return Vocabulary(
      dimensions: dimensions, outcomes: outcomes, regionSets: sets, topics: [], terms: [], impossible: [])
  }()
}

@Suite struct ClaimProposalTests {
  private func proposal(_ sentence: String, taken: Set<String> = []) throws -> ClaimProposal {
    guard let source = SourceID("page") else { preconditionFailure("an id of this test") }
    let capture = Capture(
      source: source, name: "c", text: sentence, textPath: "c.txt", mediaType: "text/plain", originalSHA256: "",
      extent: .whole,
      taken: nil, takenBy: nil, method: nil, holes: [], location: .wholeFile("c.yaml"))
    let found = try #require(FoundPassage.find(sentence, in: [capture]).first)
    return ClaimProposal(found, taken: taken, vocabulary: AuthoringVocabulary.value)
  }

  private static let rules: [(sentence: String, rule: String?)] = [
    ("The system presents a full-page sheet.", "interface is sheet"),
    ("In the EU, apps must show the full-page sheet.", "interface must be sheet if store in eu"),
    ("In the rest of the EU, apps may show the full-page sheet", "interface may be sheet if store in rest"),
    ("Outside the EU, a system alert appears.", "interface is alert if store outside eu"),
    ("Apps must not show a system alert unless `flag` is `false`.", "interface must not be alert unless flag is off"),
    (
      "A full-page sheet appears only if `flag` is `true` on iOS 27.2",
      "interface is sheet only if flag is on and system from 27.2"
    ),
    ("A system alert can appear when `flag` is `true`.", "interface may be alert if flag is on"),
    ("Nothing of the vocabulary must be here.", nil), ("全画面シートが表示されます。", nil),
  ]

  @Test(arguments: rules)
  func `cue words and names give a rule line`(sentence: String, rule: String?) throws {
    #expect(try proposal(sentence).rule == rule)
  }

  @Test(arguments: [
    ("The system displays markdown text.", "system-displays-markdown"), ("You can’t omit it", "omit"),
    ("27.2 adds it", "statement-27-adds"), ("全画面シートです。", "statement"), ("It is.", "statement"),
  ])
  func `an id is made from the words that say most`(sentence: String, id: String) throws {
    #expect(try proposal(sentence).name == id)
    #expect(ClaimName(id) != nil)
    #expect(try proposal(sentence, taken: [id, "\(id)-2"]).name == "\(id)-3")
  }
}

@Suite struct ClaimsFileEditTests {
  private static let rows: [(file: String, headings: [String], result: String, line: Int)] = [
    ("", [], "## new\n> x\n", 1), ("", ["A"], "# A\n\n## new\n> x\n", 3),
    ("# A\n\n## one\n> q\n", ["A"], "# A\n\n## one\n> q\n\n## new\n> x\n", 6),
    (
      "# A\n\n## one\n> q\n\n\n# B\n\n## two\n> r", ["A"],
      "# A\n\n## one\n> q\n\n## new\n> x\n\n\n# B\n\n## two\n> r\n", 6
    ),
    ("# A\n\n## one\n> q\n", ["A", "B"], "# A\n\n## one\n> q\n\n# A / B\n\n## new\n> x\n", 8),
    ("# A\nfor: call is new\n# B\n", ["A"], "# A\nfor: call is new\n\n## new\n> x\n\n# B\n", 4),
  ]

  @Test(arguments: rows)
  func `a statement goes under its heading, and nothing else changes`(
    file: String, headings: [String], result: String, line: Int
  ) {
    let edit = ClaimsFileEdit.adding("## new\n> x\n", under: headings, to: file)
    #expect(edit.text == result)
    #expect(edit.line == line)
    #expect(edit.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1] == "## new")
  }
}
