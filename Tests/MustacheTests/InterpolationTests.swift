import Mustache
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: [
    RenderingRow("text without tags is copied", "Ship {it} by Monday } }", gives: "Ship {it} by Monday } }"),
    RenderingRow("an empty template gives nothing", "", gives: ""),
    RenderingRow("a name gives its text", "Hi {{who}}.", ["who": "Mina"], gives: "Hi Mina."),
    RenderingRow("two tags may touch", "{{a}}{{b}}", ["a": "1", "b": "2"], gives: "12"),
    RenderingRow(
      "text is escaped", "<a title=\"{{t}}\">", ["t": "a & b < c > d \" e ' f"],
      gives: "<a title=\"a &amp; b &lt; c &gt; d &quot; e &#39; f\">"),
    RenderingRow("escaped text is escaped again", "{{t}}", ["t": "&amp;"], gives: "&amp;amp;"),
    RenderingRow(
      "markup is printed as it is", "{{m}}", ["m": .markup(Array("<b>a & b</b>".utf8))], gives: "<b>a & b</b>"),
    RenderingRow("a name without a value prints nothing", "[{{n}}]", ["n": .nothing], gives: "[]"),
    RenderingRow("empty text prints nothing", "[{{n}}]", ["n": ""], gives: "[]"),
    RenderingRow("letters of any script are copied", "{{t}}", ["t": "提示 <안내> é"], gives: "提示 &lt;안내&gt; é"),
    RenderingRow("values are not read for tags", "{{t}}", ["t": "{{t}}"], gives: "{{t}}"),
    RenderingRow("space within a tag means nothing", "[{{  t\t}}]", ["t": "x"], gives: "[x]"),
    RenderingRow("line ends within a tag mean nothing", "[{{\r\n t\n}}]", ["t": "x"], gives: "[x]"),
    RenderingRow("space around a tag is kept", " {{t}} \n", ["t": "x"], gives: " x \n"),
    RenderingRow("a printing tag alone on its line keeps the line", "a\n  {{t}}\nb", ["t": "x"], gives: "a\n  x\nb"),
    RenderingRow("a name may hold digits, '-' and '_'", "{{a-1_B}}", ["a-1_B": "x"], gives: "x"),
    RenderingRow("case matters", "{{name}}{{Name}}", ["name": "a", "Name": "b"], gives: "ab"),
  ])
  func names(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow("a dot steps into a record", "{{a.b}}", ["a": ["b": "x"]], gives: "x"),
    RenderingRow("dots step as deep as there are records", "{{a.b.c.d}}", ["a": ["b": ["c": ["d": "x"]]]], gives: "x"),
    RenderingRow("a dotted name is escaped like any other", "{{a.b}}", ["a": ["b": "<"]], gives: "&lt;"),
    RenderingRow("a dotted name may end without a value", "[{{a.b}}]", ["a": ["b": .nothing]], gives: "[]"),
    RenderingRow(
      "a flat name with a dot in it is never meant", "{{a.b}}", ["a.b": "flat", "a": ["b": "x"]], gives: "x"),
    RenderingRow(
      "only the first part is looked up outside", "{{#inner}}{{a.b}}{{/inner}}",
      ["a": ["b": "outer"], "b": "wrong", "inner": ["c": "x"]], gives: "outer"),
    RenderingRow(
      "the innermost record with the first part wins", "{{#inner}}{{a.b}}{{/inner}}",
      ["a": ["b": "outer"], "inner": ["a": ["b": "inner"]]], gives: "inner"),
    RenderingRow("space may surround a dotted name", "{{ a.b }}", ["a": ["b": "x"]], gives: "x"),
  ])
  func dottedNames(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow("'.' is each value of a list", "{{#l}}({{.}}){{/l}}", ["l": ["a", "b"]], gives: "(a)(b)"),
    RenderingRow("'.' is escaped", "{{#l}}{{.}}{{/l}}", ["l": ["<", "&"]], gives: "&lt;&amp;"),
    RenderingRow("'.' is markup where the value is", "{{#l}}{{.}}{{/l}}", ["l": [.markup([0x3C])]], gives: "<"),
    RenderingRow("'.' is the text that opened the section", "{{#t}}<p>{{.}}</p>{{/t}}", ["t": "x"], gives: "<p>x</p>"),
    RenderingRow("space may surround '.'", "{{#t}}{{ . }}{{/t}}", ["t": "x"], gives: "x"),
    RenderingRow(
      "'.' opens a list within a list", "{{#l}}[{{#.}}{{.}},{{/.}}]{{/l}}", ["l": [["a", "b"], ["c"]]],
      gives: "[a,b,][c,]"),
    RenderingRow(
      "'.' can be asked for not being there", "{{#l}}{{^.}}-{{/.}}{{/l}}", ["l": ["", "a", ""]], gives: "--"),
    RenderingRow(
      "a list's value without a value prints nothing", "{{#l}}({{.}}){{/l}}", ["l": [.nothing]], gives: "()"),
  ])
  func theValueItself(_ row: RenderingRow) throws { try row.check() }
}
