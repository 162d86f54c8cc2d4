import Diagnostics
import Markup
import Testing

@Suite struct LinkTests {
  @Test(
    "a link may lead to a web page, a mail address or a path",
    arguments: [
      ("https://example.org/a?b=c#d", LinkTarget.Kind.web), ("HTTPS://EXAMPLE.ORG", .web),
      ("mailto:a@example.org", .mail),
      ("a/b.html", .relative), ("../a", .relative), ("/a", .relative), ("#a", .relative), ("?a=b:c", .relative),
      ("./a:b", .relative), ("문서/图.png", .relative), ("a b", .relative), ("javascript", .relative),
    ])
  func allowed(text: String, kind: LinkTarget.Kind) throws {
    let target = try #require(LinkTarget(text))
    #expect(target.kind == kind)
    #expect(target.text == text)
  }

  @Test(
    "anything else is an error",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "&#x6A;avascript&colon;alert(1)",
      "java&Tab;script:alert(1)", "java&NewLine;script:x", "&#1;javascript:x", "data:text/html,x", "vbscript:x",
      "http://example.org", "file:///etc/passwd", "ftp://e.org", "//example.org/x", "\\\\\\\\example.org",
      "/\\\\example.org",
      "a\\\\b", "https:example.org", "https:///x", "https:", "mailto:", "&#32;javascript:x", "blob:x", "x-y:z",
      "%6Aavascript:x",
      "&#x85;x", "about:blank", "claims:a/b", "https:/e.org", "ｊavascript:x",
    ])
  func refused(target: String) throws {
    try expectFault(.badLink, "a «[x](\(target))» b", saying: "no link target")
    #expect(Reading("a [x](\(target)) b").html == "<p>a x b</p>\n", "the text stays, the target goes")
    #expect(Reading("a <\(target)> b").html.contains("href") == false)
  }

  @Test("autolinks and reference links are checked as well")
  func otherForms() throws {
    try expectFault(.badLink, "a «<javascript:alert(1)>»")
    try expectFault(.badLink, "a «[x][y]»\n\n[y]: data:x\n")
    try expectFault(.badLink, "a «[x]()»", saying: "empty")
  }

  @Test(
    "a claim's address has two ids",
    arguments: [
      "claim:a", "claim:a/B", "claim:1a/b", "claim:a/b/c", "claim:a/", "claim:/b", "claim:a/b_c", "Claim:a/b",
      "CLAIM:a/b",
      "claim:a/b?c", "claim:欧/b", "claim:a/-b",
    ])
  func claims(target: String) throws {
    try expectFault(.badLink, "你 «<\(target)>»", saying: "expected claim:source/claim")
    try expectFault(.badLink, "你 «[words](\(target))»", saying: "'\(target)'")
  }

  @Test("what looks like a citation but is none is an error, too")
  func brokenCitation() throws {
    try expectFault(.badLink, "a «<claim:a/b c>» d", saying: "no citation")
    try expectFault(.badLink, "a «[w](claim:a/b \"t\")» d", saying: "no title")
    #expect(Reading("a \\<claim:a/b c> `<claim:x>`").diagnostics.isEmpty)
  }

  @Test(
    "an image is a file beside the page",
    arguments: [
      "https://example.org/a.png", "data:image/png;base64,AA", "//e.org/a.png", "mailto:x@y", "claim:a/b", "",
    ])
  func images(source: String) throws { try expectFault(.badLink, "a «![x](\(source))»", saying: "no image") }

  @Test("an image's text is plain and cites nothing")
  func imageText() throws {
    try expectFault(.badLink, "«![a [b](claim:c/d)](e.png)»", saying: "cannot cite")
    guard case .image(let image)? = Reading("![a *b*\n`c`](d%20e.png 't')").paragraph?.first else {
      Issue.record("expected an image")
      return
    }
    #expect(image.alternative == "a b c")
    #expect(image.title == "t")
    #expect(image.source.text == "d%20e.png")
  }
}
