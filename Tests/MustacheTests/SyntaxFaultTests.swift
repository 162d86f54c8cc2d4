import Diagnostics
import Mustache
import TestSupport
import Testing

/// What is wrong with the text of a template, found before anything is rendered.
@Suite struct SyntaxFaultTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let sentence: String
    let template: String
    let message: String
    let replacement: String?

    init(_ sentence: String, _ template: String, says message: String, offers replacement: String? = nil) {
      self.sentence = sentence
      self.template = template
      self.message = message
      self.replacement = replacement
    }

    var testDescription: String { sentence }
  }

  static let unescaped =
    "unescaped tags are not offered: values of type HTML are printed as they are, all text is escaped; write '{{body}}'"
  static let rule = "expected letters, digits, '-' and '_', with '.' between the parts of a path"
  static let blocks = "blocks and parent templates are not offered; use sections and partials"
  static let marks = "expected two marks without '=' between the equals signs, as in '{{=<% %>=}}'"
  static let open = "this tag is never closed; expected '}}' before the next tag"

  @Test(arguments: [
    Row("three braces", "a\n  «{{{body}}}» b", says: unescaped, offers: "{{body}}"),
    Row("three braces with space", "«{{{ body }}}»", says: unescaped, offers: "{{body}}"),
    Row("an ampersand", "«{{&body}}»", says: unescaped, offers: "{{body}}"),
    Row("an ampersand with space", "«{{& body }}»", says: unescaped, offers: "{{body}}"),
    Row("three braces, closed by two", "«{{{body}}» b", says: unescaped, offers: "{{body}}"),
    Row("an ampersand among other delimiters", "{{=<% %>=}}«<%&body%>»", says: unescaped, offers: "<%body%>"),
    Row("braces among other delimiters", "{{=<% %>=}}«<%{body}%>»", says: unescaped, offers: "<%body%>"),
    Row("three braces over lines", "«{{{»\nbody\n}}}", says: unescaped),
    Row("three braces around nothing", "«{{{}}}»", says: "a tag without a name"),
    Row("three braces around no name", "{{{«a b»}}}", says: "'a b' is not a name; " + rule),
    Row("an empty tag", "a «{{}}»", says: "a tag without a name"),
    Row("a tag of space", "«{{  }}»", says: "a tag without a name"),
    Row("a section without a name", "«{{#}}»a", says: "a tag without a name"),
    Row("a partial without a name", "«{{> }}»", says: "a tag without a name"),
    Row("two words", "{{«a b»}}", says: "'a b' is not a name; " + rule),
    Row("words of other template languages", "{{#«if x»}}a{{/if}}", says: "'if x' is not a name; " + rule),
    Row("a name over two lines", "{{ «a»\nb }}", says: "'a b' is not a name; " + rule),
    Row("a name in another script", "{{«제목»}}", says: "'제목' is not a name; " + rule),
    Row("a path that starts with a dot", "{{«.a»}}", says: "'.a' is not a name; " + rule),
    Row("a path that ends with a dot", "{{«a.»}}", says: "'a.' is not a name; " + rule),
    Row("a path with two dots", "{{«a..b»}}", says: "'a..b' is not a name; " + rule),
    Row("dots only", "{{«..»}}", says: "'..' is not a name; " + rule),
    Row("a path to a parent", "{{«../a»}}", says: "'../a' is not a name; " + rule),
    Row(
      "white space before a mark", "{{ «#a»}}b{{/a}}",
      says: "white space before '#'; the mark must follow the opening braces directly"),
    Row(
      "white space before a partial's mark", "{{ «>a»}}",
      says: "white space before '>'; the mark must follow the opening braces directly"),
    Row("a block", "{{«$a»}}b{{/a}}", says: blocks),
    Row("a parent", "{{«<a»}}b{{/a}}", says: blocks),
    Row(
      "a partial by value", "{{>«*a»}}",
      says: "partials whose name is a value are not offered; use sections and partials"),
    Row(
      "a partial in a folder", "{{>«parts/a»}}",
      says: "'parts/a' does not name a template; expected letters, digits, '-', '_' and '.'"),
    Row(
      "a partial of the value itself", "{{>«.»}}",
      says: "'.' does not name a template; expected letters, digits, '-', '_' and '.'"),
    Row("a tag without its end", "a «{{»name", says: open),
    Row("a tag that ends with one brace", "a «{{»name} b\n", says: open),
    Row("a tag that runs into another", "«{{»name {{other}}", says: open),
    Row("a section's tag that runs into another", "«{{»#name {{other}}{{/name}}", says: open),
    Row("a comment without its end", "«{{»! why } a", says: open),
    Row("three braces without their end", "«{{»{a", says: open),
    Row("opening braces at the end", "a«{{»", says: open),
    Row(
      "a tag without its end among other delimiters", "{{=<% %>=}}«<%»a",
      says: "this tag is never closed; expected '%>' before the next tag"),
    Row("one delimiter only", "«{{=<%=}}»", says: marks),
    Row("no delimiters", "«{{= =}}»", says: marks),
    Row("three delimiters", "«{{=a b c=}}»", says: marks),
    Row("delimiters with an equals sign", "«{{=<= =>=}}»", says: marks),
    Row(
      "delimiters without the last equals sign", "«{{=<% %>}}»",
      says: "this tag sets delimiters and must end with an equals sign, as in '{{=<% %>=}}'"),
    Row(
      "one equals sign", "«{{=}}»",
      says: "this tag sets delimiters and must end with an equals sign, as in '{{=<% %>=}}'"),
    Row("delimiters without their end", "«{{»=<% %>=", says: open),
  ])
  func syntax(_ row: Row) throws {
    let marked = try #require(MarkedText(row.template, path: "Templates/page.mustache"))
    let diagnostics = Templates(marked.text, ["other": ""]).faults()
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.id == .templateSyntax)
    #expect(diagnostic.message == row.message)
    #expect(diagnostic.location == marked.location)
    #expect(diagnostic.fixIts.map(\.replacement) == (row.replacement.map { [$0] } ?? []))
    #expect(diagnostic.fixIts.allSatisfy { $0.location == marked.location })
  }

  @Test func `a NUL byte is refused at its place`() throws {
    let diagnostic = try #require(Templates("a\nb\0c{{d}}\0").faults().first)
    #expect(diagnostic.message == "a NUL byte, which no HTML file may hold")
    #expect(diagnostic.location == FileLocation(path: "Templates/page.mustache", line: 2, column: 2, length: 1))
  }

  @Test func `all faults of all templates are reported at once`() {
    let templates = Templates("{{a b}}\n{{{c}}}\n{{#d}}\n{{>nope}}", ["other": "{{&e}}\n{{}}"])
    let found = templates.faults().map { "\($0.location?.description ?? "") \($0.id.rawValue)" }
    #expect(
      found == [
        "Templates/other.mustache:1:1 template-syntax", "Templates/other.mustache:2:1 template-syntax",
        "Templates/page.mustache:1:3 template-syntax", "Templates/page.mustache:2:1 template-syntax",
        "Templates/page.mustache:3:1 unclosed-section", "Templates/page.mustache:4:4 missing-template",
      ])
  }
}
