import Diagnostics
import Mustache
import Testing

/// Partials that are missing or would contain themselves.
@Suite struct PartialFaultTests {
  @Test func `a missing partial is reported with the nearest name`() throws {
    let diagnostics = Templates("a\n {{> haed }}", ["head": ""]).faults()
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.id == .missingTemplate)
    #expect(diagnostic.message == "there is no template 'haed'; did you mean 'head'?")
    #expect(diagnostic.location == FileLocation(path: "Templates/page.mustache", line: 2, column: 6, length: 4))
  }

  @Test func `a partial that contains itself is refused`() throws {
    let diagnostic = try #require(Templates("{{>page}}").faults().first)
    #expect(diagnostic.id == .recursivePartial)
    #expect(diagnostic.message == "the partial 'page' would contain itself: page > page")
    #expect(diagnostic.location == FileLocation(path: "Templates/page.mustache", line: 1, column: 4, length: 4))
  }

  @Test func `a chain of partials that comes back is refused, with each step`() throws {
    let templates = Templates("{{>a}}", ["a": "{{>b}}", "b": "x\n{{#f}}{{>c}}{{/f}}", "c": "{{>d}}{{>a}}", "d": ""])
    let diagnostics = templates.faults()
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.id == .recursivePartial)
    #expect(diagnostic.message == "the partial 'a' would contain itself: a > b > c > a")
    #expect(diagnostic.location?.description == "Templates/c.mustache:1:10")
    #expect(
      diagnostic.notes.map { "\($0.location?.description ?? "") \($0.message)" } == [
        "Templates/a.mustache:1:4 'a' takes in 'b' here", "Templates/b.mustache:2:10 'b' takes in 'c' here",
      ])
  }

  @Test func `a partial that is shared is no recursion`() {
    #expect(Templates("{{>a}}{{>b}}{{>c}}", ["a": "{{>c}}", "b": "{{>a}}{{>c}}", "c": ""]).faults().isEmpty)
  }

  @Test func `two templates of one name are refused, in whichever folders they are`() throws {
    let fault = try #require(throws: TemplateFault.self) {
      try TemplateSet.compile([
        SourceText(path: "Templates/parts/head.mustache", ""), SourceText(path: "Templates/head.mustache", ""),
      ])
    }
    #expect(fault.diagnostics.map(\.id) == [.duplicateID])
    #expect(fault.diagnostics.map(\.location) == [.wholeFile("Templates/parts/head.mustache")])
    #expect(fault.diagnostics.first?.notes.map(\.location) == [.wholeFile("Templates/head.mustache")])
  }

  @Test(arguments: [
    ("Templates/guide.mustache", "guide"), ("head.mustache", "head"), ("a/b/feed.xml.mustache", "feed.xml"),
    ("a/plain.txt", "plain.txt"), (".mustache", ""),
  ])
  func `a template is named after its file`(_ path: String, _ name: String) {
    #expect(Template.name(ofFile: path) == name)
  }
}
