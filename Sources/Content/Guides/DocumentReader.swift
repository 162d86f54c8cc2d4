import Claims
import Diagnostics
import Guides
import Markup

/// Reads the three kinds of document that a guide has.
struct DocumentReader {
  let source: SourceText
  private(set) var faults: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation) {
    faults.append(Diagnostic(id, message, at: location))
  }

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
  mutating func article() -> Article {
    let (head, start) = FrontMatterReader.read(source, reporting: &faults)
    return Article(head: head, body: document(start..<source.lineCount + 1))
  }

  // MARK: Checklist

  private static let stepKeys = ["id", "who", "time", "applies", "done when", "skip if"]

  /// A checklist.
  mutating func checklist() -> Checklist {
    let (head, start) = FrontMatterReader.read(source, reporting: &faults)
    let (introduction, sections) = SectionReader.sections(
      source, from: start, keys: Self.stepKeys, .refused, reporting: &faults)
    var ids = SectionIDs<Checklist.Step>("step")
    var steps: [Checklist.Step] = []
    for section in sections {
      guard let id = ids.id(section, source, fallback: nil) else { continue }
      steps.append(
        Checklist.Step(
          id: id, title: inlines(section.title), who: inlines(section.fields["who"]),
          minutes: minutes(section), applies: inlines(section.fields["applies"]),
          doneWhen: inlines(section.fields["done when"]), skipIf: inlines(section.fields["skip if"]),
          body: document(section.body), location: section.location))
    }
    faults += ids.faults
    return Checklist(head: head, introduction: document(introduction), steps: steps)
  }

  /// `20 min` or `2 h`.
  private mutating func minutes(_ section: SectionReader.Section) -> Int? {
    guard let range = section.fields["time"] else { return nil }
    let parts = source.text(range).split(separator: " ")
    let factor = ["min": 1, "h": 60]
    if parts.count == 2, parts[0].utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(parts[0]),
      let unit = factor[String(parts[1])], (1...10_000).contains(number)
    {
      return number * unit
    }
    report(.stepSyntax, "a time such as '20 min' or '2 h' was expected here", at: source.location(range))
    return nil
  }

  // MARK: FAQ

  /// Questions and answers.
  mutating func faq() -> FAQ {
    let (head, start) = FrontMatterReader.read(source, reporting: &faults)
    let (introduction, sections) = SectionReader.sections(source, from: start, keys: ["id"], .prose, reporting: &faults)
    var ids = SectionIDs<FAQ.Question>("question")
    var questions: [FAQ.Question] = []
    for section in sections {
      let title = inlines(section.title)
      guard let id = ids.id(section, source, fallback: Anchor.slug(title.plainText)) else { continue }
      let body = document(section.body)
      let question = FAQ.Question(
        id: id, question: title, answer: Document(Array(body.blocks.prefix(1))),
        details: Document(Array(body.blocks.dropFirst())), location: section.location)
      if question.answer.claimUses.isEmpty, question.details.claimUses.isEmpty {
        report(
          .unsupportedAnswer, "no quoted statement stands behind this answer; cite one with <claim:source/name>",
          at: section.location)
      }
      questions.append(question)
    }
    faults += ids.faults
    return FAQ(head: head, introduction: document(introduction), questions: questions)
  }
}

/// Gives each section its id. One without a usable id gets a made-up one beside the report.
private struct SectionIDs<Kind> {
  private let what: String
  private var seen: UniqueIDs<Identifier<Kind>>
  private var count = 0
  private(set) var faults: [Diagnostic] = []

  init(_ what: String) {
    self.what = what
    seen = UniqueIDs(what)
  }

  /// The id that the section's line gives, or the fallback.
  mutating func id(_ section: SectionReader.Section, _ source: SourceText, fallback: String?) -> Identifier<Kind>? {
    count += 1
    let standIn = Identifier<Kind>("\(what)-without-id-\(count)")
    guard let range = section.fields["id"] else {
      guard let fallback = fallback.flatMap({ Identifier<Kind>($0) }) else {
        faults.append(Diagnostic(.stepSyntax, "a line 'id: …' is needed below this heading", at: section.location))
        return standIn
      }
      return seen.insert(fallback, at: section.location, reporting: &faults) ? fallback : standIn
    }
    guard let id = Identifier<Kind>(source.text(range)) else {
      faults.append(
        Diagnostic(
          .badID, "an id (lower-case letters, digits and hyphens, a letter first) was expected here",
          at: source.location(range)))
      return standIn
    }
    return seen.insert(id, at: source.location(range), reporting: &faults) ? id : standIn
  }
}
