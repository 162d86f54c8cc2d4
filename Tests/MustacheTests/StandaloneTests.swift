import Mustache
import Testing

/// Lines that hold nothing but one tag, which are no text.
@Suite struct StandaloneTests {
  static let yes: TemplateRecord = ["f": true, "no": false]

  @Test(arguments: [
    RenderingRow("the lines of a section's tags vanish", "a\n{{#f}}\nb\n{{/f}}\nc", yes, gives: "a\nb\nc"),
    RenderingRow("indented tags vanish with their white space", "a\n  {{#f}}\nb\n\t{{/f}}\nc", yes, gives: "a\nb\nc"),
    RenderingRow("white space after a tag vanishes", "a\n{{#f}} \t\nb\n{{/f}}  \nc", yes, gives: "a\nb\nc"),
    RenderingRow("inverted sections vanish likewise", "a\n {{^no}}\nb\n {{/no}}\nc", yes, gives: "a\nb\nc"),
    RenderingRow("the lines of a skipped section vanish", "a\n{{#no}}\nb\n{{/no}}\nc", yes, gives: "a\nc"),
    RenderingRow(
      "a dotted section's lines vanish", "a\n{{#r.f}}\nb\n{{/r.f}}\nc", ["r": ["f": true]], gives: "a\nb\nc"),
    RenderingRow("a tag on the first line vanishes", "  {{#f}}\nb\n{{/f}}\n", yes, gives: "b\n"),
    RenderingRow("a tag on the last line vanishes without a line end", "a\n{{#f}}\nb\n  {{/f}}", yes, gives: "a\nb\n"),
    RenderingRow("a tag on the last line vanishes with the space after it", "{{#f}}\nb\n{{/f}}  ", yes, gives: "b\n"),
    RenderingRow("a Windows line end vanishes whole", "a\r\n{{#f}}\r\nb\r\n{{/f}}\r\nc", yes, gives: "a\r\nb\r\nc"),
    RenderingRow("a carriage return alone is no line end", "a\n{{#f}}\rb{{/f}}", yes, gives: "a\n\rb"),
    RenderingRow(
      "nested tags vanish line by line", "{{#f}}\n  {{#f}}\n    a\n  {{/f}}\n{{/f}}\n", yes, gives: "    a\n"),
    RenderingRow("empty lines between tags are kept", "{{#f}}\n\n{{/f}}\n\n", yes, gives: "\n\n"),
    RenderingRow("a tag may run over lines and vanish", "a\n  {{#\n  f\n}}\nb{{/f}}", yes, gives: "a\nb"),
    RenderingRow("the space of other scripts is text", "a\n\u{3000}{{#f}}\nb{{/f}}", yes, gives: "a\n\u{3000}\nb"),
    RenderingRow("a form feed is text", "a\n\u{0C}{{#f}}\nb{{/f}}", yes, gives: "a\n\u{0C}\nb"),
  ])
  func vanish(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow("text before a tag keeps the line", "a{{#f}}\nb{{/f}}", yes, gives: "a\nb"),
    RenderingRow("text after a tag keeps the line", "{{#f}} a\n{{/f}}", yes, gives: " a\n"),
    RenderingRow("two tags on a line keep the line", " {{#f}}{{/f}} \na", yes, gives: "  \na"),
    RenderingRow("a section within a line keeps the space in it", "[ {{#f}} a {{/f}} ]\n", yes, gives: "[  a  ]\n"),
    RenderingRow("a section around a line end keeps it", "a{{#f}}\n{{/f}}b", yes, gives: "a\nb"),
    RenderingRow(
      "a printing tag beside a section tag keeps the line", "{{#t}} {{.}}\n{{/t}}", ["t": "x"], gives: " x\n"),
    RenderingRow("a comment beside a section tag keeps the line", "{{! a }} {{#f}}\nb{{/f}}", yes, gives: " \nb"),
    RenderingRow("only one of two lines vanishes", "{{#f}}\n{{/f}} a", yes, gives: " a"),
    RenderingRow(
      "each value of a list has its lines", "<ul>\n{{#l}}\n  <li>{{.}}</li>\n{{/l}}\n</ul>\n", ["l": ["a", "b"]],
      gives: "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n"),
  ])
  func stay(_ row: RenderingRow) throws { try row.check() }
}
