import Claims
import Testing

@testable import ClaimsDatabase

@Suite struct SearchTests {
  private static let fixture: SearchFixture = {
    var fixture = SearchFixture()
    fixture.add(source: "method-page", title: "requestTrackingAuthorization(options:)")
    fixture.add(source: "older-page", title: "Résumé of the older page")
    fixture.add(
      "method-page/markdown",
      quote: "The system displays markdown text in the , if you supply it.",
      restorations: [
        Quotation.Restoration(
          offset: 41, words: "NSUserTrackingMarkdownUsageDescription", certainty: .known, from: "article, line 36")
      ],
      headings: ["Display a full-page sheet"],
      glosses: ["zh-Hans": "如果你提供，系统会在全屏窗口中显示文本。", "ko": "제공하면 시스템이 마크다운 텍스트를 표시합니다."])
    fixture.add(
      "method-page/button", quote: "It includes an Additional Information button on iOS 27.2 and later.",
      glosses: ["zh-Hans": "在iOS设备上显示“更多信息”按钮。"])
    fixture.add("older-page/alert", quote: "The alert has NO sheet; see https://example.com/a?b=c.", note: "secretnote")
    fixture.add(
      "older-page/reported",
      paraphrase: LocalizedText(
        "The key must be true", translations: LocaleCode("ko").map { [$0: "키는 참이어야 합니다"] } ?? [:]))
    fixture.add("older-page/label", quote: "더 보기")
    return fixture
  }()

  /// One database for all tests, with its index.
  private static let file: Result<TemporaryFile, any Error> = Result {
    let file = try TemporaryFile()
    let database = try file.open()
    try database.update(to: fixture.ledger, files: fixture.ledger.files)
    try database.prepareSearch()
    return file
  }

  private func find(_ text: String) throws -> [String] {
    let database = try Self.file.get().open()
    return try database.claims(matching: ClaimQuery(text: text)).map(\.description)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let query: String
    let found: Set<String>
    var testDescription: String { query }
    init(_ query: String, _ found: String...) {
      self.query = query
      self.found = Set(found)
    }
  }

  @Test(
    "a query finds the claims that have all its words",
    arguments: [
      Row("markdown", "method-page/markdown"), Row("MARKDOWN text", "method-page/markdown"),
      Row("sheet", "method-page/markdown", "older-page/alert"), Row("alert button"), Row("mark"),
      // Identifiers: a hump, several humps, the whole, and the whole without its humps.
      Row("tracking", "method-page/markdown", "method-page/button"), Row("MarkdownUsage", "method-page/markdown"),
      Row("NSUserTrackingMarkdownUsageDescription", "method-page/markdown"),
      Row("nsusertrackingmarkdownusagedescription", "method-page/markdown"), Row("UsageMarkdown"),
      Row("ios", "method-page/button"), Row("iOS", "method-page/button"), Row("IOS", "method-page/button"),
      Row("27.2", "method-page/button"), Row("27.3"),
      // Chinese: two characters, one, the first and the last of a run, a whole sentence; never across a mark.
      Row("全屏", "method-page/markdown"), Row("屏窗", "method-page/markdown"), Row("口中", "method-page/markdown"),
      Row("本", "method-page/markdown"), Row("如", "method-page/markdown"), Row("供系"),
      Row("显示", "method-page/markdown", "method-page/button"), Row("屏全"),
      Row("系统会在全屏窗口中显示文本。", "method-page/markdown"), Row("iOS设备", "method-page/button"),
      Row("在iOS", "method-page/button"),
      // Korean: two syllables inside a word with its particle, one syllable, letters apart.
      Row("마크", "method-page/markdown"), Row("텍스트", "method-page/markdown"), Row("더", "older-page/label"),
      Row("\u{1106}\u{1161}\u{110F}\u{1173}\u{1103}\u{1161}\u{110B}\u{116E}\u{11AB}", "method-page/markdown"),
      // Phrases.
      Row("\"full-page sheet\"", "method-page/markdown"), Row("\"sheet page\""),
      Row("“text in the”", "method-page/markdown"),
      Row("\"the if you\"", "method-page/markdown"),
      Row("\"in the NSUserTrackingMarkdownUsageDescription if\"", "method-page/markdown"),
      Row("\"显示文本\" sheet", "method-page/markdown"), Row("\"not closed", "none"),
      // Headings, titles, addresses, paraphrases in every locale, accents; notes are nobody's business.
      Row("authorization", "method-page/markdown", "method-page/button"), Row("five-sheet"),
      Row("method-page/button", "method-page/button"), Row("key true", "older-page/reported"),
      Row("참이어야", "older-page/reported"),
      Row("resume", "older-page/alert", "older-page/reported", "older-page/label"), Row("secretnote"),
    ].filter { !$0.found.contains("none") })
  func words(row: Row) throws {
    #expect(try Set(find(row.query)) == row.found)
  }

  @Test(
    "no query is a fault, whatever signs it has",
    arguments: [
      "\"", "\"\"", "\"\"\"", "*", "a*", "^a", "-a", "a -b", "NEAR(a b)", "NEAR", "AND", "OR", "NOT", "a AND", "OR b",
      "(", ")",
      "(((", "a:b", "wording:sheet", "{a b}:c", "a + b", "'", "';--", "\\", "a\\\"b", "\u{0}", "a\u{0}b", "%", "_", "?",
      "?1", "@a",
      "$1", "\u{FFFD}", "\u{F8FF}", "👩‍👩‍👧", "\u{202E}", "\n\t", "«»", "“", "”", "a”b“c", "--", "/* */", "\u{301}",
      "가\u{301}",
    ])
  func hostility(query: String) throws {
    let found = try find(query)
    #expect(found.allSatisfy { ClaimID($0) != nil })
  }

  @Test("signs between words do not change what is found")
  func signs() throws {
    #expect(try find("markdown* -text^ (sheet)") == ["method-page/markdown"])
    #expect(try find("NOT markdown").isEmpty)
    #expect(try find("--- *** !!!").isEmpty)
    #expect(try find("\u{F8FF}").isEmpty)
  }

  @Test("a query of thousands of words is answered", arguments: ["sheet", "w", "字", "\"a b\""])
  func length(word: String) throws {
    #expect(try find((0..<5000).map { "\(word)\($0)" }.joined(separator: " ")).isEmpty)
    #expect(try find(Array(repeating: "sheet", count: 5000).joined(separator: " ")).count == 2)
    #expect(try find(String(repeating: "字", count: 20000)).isEmpty)
  }

  @Test("words in the quote rank before words in the gloss, and those before the title; equals go by address")
  func ranking() throws {
    var fixture = SearchFixture()
    fixture.add(source: "a", title: "needle")
    fixture.add(source: "b", title: "hay")
    fixture.add("a/title", quote: "one two three four")
    fixture.add("b/gloss", quote: "one two three four", glosses: ["ko": "needle"])
    fixture.add("b/words", quote: "one two three needle")
    fixture.add("b/words-too", quote: "one two three needle")
    let file = try TemporaryFile()
    let database = try file.open()
    try database.update(to: fixture.ledger, files: fixture.ledger.files)
    let found = try database.claims(matching: ClaimQuery(text: "needle")).map(\.description)
    #expect(found == ["b/words", "b/words-too", "b/gloss", "a/title"])
  }

  @Test("without words, all claims are found, in the Ledger's order")
  func noWords() throws {
    let file = try TemporaryFile()
    let database = try file.open()
    let ledger = Self.fixture.ledger
    try database.update(to: ledger, files: ledger.files)
    #expect(try database.claims(matching: ClaimQuery()) == ledger.claims.map(\.id))
  }
}
