import Diagnostics
import Mustache
import Testing

/// Templates that nobody writes by hand: each must end in a clear word, soon.
@Suite struct HostileTemplateTests {
  @Test func `sections nested ten thousand deep are refused at the first one too many`() throws {
    let text = String(repeating: "{{#a}}" + String(repeating: "x", count: 94), count: 10_000)
    let diagnostics = Templates(text + String(repeating: "{{/a}}", count: 10_000)).faults()
    #expect(diagnostics.map(\.message) == ["sections and partials nest more than 128 deep here"])
    #expect(diagnostics.first?.location?.column == 12_801)
  }

  @Test func `sections nested as deep as allowed are rendered`() throws {
    let text = String(repeating: "{{#a}}", count: 128) + "x" + String(repeating: "{{/a}}", count: 128)
    #expect(try Templates(text).render(["a": true]) == "x")
  }

  @Test func `partials nested too deep are refused`() throws {
    let partials = (1...200).map { ("p\($0)", $0 == 200 ? "x" : "{{>p\($0 + 1)}}") }
    let diagnostics = Templates("{{>p1}}", Dictionary(uniqueKeysWithValues: partials)).faults()
    #expect(diagnostics.first?.message == "sections and partials nest more than 128 deep here")
  }

  @Test func `sections and partials count together`() throws {
    let wrap = { (inner: String) in
      String(repeating: "{{#f}}", count: 50) + inner + String(repeating: "{{/f}}", count: 50)
    }
    let diagnostics = Templates(wrap("{{>a}}"), ["a": wrap("{{>b}}"), "b": wrap("x")]).faults()
    #expect(diagnostics.map(\.location?.path) == ["Templates/page.mustache"])
    #expect(diagnostics.map(\.message) == ["sections and partials nest more than 128 deep here"])
    #expect(try Templates(wrap("{{>a}}"), ["a": wrap("x")]).render(["f": true]) == "x")
  }

  @Test func `partials that double at every level are refused`() throws {
    let partials = (1...40).map { ("p\($0)", $0 == 40 ? "x" : "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }
    let diagnostics = Templates("{{>p1}}", Dictionary(uniqueKeysWithValues: partials)).faults()
    #expect(
      diagnostics.first?.message.hasSuffix("would take in more than 10000 partials, counting those within partials")
        == true)
  }

  @Test(arguments: [
    "{{", "{{#a ", "{{}}", "{{{a", "{{a b}}", "{{=", "{{/a}}", "{{&a}}", "{{! {{", "{{#a}}{{/b}}", "{{>x}}",
  ])
  func `one fault over and over yields a bounded number of words`(_ piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let diagnostics = Templates(text).faults()
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.count <= 101)
  }

  @Test func `a megabyte within one tag is shown in short`() throws {
    let name = String(repeating: "a ", count: 500_000)
    let diagnostic = try #require(Templates("{{\(name)}}").faults().first)
    #expect(diagnostic.message.utf8.count < 200)
  }

  @Test func `a megabyte of NUL bytes yields one word`() {
    #expect(Templates(String(repeating: "\0", count: 1_000_000)).faults().count == 1)
  }

  @Test func `many unknown names yield a bounded number of words`() throws {
    let text = (0..<5_000).map { "{{n\($0)}}" }.joined()
    let diagnostics = try Templates("{{#l}}\(text){{/l}}").faults(over: ["l": .list(Array(repeating: true, count: 50))])
    #expect(diagnostics.count == 101)
    #expect(diagnostics.contains { $0.message == "more than 100 faults; the rest is not shown" })
  }

  @Test func `bytes that are no UTF-8 are copied`() throws {
    let set = try TemplateSet.compile([SourceText(path: "page.mustache", bytes: [0xFF, 0x7B, 0x7B, 0x61, 0x7D, 0x7D])])
    var output: [UInt8] = []
    try set.render("page", ["a": "x"], into: &output)
    #expect(output == [0xFF, 0x78])
  }
}
