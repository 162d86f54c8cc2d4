import Diagnostics
import Testing

@Suite struct LeakTests {
  @Test(
    "markup that stays in the text is an error at its place",
    arguments: [
      "你 «**»按照苹果。**27.2".replacing("。**", with: "。"), "a «**» b", "# x «{{title}}»", "끝 «{.answer-block}»",
      "a «{#id .x}»",
      "a b«[^1]» c", "- «[^note]»", "a [b«](»c d)",
      "[b](u «***» )".replacing("[b](u ", with: "b ").replacing(" )", with: ""),
      "\\*«**»", "> a\nlazy 你 «**» b", "`**` «**»", "*a «**» b*", "a «[^1]»[b](c)", "[a«][»b] c",
    ])
  func leaks(marked: String) throws { try expectFault(.leakedMarkup, marked) }

  @Test("emphasis beside Chinese and Korean marks leaks at both ends")
  func flanking() {
    let reading = Reading("**你好。**27.2 和 **欧盟（EU）**境内，**마크다운(Markdown)**을")
    #expect(reading.diagnostics.map(\.id) == [DiagnosticID](repeating: .leakedMarkup, count: 6))
    #expect(reading.diagnostics.compactMap(\.location?.column) == [1, 12, 23, 39, 50, 74])
  }

  @Test("a footnote with a definition is a leak, not a link to its text")
  func footnote() throws { try expectFault(.leakedMarkup, "a «[^1]» b\n\n[^1]: note\n", saying: "cite") }

  @Test(
    "what is code, escaped or ordinary is none",
    arguments: [
      "`**` `{{x}}` `[^1]`", "    {.x} **", "\\*\\* a", "&#42;* b", "*\\* c", "{ .x } {x} {{x} { {", "[^] [ ^x]",
      "a * b * c", "{.1}",
      "\\{{x}}", "\\[^1]", "a ]( b".replacing("](", with: "]\\("), "**strong**", "a < b", "{{", "}}", "let x = [a]",
    ])
  func none(markdown: String) { #expect(Reading(markdown).diagnostics.isEmpty) }
}
