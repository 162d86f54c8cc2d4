import Claims
import Diagnostics
import Testing

@Suite struct QuotationTests {
  private func shown(_ text: String, _ holes: [(Int, String)]) -> String {
    Quotation(
      text: text,
      restorations: holes.map { offset, words in
        Quotation.Restoration(offset: offset, words: words, certainty: .known, from: "article, line 3")
      },
      location: .wholeFile("claims.md")
    ).shown
  }

  @Test func `a quote without holes is shown as it is`() {
    #expect(shown("a *b* <c> \\ [d]", []) == "a *b* <c> \\ [d]")
  }

  @Test func `restored words stand in square brackets at their place`() {
    #expect(shown("via  in a sheet", [(4, "the key")]) == "via [the key] in a sheet")
    #expect(shown("", [(0, "all")]) == "[all]")
    #expect(shown("at the end ", [(11, "here")]) == "at the end [here]")
  }

  @Test func `offsets count bytes`() {
    #expect(shown("한국 ", [(7, "어")]) == "한국 [어]")
  }

  @Test func `several holes keep their order, also at one place and given in any order`() {
    #expect(shown("a b c", [(1, "x"), (3, "y")]) == "a[x] b[y] c")
    #expect(shown("a b c", [(3, "y"), (1, "x")]) == "a[x] b[y] c")
    #expect(shown("ab", [(1, "x"), (1, "y"), (1, "z")]) == "a[x][y][z]b")
  }

  @Test func `an offset outside of the text is drawn in`() {
    #expect(shown("ab", [(99, "x"), (-1, "y")]) == "[y]ab[x]")
  }
}
