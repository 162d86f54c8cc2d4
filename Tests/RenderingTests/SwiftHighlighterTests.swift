import Testing

@testable import Rendering

/// Code is coloured, never changed.
@Suite struct SwiftHighlighterTests {
  static let samples = [
    "let a = 1", "// comment\nlet b = \"x \\\" y\"", "/* a /* b */ c */ func f() {}", "\"\"\"\nlong \"text\"\n\"\"\"",
    "#if os(iOS)\n@unknown default: x.default\n#endif", "", "\"never closed", "/* never closed", "한글 = \"中文\" // 끝",
    "a < b && c > d", "1.5e3 0xFF 1_000",
  ]

  @Test(arguments: samples) func `the pieces together are the code`(code: String) {
    #expect(SwiftHighlighter.pieces(code).map { $0.text }.joined() == code)
  }

  @Test func `words are told apart`() {
    let pieces = SwiftHighlighter.pieces("func ask(_ name: String) { return x.func + 1 } // done")
    func texts(_ kind: SwiftHighlighter.Kind) -> [String] { pieces.filter { $0.kind == kind }.map { $0.text } }
    #expect(texts(.keyword) == ["func", "return"])
    #expect(texts(.type) == ["String"])
    #expect(texts(.number) == ["1"])
    #expect(texts(.comment) == ["// done"])
  }

  @Test func `markup in code is escaped`() {
    #expect(
      SwiftHighlighter.html("a<b> \"<i>\"").string
        == "a&lt;b&gt; <span class=\"hl-string\">&quot;&lt;i&gt;&quot;</span>")
  }
}
