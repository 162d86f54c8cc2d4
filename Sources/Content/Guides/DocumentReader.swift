import Claims
import Diagnostics
import Guides
import Markup

/// Reads the three kinds of document that a guide has. Ids and times of a translation come from the original.
struct DocumentReader {
  let source: SourceText
  private(set) var faults: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  private mutating func document(_ lines: Range<Int>) -> Document {
    guard !lines.isEmpty else { return Document([]) }
    let (document, diagnostics) = MarkdownReader.parse(source, lines: lines)
    faults += diagnostics
    return document
  }

  private mutating func inlines(_ bytes: Range<Int>?) -> [Inline] {
    guard let bytes else { return [] }
    let (content, diagnostics) = MarkdownReader.parseInlines(source, bytes: bytes)
    faults += diagnostics
    return content
  }

  // MARK: Guide

  /// The prose of a guide.
  mutating func article() -> Article? {
    guard let (head, start) = FrontMatterReader.read(source, reporting: &faults) else { return nil }
    return Article(head: head, body: document(start..<source.lineCount + 1))
  }

  // MARK: Checklist

  private static let stepKeys = ["id", "who", "time", "applies", "done when", "skip if"]

  /// A checklist; `original` is given for a translation.
  mutating func checklist(original: Checklist? = nil) -> Checklist? {
    guard let (head, start) = FrontMatterReader.read(source, reporting: &faults) else { return nil }
    let (introduction, sections) = SectionReader.sections(
      source, from: start, keys: Self.stepKeys, reporting: &faults)
    guard agrees(sections, with: original?.steps.count, "steps") else { return nil }
    var seen = UniqueIDs<StepID>("step")
    var steps: [Checklist.Step] = []
    for (index, section) in sections.enumerated() {
      let twin = original?.steps[index]
      guard let id: StepID = id(section, twin?.id, fallback: nil),
        seen.insert(id, at: section.location, reporting: &faults)
      else { continue }
      steps.append(
        Checklist.Step(
          id: id, title: inlines(section.title), who: inlines(section.fields["who"]),
          minutes: minutes(section) ?? twin?.minutes, applies: inlines(section.fields["applies"]),
          doneWhen: inlines(section.fields["done when"]), skipIf: inlines(section.fields["skip if"]),
          body: document(section.body), location: section.location))
    }
    return Checklist(head: head, introduction: document(introduction), steps: steps)
  }

  /// `20 min` or `2 h`.
  private mutating func minutes(_ section: SectionReader.Section) -> Int? {
    guard let range = section.fields["time"] else { return nil }
    let parts = source.text(range).split(separator: " ")
    let factor = ["min": 1, "h": 60]
    if parts.count == 2, let number = Int(parts[0]), let unit = factor[String(parts[1])], (1...10_000).contains(number)
    {
      return number * unit
    }
    faults.append(
      Diagnostic(.stepSyntax, "a time such as '20 min' or '2 h' was expected here", at: source.location(range)))
    return nil
  }

  // MARK: FAQ

  /// Questions and answers; `original` is given for a translation.
  mutating func faq(original: FAQ? = nil) -> FAQ? {
    guard let (head, start) = FrontMatterReader.read(source, reporting: &faults) else { return nil }
    let (introduction, sections) = SectionReader.sections(source, from: start, keys: ["id"], reporting: &faults)
    guard agrees(sections, with: original?.questions.count, "questions") else { return nil }
    var seen = UniqueIDs<QuestionID>("question")
    var questions: [FAQ.Question] = []
    for (index, section) in sections.enumerated() {
      let title = inlines(section.title)
      let fallback = QuestionID(Anchor.slug(title.plainText))
      guard let id: QuestionID = id(section, original?.questions[index].id, fallback: fallback),
        seen.insert(id, at: section.location, reporting: &faults)
      else { continue }
      let body = document(section.body)
      let question = FAQ.Question(
        id: id, question: title, answer: Document(Array(body.blocks.prefix(1))),
        details: Document(Array(body.blocks.dropFirst())), location: section.location)
      if question.answer.claimUses.isEmpty, question.details.claimUses.isEmpty {
        faults.append(
          Diagnostic(
            .unsupportedAnswer, "no quoted statement stands behind this answer; cite one with <claim:source/name>",
            at: section.location))
      }
      questions.append(question)
    }
    return FAQ(head: head, introduction: document(introduction), questions: questions)
  }

  // MARK: Sections

  /// A section's id: that of its original, its own `id:` line, or the fallback.
  private mutating func id<Kind>(
    _ section: SectionReader.Section, _ original: Identifier<Kind>?, fallback: Identifier<Kind>?
  ) -> Identifier<Kind>? {
    if let original { return original }
    guard let range = section.fields["id"] else {
      if fallback == nil {
        faults.append(
          Diagnostic(.stepSyntax, "a line 'id: …' is needed below this heading", at: section.location))
      }
      return fallback
    }
    if let id = Identifier<Kind>(source.text(range)) { return id }
    faults.append(
      Diagnostic(
        .badID, "an id (lower-case letters, digits and hyphens, a letter first) was expected here",
        at: source.location(range)))
    return nil
  }

  private mutating func agrees(_ sections: [SectionReader.Section], with count: Int?, _ what: String) -> Bool {
    guard let count, count != sections.count else { return true }
    faults.append(
      Diagnostic(
        .differentShape, "the translation has \(sections.count) \(what), the original \(count)",
        at: .wholeFile(source.path)))
    return false
  }
}
