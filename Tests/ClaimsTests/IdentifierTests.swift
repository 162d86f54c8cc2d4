import Claims
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: ["a", "z9", "call-is-new", "a-", "x--y", "no", "on"])
  func `lower-case letters, digits and hyphens make an id`(text: String) {
    #expect(SourceID(text)?.text == text)
    #expect(SourceID(text)?.description == text)
  }

  @Test(arguments: ["", "A", "9a", "-a", "a_b", "a b", "a.b", "a/b", "é", "a\u{301}", "aB", "a\n", "한국"])
  func `nothing else is an id`(text: String) {
    #expect(SourceID(text) == nil)
  }

  @Test func `ids sort bytewise`() throws {
    let ids = try ["b", "a-b", "a", "a9", "ab"].map { try #require(TopicID($0)) }
    #expect(ids.sorted().map { $0.text } == ["a", "a-b", "a9", "ab", "b"])
  }

  @Test(arguments: ["page/sheet", "a/b"])
  func `an address is a source and a name`(text: String) throws {
    let id = try #require(ClaimID(text))
    #expect(id.description == text)
    #expect(id.dotted == text.replacing("/", with: "."))
  }

  @Test(arguments: ["page", "page/", "/sheet", "page/a/b", "Page/sheet", "page/Sheet", "page.sheet", "page /sheet", ""])
  func `anything else is no address`(text: String) {
    #expect(ClaimID(text) == nil)
  }

  @Test func `addresses sort by source, then by name`() throws {
    let ids = try ["b/a", "a/b", "a-b/a", "a/a"].map { try #require(ClaimID($0)) }
    #expect(ids.sorted().map { $0.description } == ["a/a", "a/b", "a-b/a", "b/a"])
  }
}

@Suite struct LocaleCodeTests {
  @Test(arguments: [
    ("en", "en"), ("zh-Hans", "zh"), ("ko", "ko"), ("pt-BR", "pt"), ("zh-Hant-TW", "zh"), ("es-419", "es"),
    ("yue", "yue"), ("sr-Latn-RS", "sr"),
  ])
  func `language, script and region make a locale`(tag: String, language: String) {
    #expect(LocaleCode(tag)?.tag == tag)
    #expect(LocaleCode(tag)?.language == language)
  }

  @Test(arguments: [
    "", "e", "EN", "en-us", "en_US", "zh-hans", "zh-HANS", "en-", "-en", "en-US-x", "engl", "en-USA", "zh-TW-Hant",
    "es-41", "es-4190", "en-US-US", "한국",
  ])
  func `other cases, orders and parts are refused`(tag: String) {
    #expect(LocaleCode(tag) == nil)
  }
}
