import Diagnostics
import Mustache
import TestSupport
import Testing

/// Names that do not exist, and values that cannot be printed.
@Suite struct StrictNameTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let sentence: String
    let template: String
    let message: String
    let note: String?

    init(_ sentence: String, _ template: String, says message: String, note: String? = nil) {
      self.sentence = sentence
      self.template = template
      self.message = message
      self.note = note
    }

    var testDescription: String { sentence }
  }

  static let record: TemplateRecord = [
    "title": "Guide", "steps": [["text": "one"], ["text": "two"]], "open": true, "closed": false, "missing": .nothing,
    "page": ["address": "a.html", "words": ["next": "Next"]], "html": .markup(Array("<br>".utf8)),
  ]
  static let all = "names that exist here: closed, html, missing, open, page, steps, title"

  @Test(arguments: [
    Row("a printed name", "a\n {{«titel»}}", says: "unknown name 'titel'; did you mean 'title'?", note: all),
    Row(
      "a section's name", "{{#«stesp»}}{{text}}{{/stesp}}", says: "unknown name 'stesp'; did you mean 'steps'?",
      note: all),
    Row(
      "an inverted section's name", "{{^«opne»}}{{/opne}}", says: "unknown name 'opne'; did you mean 'open'?", note: all
    ),
    Row("a name like no other", "{{«publisher»}}", says: "unknown name 'publisher'", note: all),
    Row(
      "the first part of a dotted name", "{{ «pgae».address }}", says: "unknown name 'pgae'; did you mean 'page'?",
      note: all),
    Row(
      "the last part of a dotted name", "提示 {{page.«adress»}}",
      says: "unknown name 'adress' in 'page'; did you mean 'address'?", note: "names that exist here: address, words"),
    Row(
      "a part in the middle", "{{page.«wrods».next}}", says: "unknown name 'wrods' in 'page'; did you mean 'words'?",
      note: "names that exist here: address, words"),
    Row(
      "a deep part", "{{#page.words.«nxt»}}{{/page.words.nxt}}",
      says: "unknown name 'nxt' in 'page.words'; did you mean 'next'?", note: "names that exist here: next"),
    Row("a part of text", "{{title.«size»}}", says: "unknown name 'size' in 'title', which is text"),
    Row("a part of a list", "{{steps.«count»}}", says: "unknown name 'count' in 'steps', which is a list of 2"),
    Row(
      "a part of what has no value", "{{^missing.«a»}}{{/missing.a}}",
      says: "unknown name 'a' in 'missing', which is without a value here"),
    Row(
      "a name within a section lists the nearest names as well", "{{#page}}{{«titles»}}{{/page}}",
      says: "unknown name 'titles'; did you mean 'title'?",
      note: "names that exist here: address, closed, html, missing, open, page, steps, title, words"),
  ])
  func unknown(_ row: Row) throws {
    let diagnostic = try only(row)
    #expect(diagnostic.id == .unknownName)
    #expect(diagnostic.notes == (row.note.map { [Diagnostic.Note($0)] } ?? []))
  }

  @Test(arguments: [
    Row(
      "a list", "{{«steps»}}",
      says: "'steps' is a list of 2 and cannot be printed; expected text or HTML, or a section '{{#steps}}'"),
    Row(
      "a record", "{{«page.words»}}",
      says: "'page.words' is a record and cannot be printed; expected text or HTML, or a section '{{#page.words}}'"),
    Row(
      "yes", "{{«open»}}",
      says: "'open' is yes or no and cannot be printed; expected text or HTML, or a section '{{#open}}'"),
    Row(
      "no", "{{«closed»}}",
      says: "'closed' is yes or no and cannot be printed; expected text or HTML, or a section '{{#closed}}'"),
    Row(
      "the record of the page", "{{«.»}}",
      says: "'.' is a record and cannot be printed; expected text or HTML, or a section '{{#.}}'"),
  ])
  func unprintable(_ row: Row) throws {
    let diagnostic = try only(row)
    #expect(diagnostic.id == .unprintableValue)
  }

  private func only(_ row: Row) throws -> Diagnostic {
    let marked = try #require(MarkedText(row.template, path: "Templates/page.mustache"))
    let diagnostics = try Templates(marked.text).faults(over: Self.record)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message == row.message)
    #expect(diagnostic.location == marked.location)
    #expect(diagnostic.severity == .error)
    return diagnostic
  }

  @Test func `every unknown name of a page is reported, each place once, in the order of the text`() throws {
    let template = "{{#steps}}{{txet}}{{/steps}}\n{{#nope}}{{never}}{{/nope}}{{titel}}{{titel}}"
    let diagnostics = try Templates(template).faults(over: Self.record)
    #expect(diagnostics.map(\.location?.line) == [1, 2, 2, 2])
    #expect(diagnostics.map(\.location?.column) == [13, 4, 30, 39])
  }

  @Test func `a skipped section is not looked into`() throws {
    #expect(try Templates("{{#closed}}{{nope}}{{/closed}}").faults(over: Self.record).isEmpty)
  }

  @Test func `an unknown name in a partial says where the partial is used`() throws {
    let templates = Templates("a\n  {{>outer}}", ["outer": "{{>inner}}", "inner": "x {{nope}}"])
    let diagnostic = try #require(try templates.faults(over: ["a": "b"]).first)
    #expect(diagnostic.location == FileLocation(path: "Templates/inner.mustache", line: 1, column: 5, length: 4))
    #expect(
      diagnostic.notes == [
        Diagnostic.Note("names that exist here: a"),
        Diagnostic.Note(
          "in the partial 'inner', used here",
          at: FileLocation(path: "Templates/outer.mustache", line: 1, column: 4, length: 5)),
        Diagnostic.Note(
          "in the partial 'outer', used here",
          at: FileLocation(path: "Templates/page.mustache", line: 2, column: 6, length: 5)),
      ])
  }

  @Test func `of many names a dozen are listed, the nearest first, sorted`() throws {
    var record = TemplateRecord((1...20).map { ("b\($0 + 10)", "x") })
    record.set(["z": "1", "y": "2"], for: "inner")
    let diagnostic = try #require(try Templates("{{#inner}}{{nope}}{{/inner}}").faults(over: record).first)
    #expect(
      diagnostic.notes.first?.message
        == "names that exist here: b11, b12, b13, b14, b15, b16, b17, b18, b19, b20, y, z and 11 more")
  }

  @Test func `a record without names says so`() throws {
    let diagnostic = try #require(try Templates("{{a}}").faults(over: [:]).first)
    #expect(diagnostic.notes == [Diagnostic.Note("no names exist here")])
  }

  @Test func `a template that is not in the set cannot be rendered`() throws {
    let set = try TemplateSet.compile([SourceText(path: "guide.mustache", "")])
    var output: [UInt8] = []
    let fault = try #require(throws: TemplateFault.self) { try set.render("gude", [:], into: &output) }
    #expect(fault.diagnostics.map(\.id) == [.missingTemplate])
    #expect(fault.diagnostics.map(\.message) == ["there is no template 'gude'; did you mean 'guide'?"])
  }
}
