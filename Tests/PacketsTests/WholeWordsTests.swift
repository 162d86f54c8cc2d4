import Testing

@testable import Packets

@Suite struct WholeWordsTests {
  @Test(arguments: [
    ("<p>앱은 한다.</p>", #"<p><span class="w">앱은</span> <span class="w">한다.</span></p>"#),
    (
      "<p lang=\"ko\">EU의 <b>앱</b>은</p>",
      #"<p lang="ko"><span class="w">EU의</span> <b><span class="w">앱</span></b><span class="w">은</span></p>"#
    ),
    ("<p>plain words, 中文</p>", "<p>plain words, 中文</p>"),
    (
      "<style>한국 {}</style><title>한국</title><p>끝</p>",
      #"<style>한국 {}</style><title>한국</title><p><span class="w">끝</span></p>"#
    ),
    ("가나다라마바사아자차카타파하가나다라마바사", "가나다라마바사아자차카타파하가나다라마바사"),
    ("", ""), ("<p>끊긴", #"<p><span class="w">끊긴</span>"#), ("한 <", #"<span class="w">한</span> <"#),
  ])
  func `words with Hangul are kept whole, and nothing else is touched`(html: String, expected: String) {
    #expect(String(decoding: WholeWords.html(Array(html.utf8)), as: UTF8.self) == expected)
  }
}
