import Diagnostics
import Markup
import Testing

/// Inputs that make parsers overflow their stack or take quadratic time.
@Suite(.timeLimit(.minutes(5))) struct DepthTests {
  @Test("what nests too deep is an error, and everything up to there is kept")
  func limit() throws {
    let deep = String(repeating: "> ", count: 200) + "a\n\nb\n"
    let reading = Reading(deep)
    #expect(reading.diagnostics.map(\.id) == [.markupDepth])
    #expect(reading.diagnostics.first?.location == FileLocation(path: "guide.md", line: 1, column: 201))
    #expect(reading.html.hasSuffix("<p>b</p>\n"))
    let just = String(repeating: "> ", count: MarkdownReader.depthLimit - 2) + "a"
    #expect(Reading(just).diagnostics.isEmpty)
    #expect(Reading(just).document.plainText == "a")
  }

  @Test("a paragraph that nests too deep is named")
  func inlines() throws {
    let reading = Reading("a\n\n" + String(repeating: "*a ", count: 150) + String(repeating: "a*", count: 150))
    #expect(reading.diagnostics.map(\.id) == [.markupDepth])
    #expect(reading.diagnostics.first?.location == FileLocation(path: "guide.md", line: 3, column: 1))
  }

  @Test(
    "fifty thousand levels or marks are read in linear time",
    arguments: ["> ", "[", "![", "*a **a ", "[a](", "_a_ ", "<claim:a/b> "])
  func many(piece: String) { read(String(repeating: piece, count: 50_000)) }

  @Test(
    "no repetition of marks is a trap, whatever stands before it",
    arguments: [
      "*", "`", "<", "&", "\\", "](", "a ** b ", "{{", "{.x ", "[^a ", "[^a] ", "<claim:", "[x](claim:a/b) ", "[r] ",
      "&amp; ",
      "a\n> ", "- ", "|", "| a ", "**x* ", "a**b", "\\> ", "\n>     > ", "    >", "![a](b ", "[x]: ", "``` ",
      "a\\\n > ",
    ])
  func prefixed(piece: String) {
    for prefix in ["", "a\n", "[r]: /u\n\nx ", "```table\n| a |\n"] {
      read(prefix + String(repeating: piece, count: 2_000))
    }
  }

  /// Reads and writes a text; what counts is that this ends, and soon.
  private func read(_ text: String) {
    let reading = Reading(text)
    #expect(!reading.html.isEmpty || !reading.diagnostics.isEmpty || reading.document.blocks.isEmpty)
  }
}
