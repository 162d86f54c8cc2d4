import Mustache
import Testing

@Suite struct DelimiterTests {
  @Test(arguments: [
    RenderingRow("delimiters can be set", "{{=<% %>=}}[<%a%>]", ["a": "x"], gives: "[x]"),
    RenderingRow("delimiters may be of one byte", "{{=| |=}}[|a|]", ["a": "x"], gives: "[x]"),
    RenderingRow(
      "the two delimiters may be the same", "{{=@@ @@=}}@@#f@@[@@a@@]@@/f@@", ["a": "x", "f": true], gives: "[x]"),
    RenderingRow("delimiters may have different lengths", "{{=( ]]=}}(a]]", ["a": "x"], gives: "x"),
    RenderingRow("delimiters may be letters of any script", "{{=《 》=}}《a》", ["a": "x"], gives: "x"),
    RenderingRow("space may surround the new delimiters", "{{=  <%\t%>  =}}<%a%>", ["a": "x"], gives: "x"),
    RenderingRow("a line end may stand between the new delimiters", "{{=<%\n%>=}}<%a%>", ["a": "x"], gives: "x"),
    RenderingRow(
      "the former delimiters are text then", "{{=<% %>=}}{{a}} {{{b}}} {{&c}}", gives: "{{a}} {{{b}}} {{&c}}"),
    RenderingRow("delimiters can be set back", "{{=| |=}}|a||={{ }}=|{{a}}|a|", ["a": "x"], gives: "xx|a|"),
    RenderingRow("the former delimiters can be swapped", "{{=}} {{=}}}}a{{", ["a": "x"], gives: "x"),
    RenderingRow(
      "delimiters set within a section stay set after it", "{{#f}}{{=| |=}}|a||/f||a|", ["a": "x", "f": true],
      gives: "xx"),
    RenderingRow(
      "delimiters set in a section that is skipped are set", "{{#f}}{{=| |=}}|a||/f||a|", ["a": "x", "f": false],
      gives: "x"),
    RenderingRow("inverted sections take the delimiters", "{{=| |=}}|^f||a||/f|", ["a": "x", "f": false], gives: "x"),
    RenderingRow("comments take the delimiters", "{{=| |=}}a|! {{b}} |c", gives: "ac"),
    RenderingRow("a tag that sets delimiters gives nothing", "a {{=| |=}} b", gives: "a  b"),
    RenderingRow("a tag that sets delimiters takes its line with it", "a\n  {{=| |=}}  \nb", gives: "a\nb"),
    RenderingRow("a tag that sets delimiters takes the first line with it", "  {{=| |=}}\nb", gives: "b"),
    RenderingRow("a tag that sets delimiters takes the last line with it", "a\n  {{=| |=}}", gives: "a\n"),
    RenderingRow(
      "a partial starts with braces", "{{=| |=}}|>p|", ["a": "x"], partials: ["p": "{{a}}|a|"], gives: "x|a|"),
    RenderingRow(
      "a partial's delimiters end with it", "{{>p}}{{a}}|a|", ["a": "x"], partials: ["p": "{{=| |=}}|a| "],
      gives: "x x|a|"),
  ])
  func delimiters(_ row: RenderingRow) throws { try row.check() }
}
