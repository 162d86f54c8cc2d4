import Diagnostics
import Mustache
import Testing

/// What a template says about the names it uses.
@Suite struct NameUseTests {
  @Test func `a template lists its names with role, place and the sections around`() throws {
    let page = "{{title}}\n{{#steps}}\n {{#a.b}}{{.}}{{/a.b}}{{^done}}{{>part}}{{/done}}\n{{/steps}}{{end}}"
    let set = try TemplateSet.compile(Templates(page, ["part": ""]).sources)
    let uses = try #require(set["page"]).names
    let found = uses.map { "\($0.location) \($0.role) \($0.name) in \($0.sections)" }
    #expect(
      found == [
        "Templates/page.mustache:1:3 print title in []",
        "Templates/page.mustache:2:4 section steps in []",
        "Templates/page.mustache:3:5 section a.b in [\"steps\"]",
        "Templates/page.mustache:3:12 print . in [\"steps\", \"a.b\"]",
        "Templates/page.mustache:3:26 inverted done in [\"steps\"]",
        "Templates/page.mustache:3:35 partial part in [\"steps\"]",
        "Templates/page.mustache:4:13 print end in []",
      ])
    #expect(uses.allSatisfy { $0.location.length == $0.name.utf8.count })
  }

  @Test func `a set lists its templates by name`() throws {
    let set = try TemplateSet.compile(Templates("", ["a": "x", "zoo": "y"]).sources)
    #expect(set.templates.map(\.name) == ["a", "page", "zoo"])
    #expect(set["zoo"]?.source.path == "Templates/zoo.mustache")
    #expect(set["nope"] == nil)
  }

  @Test func `output is appended to what is there`() throws {
    let set = try TemplateSet.compile(Templates("<{{a}}>").sources)
    var output = Array("x".utf8)
    try set.render("page", ["a": "1"], into: &output)
    try set.render("page", ["a": "2"], into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "x<1><2>")
  }
}
