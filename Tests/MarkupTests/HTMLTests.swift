import Diagnostics
import Markup
import Testing

@Suite struct HTMLTests {
  @Test(
    "text is escaped, nothing else is changed",
    arguments: [
      ("", ""), ("a", "a"), ("<", "&lt;"), ("a<b>&\"c\"'", "a&lt;b&gt;&amp;&quot;c&quot;'"), ("你 & 나", "你 &amp; 나"),
      ("&amp;", "&amp;amp;"), ("😀\u{0}<", "😀\u{0}&lt;"), ("<<>>", "&lt;&lt;&gt;&gt;"), ("=;:0!#?", "=;:0!#?"),
    ])
  func escape(text: String, expected: String) {
    #expect(HTML(text: text).string == expected)
    #expect(HTML(text: text).bytes == Array(expected.utf8))
  }

  @Test("every ASCII character but four stands for itself")
  func ascii() {
    let escaped = (UInt8(0)..<128).filter { HTML(text: String(UnicodeScalar($0))).bytes != [$0] }
    #expect(escaped == Array("\"&<>".utf8))
  }

  @Test("elements and attributes are built of literals, their values escaped")
  func elements() throws {
    var html = HTML()
    html.element("p", [.class("a b"), .id("x\"y"), .flag("hidden"), .named("lang", "zh-Hans")]) { html in
      html.text("1 < 2")
      html.void("br")
      html.element("a", [.href(LinkTarget(fragment: "a&b'c\"d e"))], text: "<a>")
    }
    #expect(
      html.string == "<p class=\"a b\" id=\"x&quot;y\" hidden lang=\"zh-Hans\">1 &lt; 2<br />"
        + "<a href=\"#a&amp;b&#x27;c%22d%20e\">&lt;a&gt;</a></p>")
  }

  @Test("an error thrown within an element passes through")
  func throwing() {
    struct Stop: Error {}
    var html = HTML()
    #expect(throws: Stop.self) { try html.element("p") { _ throws(Stop) in throw Stop() } }
  }

  @Test("pieces are joined")
  func joining() {
    let bold = HTML(markup: "<b>x</b>")
    #expect((bold + HTML(text: "&")).string == "<b>x</b>&amp;")
    #expect(HTML([bold, bold]).string == "<b>x</b><b>x</b>")
    var sum = HTML()
    #expect(sum.isEmpty)
    sum += bold
    #expect(sum == bold)
    #expect("\(sum)" == "<b>x</b>")
  }

  @Test("data for scripts cannot end its element")
  func data() {
    var html = HTML()
    html.data(type: "application/ld+json", json: "{\"a\":\"</script><!-- & \"}")
    #expect(
      html.string
        == "<script type=\"application/ld+json\">{\"a\":\"\\u003C/script\\u003E\\u003C!-- \\u0026 \"}</script>")
  }

  @Test("escaped bytes may go to a buffer of one's own")
  func buffer() {
    var bytes = Array("x".utf8)
    HTML.escape("<y>", into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x&lt;y&gt;")
  }

  @Test("an attribute that browsers act on needs a typed value")
  func liveAttributes() async {
    await #expect(processExitsWith: .failure) { _ = HTML.Attribute.named("onclick", "x") }
  }
}
