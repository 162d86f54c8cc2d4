import Testing

@testable import ClaimsDatabase

@Suite struct SearchTextTests {
  private func words(_ text: String) -> String {
    String(decoding: SearchText(text).words, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  @Test(
    "text is parted into what can be searched",
    arguments: [
      ("", ""), ("plain words", "plain words"), ("full-page", "full page"), ("a_b", "a b"),
      ("全屏窗口", "全屏 屏窗 窗口 口"), ("口", "口"), ("在iOS上", "在 i OS 上"), ("全屏，窗口", "全屏 屏 窗口 口"),
      ("마크다운(Markdown)을", "마크 크다 다운 운 Markdown 을"), ("한국 어", "한국 국 어"),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "한국 국"), ("カタカナ", "カタ タカ カナ ナ"),
      ("NSUserTrackingUsage", "NS User Tracking Usage"), ("preferExpandedInterface", "prefer Expanded Interface"),
      ("iOS27", "i OS27"), ("base64Encoded", "base64 Encoded"), ("HTML", "HTML"), ("aB", "a B"),
      ("ＡＢ１", "AB1"), ("café", "café"), ("\u{F8FF}x\u{E000}", "x"), ("𠀀𠀁", "𠀀𠀁 𠀁"),
    ])
  func parting(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test("words with humps are kept whole as well")
  func identifiers() {
    let text = SearchText("call requestTracking(options:) on macOS or Windows")
    #expect(String(decoding: text.identifiers, as: UTF8.self) == "requestTracking macOS ")
  }

  @Test(
    "whether there is a word at all",
    arguments: [("", false), ("…", false), ("\u{301}", false), ("a", true), ("ж", true), ("字", true), ("7", true)])
  func presence(text: String, expected: Bool) {
    #expect(SearchText(text).hasWords == expected)
  }

  @Test(
    "an expression quotes every word",
    arguments: [
      ("a", "\"a\""), ("a b", "\"a\" AND \"b\""), ("a a", "\"a\""), ("\"a b\"", "\"a b\""), ("全屏", "\"全屏\""),
      ("屏", "\"屏\" *"), ("全屏窗", "\"全屏 屏窗\""), ("\"全屏 sheet\"", "\"全屏 屏 sheet\""), ("iOS", "(\"i OS\" OR \"iOS\")"),
      ("a\"b", "\"a\" AND \"b\""), ("OR", "\"OR\""),
    ])
  func expressions(query: String, expected: String) {
    #expect(SearchExpression(query)?.text == expected)
  }
}
