// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Content
import Diagnostics
import TestSupport
import Testing

/// Quotes are raw bytes: whatever stands in them arrives as it is.
@Suite struct QuoteTests {
  /// The one quotation of a claims file.
  private func quotation(_ quote: String, tail: String = "") throws -> Quotation {
    let load = try WorkspaceFixture.load(changing: ["sources/page/claims.md": "## one\n\(quote)\n\(tail)"])
    #expect(load.content.diagnostics.isEmpty)
    return try #require(load.content.ledger?.claims.first?.quotation)
  }

  @Test(arguments: [
    "back\\slash \\* \\n", "*stars* **and** _lines_", "<script>alert(1)</script>", "a & b &amp; &lt;", "`code` ``x``",
    "[link](https://example.org) ![image](x.png)", "no\u{A0}break", "emoji 👩‍👩‍👧‍👦 🇰🇷 ☎️", "right\u{200F}to\u{202E}left עברית",
    "e\u{301} and é", "| a | b |", "# no heading", "- no rule", "> no nested quote", "key: value", "a: b # c",
    "\"quoted\" 'single'",
    "{{mustache}} {% liquid %} ${x}", "zero\u{200B}width\u{FEFF}", "tab\there", "[single] [brackets] ]]", "$&\\1",
    "中文，标点。한국어",
    "1. not a list", "---", "~~~", "\u{2028}line separator", "##", "two  spaces   inside",
  ])
  func `any words are kept byte for byte`(words: String) throws {
    #expect(Array(try quotation("> " + words).text.utf8) == Array(words.utf8))
  }

  @Test(arguments: [
    ("> one\n> two", "one two"), ("> one  \n> two\t", "one two"), (">one\n>   two", "one two"),
    ("> one\r\n> two\r", "one two"),
    ("  > one\n> two", "one two"), ("> 한국\n> 어", "한국 어"), ("> a\u{A0}\n> b", "a\u{A0} b"),
    ("> one\\\n> two", "one\\ two"),
  ])
  func `lines are joined by one space`(quote: String, text: String) throws {
    #expect(Array(try quotation(quote).text.utf8) == Array(text.utf8))
  }

  @Test func `restored words are taken out and remembered with their place`() throws {
    let quote = try quotation(
      "> via [[the key]] in\n> 한 [[two]][[three]].", tail: "restored: article, line 3; known\n")
    #expect(quote.text == "via in 한 .")
    #expect(quote.shown == "via [the key] in 한 [two][three].")
    #expect(quote.restorations.map { $0.offset } == [4, 11, 11])
    #expect(quote.restorations.map { $0.from } == ["article, line 3", "article, line 3", "article, line 3"])
    #expect(quote.restorations.allSatisfy { $0.certainty == .known })
  }

  @Test func `each restored passage may have its own origin`() throws {
    let quote = try quotation(
      "> [[a]] b [[c]]", tail: "restored: article, line 3; known\nrestored: the header; it says so ; guessed\n")
    #expect(quote.restorations.map { $0.certainty } == [.known, .guessed])
    #expect(quote.restorations.map { $0.from } == ["article, line 3", "the header; it says so"])
  }

  @Test func `the place of a quote is its first line`() throws {
    let load = try WorkspaceFixture.load(changing: ["sources/page/claims.md": "## one\n> «first words»\n> more\n"])
    #expect(load.content.ledger?.claims.first?.quotation?.location == load.marks.first)
  }

  private static let expectation = "where the words are from, then '; known' or '; guessed' was expected here"

  private static let rows: [FaultRow] = [
    FaultRow("> a «[[»b c\n", .badHole, "'[[' has no ']]' on this line"),
    FaultRow("> a «[[»b\n> c]]\n", .badHole, "'[[' has no ']]' on this line"),
    FaultRow("> a «[[]]» b\nrestored: x; known\n", .badHole, "'[[]]' holds no words"),
    FaultRow("> a [[«b c»]]\n", .badHole, "'[[b c]]' needs a line 'restored: FROM; known' (or guessed)"),
    FaultRow(
      "> [[«a»]] [[b]] [[c]]\nrestored: x; known\nrestored: y; known\n", .badHole,
      "3 restored passages, but 2 'restored:' lines; give one for all or one for each"),
    FaultRow("> a\n«restored»: x; known\n", .badHole, "a line 'restored:' without any '[[words]]' in the quote"),
    FaultRow(
      "> a\n«restored»: x; known\n«restored»: y; known\n",
      Expected(.badHole, "a line 'restored:' without any '[[words]]' in the quote"),
      Expected(.badHole, "a line 'restored:' without any '[[words]]' in the quote")),
    FaultRow("> [[a]]\nrestored: «article, line 3»\n", .badHole, expectation),
    FaultRow("> [[a]]\nrestored: «x; certain»\n", .badHole, expectation),
    FaultRow("> [[a]]\nrestored: «; known»\n", .badHole, expectation),
    FaultRow("> [[a]]\nrestored:«»\n", .badHole, expectation),
  ]

  @Test(arguments: rows)
  func `a hole that does not add up says what it needs`(row: FaultRow) throws {
    try WorkspaceFixture.expectClaimFaults("## one\n" + row.text, row.expected)
  }
}
