import Diagnostics
import Markup
import TestSupport
import Testing

/// Where links stand, in the cases in which libcmark's own columns are wrong.
@Suite struct PlacesTests {
  @Test(
    "a link is found where it is written",
    arguments: [
      "«<claim:a/b>»", "你好，欧盟（EU）«<claim:a/b>»。", "> 引用\n懒行 «[x](claim:a/b)» y", "> a\n>    b «[x](u)»",
      "> > a\n> b\n> > c «<claim:a/b>»", "- a\n\n    b\n      c «<https://e.org>»",
      "1. a\n   - b\n     > c\n     >d «![x](y.png)»",
      "-\ta\n\tb «[x](u)»", "# 제목 «[x](u)» ##", "  a «[x](u)»\n  ===", "*a\nb **c «[x](u)»***", "`a\nb` «[x](u)»",
      "[r]: /u\n  't\n  u'\nx «[x][r]»", "> [r]: /u\n> [s]: /v\n> - x «[r]» y",
      "a &amp; \\* &nbsp;&NotEqualTilde;&bogus; «[x](u)»",
      "a\r\nb «[x](u)»\r\n", "a\rb «[x](u)»", ">     > a\n\n> b\n>     > c «[x](u)»", "a\\\n  b «<claim:a/b>»",
      "> a\\\n\t\\> «[x](u)»", "![](a.png \"《\") «<claim:a/b>»".replacing("![](a.png \"《\") ", with: "a "),
      "**欧盟（EU）**境内 «[x](u)»".replacing("**", with: "\\*\\*"), "a «[b [c] d](</u v> 'it\\'s')» e", "😀 é «[x](u)»",
      "a b\n\n«[x](u)»\n\nc",
    ])
  func single(marked: String) throws {
    let text = try #require(MarkedText(marked, path: "guide.md"))
    let reading = Reading(text.text)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.places == [text.location], "\(text.text)")
  }

  @Test("every link of a block is found, nested ones and those after links that span lines")
  func several() {
    let text =
      "> a [b](claim:a/b) ![c](d.png) [![e](f.png)](g\n>   \"h\n>  i\") <claim:a/b> [b](claim:a/b)\nlazy <claim:a/b>\n"
    let places = Reading(text).places.map { "\($0.line):\($0.column)+\($0.length)" }
    #expect(places == ["1:5+14", "1:20+11", "1:32+15", "1:33+11", "3:8+11", "3:20+14", "4:6+11"])
  }

  @Test("a link over several lines is marked to the end of its first line")
  func longLink() {
    #expect(Reading("a [b\nc](u)").places == [FileLocation(path: "guide.md", line: 1, column: 3, length: 2)])
  }

  @Test("the same link twice has two places")
  func twice() {
    #expect(Reading("`<claim:a/b>` \\<claim:a/b> <claim:a/b> x <claim:a/b>").places.map(\.column) == [28, 42])
  }
}
