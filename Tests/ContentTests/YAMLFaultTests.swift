import Diagnostics
import TestSupport
import Testing

@testable import Content

@Suite struct YAMLFaultTests {
  private static let alias = "is not allowed; write the value out, or quote a text that begins with '*'"
  private static let anchor =
    "anchors are not allowed; write the value out where it is used, or quote a text that begins with '&'"
  private static let tag = "tags are not allowed, values are typed by the vocabulary; quote a text that begins with '!'"
  private static let tail =
    "the text after ' #' is lost as a comment; quote the value, or put the comment on its own line"
  private static let noColon = "a key and ':' were expected here, found no ':' on the line"
  private static let key = "a key was expected here; check the indentation and the quotation marks"
  private static let swallowed = "the value holds ': ', which begins a mapping; quote the value"

  private static let rows: [FaultRow] = [
    // Keys
    FaultRow("a: b\n한: c\n«a»: d\n", .duplicateKey, "the key 'a' stands here twice"),
    FaultRow("x: {a: b, 'c': d, «\"a\"»: e}\n", .duplicateKey, "the key 'a' stands here twice"),
    FaultRow("? «»[a]\n: b\n", .wrongShape, "a key must be a text, found a list"),
    FaultRow("? «»{a: b}\n: c\n", .wrongShape, "a key must be a text, found a mapping"),
    // Aliases, anchors, tags
    FaultRow("a: «»&x b\nc: «*x»\n", Expected(.yamlAlias, anchor), Expected(.yamlAlias, "the alias '*x' \(alias)")),
    FaultRow("a: «»&a [«*a»]\n", Expected(.yamlAlias, anchor), Expected(.yamlAlias, "the alias '*a' \(alias)")),
    FaultRow("a: «»&a {b: «*a»}\n", Expected(.yamlAlias, anchor), Expected(.yamlAlias, "the alias '*a' \(alias)")),
    FaultRow("a: b\n«*k» : c\n", Expected(.yamlAlias, "the alias '*k' \(alias)")),
    FaultRow("a: «»!!python/object x\n", .yamlAlias, tag),
    FaultRow("a: «»! x\n", .yamlAlias, tag), FaultRow("a: «»!!set {b, c}\n", .yamlAlias, tag),
    // Tabs
    FaultRow("a:\n  b: c\n«\t»d: e\n", .tabIndent, "a tab in the indentation; YAML is indented with spaces"),
    FaultRow(
      "a:\n «\t»b: c\n  «\t»- d\n", Expected(.tabIndent, "a tab in the indentation; YAML is indented with spaces"),
      Expected(.tabIndent, "a tab in the indentation; YAML is indented with spaces")),
    // Lost tails
    FaultRow("a: issue «#4 is open»\n", .swallowedText, tail), FaultRow("a: x\t«# y»\nb: z", .swallowedText, tail),
    FaultRow("a: one\n  two «# three»\n", .swallowedText, tail), FaultRow("a: [b «# c»\n  ]\n", .swallowedText, tail),
    FaultRow("- 한국 «# 어»\n", .swallowedText, tail),
    FaultRow(
      "a: «#fff»\nb: c\n", .swallowedText,
      "a comment stands in the place of the value; quote the value, or put the comment on its own line"),
    // Swallowed mappings
    FaultRow("a: b«:» c\n", .swallowedText, swallowed), FaultRow("a: b\n  c«:» d\n", .swallowedText, swallowed),
    FaultRow("label: Note«:»\n", .swallowedText, swallowed),
    FaultRow("- id: x\n  한: 국가«:» 어\n", .swallowedText, swallowed),
    // Syntax, in our words
    FaultRow("title: x\n«»publisher\nas-of: y\n", .yamlSyntax, noColon),
    FaultRow("a: «»'b\nc: d\n", .yamlSyntax, "the quotation mark here is never closed"),
    FaultRow("a: «`»b` is\n", .yamlSyntax, "a text cannot begin with '`'; quote the value"),
    FaultRow("a: «@»b\n", .yamlSyntax, "a text cannot begin with '@'; quote the value"),
    FaultRow("a: «%»b\n", .yamlSyntax, "a text cannot begin with '%'; quote the value"),
    FaultRow("a: «*»b* is\n", .yamlSyntax, "a text cannot begin with '*'; quote the value"),
    FaultRow("a: «,»b\n", .yamlSyntax, "a text cannot begin with ','; quote the value"),
    FaultRow("a: «]»\n", .yamlSyntax, "a text cannot begin with ']'; quote the value"),
    FaultRow(
      "a: \"b«»\\d\"\n", .yamlSyntax, "'\\' begins an escape in double quotation marks, and this is none; write '\\\\'"),
    FaultRow("a: [b\nc«»: d\n", .yamlSyntax, "',' or ']' was expected here"),
    FaultRow("a: {b: c\n«»", .yamlSyntax, "',' or '}' was expected here"),
    FaultRow("a: 'b' «»c\n", .yamlSyntax, key), FaultRow("a:\n  - b\n «»c: d\n", .yamlSyntax, key),
    FaultRow("a:\n  - b\n  «»c: d\n", .yamlSyntax, "'- ' was expected here; check the indentation"),
    FaultRow("a: «»- b\n", .yamlSyntax, "a list begins on a line of its own; quote a text that begins with '- '"),
    FaultRow(
      " a: b\n«»c: d\n", .yamlSyntax,
      "this stands outside of the file's mapping; check the indentation of the lines above"),
    FaultRow("한: 'b'\nc: x«»\u{1}y\n", .yamlSyntax, "a control character stands here; remove it"),
    FaultRow("a: b\n«»---\nc: d\n", .yamlSyntax, "a second document begins here; a file holds one"),
  ]

