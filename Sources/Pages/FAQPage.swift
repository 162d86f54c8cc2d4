import Claims
import Consistency
import Guides
import Markup

/// Questions and answers, the short answer first, each with the quotes behind it.
struct FAQPage {
  private let edition: Edition
  private let guide: Guide
  private let faq: FAQ
  private let address: PageAddress
  private let text: GuideText

  init(_ edition: Edition, _ guide: Guide, _ faq: FAQ) {
    self.edition = edition
    self.guide = guide
    self.faq = faq
    address = .guide(guide.id.text, .faq)
    text = GuideText(edition: edition, guide: guide, address: address)
  }

  func page() -> Page {
    var numbers = CitationNumbers()
    numbers.add(faq.introduction.claimUses)
    let questions = faq.questions.map { question($0, &numbers) }
    var frame = text.frame(faq.head, guide.faq, claims: numbers.order)
    frame.contents = faq.questions.map { ($0.id.text, $0.question) }
    frame.structured = StructuredData(edition, address)?.questions(faq)
    let values = frame.values.adding(["questions": .records(questions)])
    return Page(address, edition, template: "faq", values: values, numbers: numbers)
  }

  private func question(_ question: FAQ.Question, _ numbers: inout CitationNumbers) -> PageRecord {
    let cited = numbers.add(question.claimUses)
    let isDisputed = edition.findings(about: Set(cited)).contains { $0.isUnsettled }
    return [
      "id": .text(question.id.text), "question": .rich(question.question),
      "notice": isDisputed
        ? .record(["symbol": .text(Mark.disputed.symbol), "text": .text(edition.words("answer-disputed"))]) : .nothing,
      "answer": .blocks(text.blocks(question.answer), headingShift: 1),
      "details": question.details.blocks.isEmpty ? .nothing : .blocks(text.blocks(question.details), headingShift: 1),
      "citations": .optional(
        CitationsValue.value(cited, key: "quotes-behind-answer", numbers: numbers, edition, address)),
    ]
  }
}
