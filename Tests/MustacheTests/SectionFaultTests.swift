import Diagnostics
import Mustache
import Testing

/// Sections that are not closed, or closed in the wrong order.
@Suite struct SectionFaultTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let sentence: String
    let template: String
    /// Each fault as `line:column message`, with its note after a bar.
    let faults: [String]

    init(_ sentence: String, _ template: String, _ faults: String...) {
      self.sentence = sentence
      self.template = template
      self.faults = faults
    }

    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Row(
      "a section without its end", "a\n{{#b}}\nc",
      "2:1 the section 'b' is never closed; expected '{{/b}}' | 3:2 the template ends here"),
    Row(
      "an inverted section without its end", "{{^b}}",
      "1:1 the section 'b' is never closed; expected '{{/b}}' | 1:7 the template ends here"),
    Row(
      "two sections without their ends", "{{#a}}{{#b.c}}",
      "1:1 the section 'a' is never closed; expected '{{/a}}' | 1:15 the template ends here",
      "1:7 the section 'b.c' is never closed; expected '{{/b.c}}' | 1:15 the template ends here"),
    Row(
      "an inner section without its end", "{{#a}}\n{{#b}}\n{{/a}}",
      "2:1 the section 'b' is never closed; expected '{{/b}}' | 3:1 an outer section is closed here"),
    Row(
      "sections that cross", "{{#a}}{{#b}}{{/a}}{{/b}}",
      "1:7 the section 'b' is never closed; expected '{{/b}}' | 1:13 an outer section is closed here",
      "1:19 '{{/b}}' closes a section that is not open"),
    Row(
      "a section closed by another name", "{{#steps}}\n{{/step}}",
      "2:1 found '{{/step}}', expected '{{/steps}}' | 1:1 the section is opened here"),
    Row(
      "a dotted section closed by its last part", "{{#a.b}}{{/b}}",
      "1:9 found '{{/b}}', expected '{{/a.b}}' | 1:1 the section is opened here"),
    Row("a closing tag without a section", "a{{/b}}c", "1:2 '{{/b}}' closes a section that is not open"),
    Row(
      "a section closed twice", "{{#b}}{{/b}}{{/b}}", "1:13 '{{/b}}' closes a section that is not open"),
  ])
  func sections(_ row: Row) {
    let diagnostics = Templates(row.template).faults()
    #expect(diagnostics.allSatisfy { $0.id == .unclosedSection })
    let found = diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " | \(place($0.location)) \($0.message)" }.joined()
      return "\(place(diagnostic.location)) \(diagnostic.message)\(notes)"
    }
    #expect(found == row.faults)
  }

  private func place(_ location: FileLocation?) -> String {
    location.map { "\($0.line):\($0.column)" } ?? "nowhere"
  }
}
