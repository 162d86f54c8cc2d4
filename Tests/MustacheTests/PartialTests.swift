import Mustache
import Testing

@Suite struct PartialTests {
  @Test(arguments: [
    RenderingRow("a partial is taken in", "[{{>p}}]", partials: ["p": "text"], gives: "[text]"),
    RenderingRow(
      "a partial reaches the contexts of its tag", "{{#r}}{{>p}}{{/r}}", ["r": ["n": "x"], "o": "y"],
      partials: ["p": "{{n}}{{o}}"], gives: "xy"),
    RenderingRow(
      "a partial is rendered for each value", "{{#l}}{{>p}}{{/l}}", ["l": ["a", "b"]], partials: ["p": "<{{.}}>"],
      gives: "<a><b>"),
    RenderingRow(
      "a partial in a skipped section is not rendered", "{{#f}}{{>p}}{{/f}}", ["f": false],
      partials: ["p": "{{unknown}}"], gives: ""),
    RenderingRow("partials may hold partials", "{{>a}}", partials: ["a": "({{>b}})", "b": "x"], gives: "(x)"),
    RenderingRow("a partial may be taken in twice", "{{>p}}{{>p}}", partials: ["p": "x"], gives: "xx"),
    RenderingRow("an empty partial gives nothing", "[{{>p}}]", partials: ["p": ""], gives: "[]"),
    RenderingRow("space may surround a partial's name", "[{{>  p\t}}]", partials: ["p": "x"], gives: "[x]"),
    RenderingRow("a partial's name may hold dots", "{{>feed.xml}}", partials: ["feed.xml": "x"], gives: "x"),
  ])
  func partials(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow(
      "a partial within a line keeps the space around it", "a {{>p}} b\n", partials: ["p": "x"], gives: "a x b\n"),
    RenderingRow(
      "a partial within a line is not indented", "  {{t}}  {{>p}}\n", ["t": "x"], partials: ["p": "a\nb"],
      gives: "  x  a\nb\n"),
    RenderingRow("a partial before text is not indented", "  {{>p}} a\n", partials: ["p": "1\n2"], gives: "  1\n2 a\n"),
    RenderingRow(
      "a partial alone on its line takes the line end with it", "a\n{{>p}}\nb", partials: ["p": "x\n"], gives: "a\nx\nb"
    ),
    RenderingRow(
      "a partial without a line end joins the next line", "a\n{{>p}}\nb", partials: ["p": "x"], gives: "a\nxb"),
    RenderingRow(
      "a partial on the first line is indented", "  {{>p}}\nb", partials: ["p": "1\n2\n"], gives: "  1\n  2\nb"),
    RenderingRow(
      "a partial on the last line is indented", "a\n  {{>p}}", partials: ["p": "1\n2"], gives: "a\n  1\n  2"),
    RenderingRow(
      "Windows line ends vanish after a partial", "a\r\n{{>p}}\r\nb", partials: ["p": "x"], gives: "a\r\nxb"),
    RenderingRow("tabs and spaces indent as they are", " \t{{>p}}\n", partials: ["p": "1\n2\n"], gives: " \t1\n \t2\n"),
    RenderingRow(
      "every line is indented, empty ones as well", "  {{>p}}\n", partials: ["p": "1\n\n2\n"], gives: "  1\n  \n  2\n"),
    RenderingRow(
      "lines with Windows line ends are indented", "  {{>p}}\n", partials: ["p": "1\r\n2\r\n"], gives: "  1\r\n  2\r\n"),
    RenderingRow(
      "white space after the tag is no indentation", "{{>p}}  \nb", partials: ["p": "1\n2\n"], gives: "1\n2\nb"),
  ])
  func lines(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow(
      "line ends within values are not indented", "  {{>p}}\n", ["t": "a\nb", "m": .markup(Array("c\nd".utf8))],
      partials: ["p": "{{t}}\n{{m}}\n"], gives: "  a\nb\n  c\nd\n"),
    RenderingRow(
      "a line that starts with a tag is indented once", "  {{>p}}\n", ["f": true, "t": "x"],
      partials: ["p": "{{#f}}{{t}}{{/f}}|\n{{^f}}{{/f}}x\n"], gives: "  x|\n  x\n"),
    RenderingRow(
      "a list within a line is indented once", "  {{>p}}\n", ["l": ["a", "b"]], partials: ["p": "{{#l}}{{.}},{{/l}}\n"],
      gives: "  a,b,\n"),
    RenderingRow(
      "a list over lines is indented line by line", "  {{>p}}\n", ["l": ["a", "b"]],
      partials: ["p": "{{#l}}\n{{.}}\n{{/l}}\n"], gives: "  a\n  b\n"),
    RenderingRow(
      "every line that starts with a tag is indented", "  {{>p}}\n", ["t": "x"],
      partials: ["p": "{{t}}\n{{t}}\n\n{{t}} a\n{{! c }}{{t}}\n"], gives: "  x\n  x\n  \n  x a\n  x\n"),
    RenderingRow(
      "lines that vanish are not indented", "  {{>p}}\n", ["f": true], partials: ["p": "{{#f}}\n{{/f}}\n{{! c }}\nx\n"],
      gives: "  x\n"),
    RenderingRow(
      "a line that starts with a comment is indented", "  {{>p}}\n", partials: ["p": "{{! c }}x\n"], gives: "  x\n"),
    RenderingRow(
      "a comment's own lines are not indented", "  {{>p}}\n", partials: ["p": "a{{! c\nd }}b\n"], gives: "  ab\n"),
    RenderingRow(
      "a section that ends a line later is indented within", "  {{>p}}\n", ["l": ["a", "b"]],
      partials: ["p": "{{#l}}{{.}}\n-{{/l}}\n"], gives: "  a\n  -b\n  -\n"),
    RenderingRow(
      "indentations add up", " {{>a}}\n", partials: ["a": "1\n  {{>b}}\n4\n", "b": "2\n3\n"],
      gives: " 1\n   2\n   3\n 4\n"),
    RenderingRow(
      "a partial within a line of an indented partial is not indented", "  {{>a}}\n",
      partials: ["a": "x {{>b}}\ny\n", "b": "1\n2"], gives: "  x 1\n2\n  y\n"),
    RenderingRow(
      "a partial that starts a line of an indented partial is indented once", "  {{>a}}\n",
      partials: ["a": "{{>b}} x\n", "b": "1\n2"], gives: "  1\n2 x\n"),
    RenderingRow(
      "indentation ends with the partial", "  {{>p}}\nx\n{{t}}\n", ["t": "y"], partials: ["p": "1\n"],
      gives: "  1\nx\ny\n"),
    RenderingRow(
      "a partial in an indented section is indented by its own line", "{{#f}}\n    {{>p}}\n{{/f}}\n", ["f": true],
      partials: ["p": "1\n2\n"], gives: "    1\n    2\n"),
  ])
  func indentation(_ row: RenderingRow) throws { try row.check() }
}
