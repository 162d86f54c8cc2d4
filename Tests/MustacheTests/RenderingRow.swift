import Diagnostics
import Mustache
import Testing

/// One rule of the language as a row: a template, what it is rendered over, and what comes out.
struct RenderingRow: CustomTestStringConvertible, Sendable {
  let sentence: String
  let template: String
  let record: TemplateRecord
  let partials: [String: String]
  let expected: String

  init(
    _ sentence: String, _ template: String, _ record: TemplateRecord = [:], partials: [String: String] = [:],
    gives expected: String
  ) {
    self.sentence = sentence
    self.template = template
    self.record = record
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { sentence }

  /// Renders the template and compares.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let output = try Templates(template, partials).render(record)
    #expect(output == expected, sourceLocation: sourceLocation)
  }
}

/// A template by the name of `page` among others, for tests.
struct Templates {
  let sources: [SourceText]

  init(_ page: String, _ partials: [String: String] = [:]) {
    sources =
      [SourceText(path: "Templates/page.mustache", page)]
      + partials.map { SourceText(path: "Templates/\($0.key).mustache", $0.value) }
  }

  func render(_ record: TemplateRecord) throws -> String {
    var output: [UInt8] = []
    try TemplateSet.compile(sources).render("page", record, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// What is wrong when the templates are compiled.
  func faults() -> [Diagnostic] {
    do throws(TemplateFault) {
      _ = try TemplateSet.compile(sources)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// What is wrong when `page` is rendered.
  func faults(over record: TemplateRecord) throws -> [Diagnostic] {
    let set = try TemplateSet.compile(sources)
    var output = Array("before".utf8)
    do throws(TemplateFault) {
      try set.render("page", record, into: &output)
      return []
    } catch {
      #expect(output == Array("before".utf8), "what was rendered before the fault is taken back")
      return error.diagnostics
    }
  }
}