  @Test(arguments: rows)
  func `what is wrong is said where it is`(row: FaultRow) throws {
    let marked = try #require(MarkedText(row.text, path: "file.yaml"))
    expect(readYAML(marked.text).faults, are: row.expected, at: marked.locations)
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "   \n"])
  func `an empty file says so`(text: String) {
    expect(
      readYAML(text).faults, are: [Expected(.yamlSyntax, "the file has no content", file: "file.yaml")], at: [])
  }

  @Test(arguments: [
    ("a: issue #4 is \"open\"  \n", "a: \"issue #4 is \\\"open\\\"\"  \n"), ("- 한 # 국\n", "- \"한 # 국\"\n"),
    ("a: b: c\\d\n", "a: \"b: c\\\\d\"\n"), ("a: Note:\n", "a: \"Note:\"\n"), ("a: #fff\n", "a: \"#fff\"\n"),
    ("a: `b` is\n", "a: \"`b` is\"\n"), ("- id: x\n  한: 국: 어\n", "- id: x\n  한: \"국: 어\"\n"),
  ])
  func `the fix-it mends the file`(broken: String, mended: String) throws {
    let fault = try #require(readYAML(broken).faults.first)
    #expect(fault.fixIts.map { $0.message } == ["quote the value"])
    let text = try #require(fault.fixIts.first).applied(to: broken)
    #expect(text == mended)
    #expect(readYAML(text).faults.isEmpty)
  }

  @Test(arguments: ["a: one\n  two # three\n", "a: [b # c]\n  ]\n", "a: one\n  two: three\n"])
  func `no fix-it is offered where nobody can tell what to quote`(text: String) throws {
    #expect(try #require(readYAML(text).faults.first).fixIts.isEmpty)
  }

  @Test func `a repeated key shows both places`() throws {
    let fault = try #require(readYAML("a: b\na: c\n").faults.first)
    #expect(fault.notes.map { $0.message } == ["it was first given here"])
    #expect(fault.notes.first?.location == FileLocation(path: "file.yaml", line: 1, column: 1, length: 1))
  }

  @Test(arguments: [
    ("a: [b\nc: d\n", "the bracket was opened here", 1, 4), ("a: 'b' c\n", "the mapping began here", 1, 1),
    ("a:\n  - b\n  c: d\n", "the list began here", 2, 3),
  ])
  func `a note says where the broken thing began`(text: String, note: String, line: Int, column: Int) throws {
    let found = try #require(readYAML(text).faults.first?.notes.first)
    #expect(found.message == note)
    #expect(found.location == FileLocation(path: "file.yaml", line: line, column: column))
  }
}

extension Diagnostic.FixIt {
  /// The text with the edit carried out.
  func applied(to text: String) -> String {
    let source = SourceText(path: location.path, text)
    let start = source.lineStarts[location.line - 1] + location.column - 1
    return source.text(0..<start) + replacement + source.text(start + location.length..<source.bytes.count)
  }
}
