import Mustache
import Testing

@Suite struct SectionTests {
  @Test(arguments: [
    RenderingRow("yes opens a section", "a{{#f}}b{{/f}}c", ["f": true], gives: "abc"),
    RenderingRow("no skips a section", "a{{#f}}b{{/f}}c", ["f": false], gives: "ac"),
    RenderingRow("no value skips a section", "a{{#f}}b{{/f}}c", ["f": .nothing], gives: "ac"),
    RenderingRow("empty text skips a section", "a{{#f}}b{{/f}}c", ["f": ""], gives: "ac"),
    RenderingRow("empty markup skips a section", "a{{#f}}b{{/f}}c", ["f": .markup([])], gives: "ac"),
    RenderingRow("an empty list skips a section", "a{{#f}}b{{/f}}c", ["f": []], gives: "ac"),
    RenderingRow("a record without names opens a section", "a{{#f}}b{{/f}}c", ["f": [:]], gives: "abc"),
    RenderingRow("text opens a section", "a{{#f}}b{{/f}}c", ["f": "0"], gives: "abc"),
    RenderingRow("markup opens a section", "a{{#f}}b{{/f}}c", ["f": .markup([0x20])], gives: "abc"),
    RenderingRow("an empty section gives nothing", "a{{#f}}{{/f}}c", ["f": true], gives: "ac"),
    RenderingRow("space may surround a section's name", "{{# f }}b{{/ f }}", ["f": true], gives: "b"),
    RenderingRow("the names of the two tags may be spaced differently", "{{#f}}b{{/  f}}", ["f": true], gives: "b"),
    RenderingRow("a section may end where another starts", "{{#f}}a{{/f}}{{#f}}b{{/f}}", ["f": true], gives: "ab"),
    RenderingRow(
      "sections of one name may nest", "{{#f}}a{{#f}}b{{/f}}c{{/f}}", ["f": true], gives: "abc"),
    RenderingRow(
      "a skipped section skips those within", "{{#f}}a{{#g}}b{{/g}}c{{/f}}d", ["f": false, "g": true], gives: "d"),
    RenderingRow(
      "a section may skip within one that opens", "{{#g}}a{{#f}}b{{/f}}c{{/g}}d", ["f": false, "g": true], gives: "acd"),
    RenderingRow("a dotted name opens a section", "{{#a.b}}x{{/a.b}}", ["a": ["b": true]], gives: "x"),
  ])
  func opening(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow("a section over a record reaches its names", "{{#p}}{{n}}{{/p}}", ["p": ["n": "x"]], gives: "x"),
    RenderingRow("names outside stay in reach", "{{#p}}{{o}}{{n}}{{/p}}", ["p": ["n": "x"], "o": "y"], gives: "yx"),
    RenderingRow(
      "inner names hide outer ones", "{{n}}{{#p}}{{n}}{{/p}}{{n}}", ["p": ["n": "x"], "n": "y"], gives: "yxy"),
    RenderingRow(
      "a name without a value hides outer ones as well", "{{#p}}[{{n}}]{{/p}}", ["p": ["n": .nothing], "n": "y"],
      gives: "[]"),
    RenderingRow(
      "names are reached through text and flags", "{{#p}}{{#t}}{{#f}}{{n}}{{/f}}{{/t}}{{/p}}",
      ["p": ["n": "x"], "t": "t", "f": true], gives: "x"),
    RenderingRow(
      "every level is in reach", "{{#a}}{{#b}}{{#c}}{{x}}{{y}}{{z}}{{/c}}{{/b}}{{/a}}",
      ["a": ["x": "1", "b": ["y": "2", "c": ["z": "3"]]]], gives: "123"),
    RenderingRow(
      "a list is rendered once a value", "{{#l}}{{n}};{{/l}}", ["l": [["n": "1"], ["n": "2"]]], gives: "1;2;"),
    RenderingRow(
      "a list's falsy values are rendered as well", "{{#l}}.{{/l}}", ["l": [false, "", .nothing, []]], gives: "...."),
    RenderingRow(
      "lists nest", "{{#l}}{{n}}:{{#m}}{{n}}{{k}} {{/m}}{{/l}}",
      ["l": [["n": "a", "m": [["k": "1"], ["k": "2"]]], ["n": "b", "m": [["k": "3", "n": "c"]]]]],
      gives: "a:a1 a2 b:c3 "),
    RenderingRow(
      "a dotted list is rendered over its values", "{{#p.l}}{{.}}{{/p.l}}", ["p": ["l": ["a", "b"]]], gives: "ab"),
    RenderingRow(
      "the context of a dotted section is its value alone", "{{#a.b}}{{n}}{{/a.b}}",
      ["n": "outer", "a": ["n": "skipped", "b": ["k": "x"]]], gives: "outer"),
  ])
  func contexts(_ row: RenderingRow) throws { try row.check() }

  @Test(arguments: [
    RenderingRow("no opens an inverted section", "a{{^f}}b{{/f}}c", ["f": false], gives: "abc"),
    RenderingRow("no value opens an inverted section", "a{{^f}}b{{/f}}c", ["f": .nothing], gives: "abc"),
    RenderingRow("empty text opens an inverted section", "a{{^f}}b{{/f}}c", ["f": ""], gives: "abc"),
    RenderingRow("an empty list opens an inverted section", "a{{^f}}b{{/f}}c", ["f": []], gives: "abc"),
    RenderingRow("yes skips an inverted section", "a{{^f}}b{{/f}}c", ["f": true], gives: "ac"),
    RenderingRow("text skips an inverted section", "a{{^f}}b{{/f}}c", ["f": "x"], gives: "ac"),
    RenderingRow("a list with values skips an inverted section", "a{{^f}}b{{/f}}c", ["f": [false]], gives: "ac"),
    RenderingRow("a record skips an inverted section", "a{{^f}}b{{/f}}c", ["f": [:]], gives: "ac"),
    RenderingRow("a dotted name opens an inverted section", "{{^a.b}}x{{/a.b}}", ["a": ["b": false]], gives: "x"),
    RenderingRow(
      "an inverted section leaves the contexts as they are", "{{#l}}{{^f}}{{.}}{{/f}}{{/l}}", ["l": ["x"], "f": []],
      gives: "x"),
    RenderingRow("space may surround an inverted section's name", "{{^ f }}x{{/ f }}", ["f": false], gives: "x"),
    RenderingRow("one of two opposite sections is rendered", "{{#f}}a{{/f}}{{^f}}b{{/f}}", ["f": false], gives: "b"),
    RenderingRow("inverted sections nest", "{{^f}}a{{^f}}b{{/f}}{{#f}}c{{/f}}{{/f}}", ["f": false], gives: "ab"),
  ])
  func inverted(_ row: RenderingRow) throws { try row.check() }
}
