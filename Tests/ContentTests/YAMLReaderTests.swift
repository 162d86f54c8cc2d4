// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Diagnostics
import TestSupport
import Testing

@testable import Content

/// Reads a text as YAML.
func readYAML(_ text: String) -> (node: YAMLNode?, faults: [Diagnostic]) {
  var faults: [Diagnostic] = []
  let node = YAMLReader.read(SourceText(path: "file.yaml", text), reporting: &faults)
  return (node, faults)
}

extension YAMLNode {
  /// The node as plain text, for comparing: lists in brackets, mappings in braces.
  var outline: String {
    switch value {
    case .scalar(let text, _): text
    case .sequence(let items): "[" + items.map { $0.outline }.joined(separator: "|") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.value)=\($0.value.outline)" }.joined(separator: "|") + "}"
    case .refused: "✗"
    }
  }
}

@Suite struct YAMLReaderTests {
  @Test(arguments: [
    "NO", "no", "on", "off", "yes", "true", "True", "null", "~", "1.0", "27.20", "0x10", "010", "1e3", ".inf",
    "2026-11-30", "12:30", "=", "<<", "-", "?x", "한국어", "a#b", "a:b", "C:\\x", "it's", "50%", "a, b", "a [b] {c}",
  ])
  func `a plain scalar stays the text that it is`(text: String) {
    let read = readYAML("key: \(text)\n")
    if text == "-" {
      #expect(read.faults.map { $0.id } == [.yamlSyntax])
      return
    }
    #expect(read.faults.isEmpty)
    #expect(read.node?.outline == "{key=\(text)}")
  }

  @Test(arguments: [
    ("a: 'it''s'", "{a=it's}"), ("a: \"x\\ty\\u00e9\\\\\"", "{a=x\tyé\\}"), ("a: |\n  one\n  two\n", "{a=one\ntwo}"),
    ("a: >\n  one\n  two\n", "{a=one two}"), ("a: |+\n  one\n\n\nb: c", "{a=one|b=c}"), ("a: >-\n  x\n", "{a=x}"),
    ("a: one\n  two\n  three", "{a=one two three}"), ("a: 'one\n  two'", "{a=one two}"), ("a:\n- b\n- c", "{a=[b|c]}"),
    ("a: [b, {c: d}]", "{a=[b|{c=d}]}"), ("? a\n: b", "{a=b}"), ("a:", "{a=}"), ("---\na: b\n...\n", "{a=b}"),
    ("# only\na: b # not a comment's fault\n# x", "{a=b}"), ("\"a\": \"b\" # fine", "{a=b}"),
    ("a: b\r\nc: d\r\n", "{a=b|c=d}"),
  ])
  func `every form of scalar gives its text`(yaml: String, outline: String) {
    let read = readYAML(yaml)
    #expect(read.node?.outline == outline)
    #expect(read.faults.map { $0.id } == (yaml.contains("not a comment's") ? [.swallowedText] : []))
  }

  @Test func `columns count UTF-8 bytes behind Chinese, Korean and emoji`() throws {
    let marked = try #require(MarkedText("국가: {中文: [한, «🇰🇷 값»]}\n", path: "file.yaml"))
    let node = try #require(readYAML(marked.text).node)
    guard case .mapping(let top) = node.value, case .mapping(let inner)? = top.first?.value.value else {
      Issue.record("a mapping in a mapping was expected")
      return
    }
    #expect(inner.first?.value.items.last?.location == marked.location)
  }

  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\r"])
  func `line ends that are none for an editor do not shift the places below`(end: String) throws {
    let marked = try #require(MarkedText("a: 'x\(end) y'\nb: c\n«b»: d\n", path: "file.yaml"))
    let faults = readYAML(marked.text).faults
    #expect(faults.map { $0.location } == [marked.location])
    #expect(faults.map { $0.id } == [.duplicateKey])
  }

  @Test func `a text at the limit is read and a longer one is reported, not printed`() {
    let limit = YAMLReader.scalarLimit
    #expect(readYAML("a: \(String(repeating: "x", count: limit))\n").faults.isEmpty)
    let faults = readYAML("a: \(String(repeating: "x", count: limit + 1))\n").faults
    #expect(faults.map { $0.message } == ["a text of 65537 bytes; at most 65536 are read"])
  }

  @Test func `a list at the depth limit is read and a deeper one is refused`() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(readYAML(nested(YAMLReader.depthLimit)).faults.isEmpty)
    #expect(readYAML(nested(YAMLReader.depthLimit + 1)).faults.map { $0.id } == [.yamlDepth])
    #expect(readYAML(nested(100_000)).faults.map { $0.id } == [.yamlDepth])
  }
}
