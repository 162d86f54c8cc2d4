import Markup
import Testing

/// Chinese and Korean set the number of a citation right against the word before it.
@Suite struct CitationGapTests {
  @Test(arguments: [("말합니다 ", "말합니다"), ("说 ", "说"), ("말", "말"), ("", ""), ("two  ", "two ")])
  func `one blank at the end is taken back`(text: String, left: String) {
    var html = HTML(text: text)
    html.dropLastBlank()
    #expect(html.string == left)
  }
}
