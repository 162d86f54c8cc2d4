import Diagnostics
import Testing

@Suite struct DiagnosticFormatterTests {
  private func format(_ line: String, column: Int, length: Int) -> String {
    let formatter = DiagnosticFormatter(style: .plain) { _, _ in line }
    let place = FileLocation(path: "a.md", line: 3, column: column, length: length)
    return formatter.format(Diagnostic(.badID, "something is wrong", at: place))
  }

  @Test func `the caret stands below the marked bytes`() {
    #expect(
      format("abc def", column: 5, length: 3) == """
        a.md:3:5: error: something is wrong [bad-id]
          abc def
              ^~~

        """)
  }

  @Test func `wide characters count two cells`() {
    #expect(format("한국 def", column: 8, length: 3).contains("\n       ^~~\n"))
  }

  @Test func `control characters cannot move the cursor`() {
    #expect(format("a\u{1B}[2Jb", column: 1, length: 1).contains("␛[2J"))
  }

  @Test func `a very long line is cut around the mark`() {
    let line = String(repeating: "x", count: 5000) + "HERE" + String(repeating: "y", count: 5000)
    let text = format(line, column: 5001, length: 4)
    #expect(text.contains("HERE"))
    #expect(text.utf8.count < 600)
  }

  @Test func `notes and fix-its follow with their own places`() {
    let place = FileLocation(path: "b.md", line: 1, column: 1, length: 2)
    let formatter = DiagnosticFormatter(style: .plain) { _, _ in nil }
    let text = formatter.format(
      Diagnostic(
        .duplicateID, "twice", at: place, notes: [Diagnostic.Note("first here", at: place)],
        fixIts: [Diagnostic.FixIt("rename it", at: place, replacement: "c")]))
    #expect(
      text == """
        b.md:1:1: error: twice [duplicate-id]
        b.md:1:1: note: first here
        fix-it: rename it: b.md:1:1: replace 2 bytes with 'c'

        """)
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("regoin", ["region", "reason"], "region"), ("topcs", ["topics", "title"], "topics"),
    ("NSUserTrackingUsageDescripton", ["NSUserTrackingUsageDescription"], "NSUserTrackingUsageDescription"),
  ])
  func `a slip of the pen finds its word`(word: String, known: [String], expected: String) {
    #expect(Suggestion.nearest(to: word, among: known) == expected)
  }

  @Test func `nothing near means no suggestion`() {
    #expect(Suggestion.nearest(to: "banana", among: ["region", "topics"]) == nil)
  }
}

@Suite struct SourceTextTests {
  @Test func `lines and columns count bytes from one`() {
    let text = SourceText(path: "x", "한\r\nab\n")
    #expect(text.lineCount == 2)
    #expect(text.line(1) == "한")
    #expect(text.location(at: 6) == FileLocation(path: "x", line: 2, column: 2))
  }
}
