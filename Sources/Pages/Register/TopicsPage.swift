import Claims
import Markup

/// What the quotes are about: for each topic its quotes from all documents; and the words that the guides use.
struct TopicsPage {
  private let edition: Edition
  private let address = PageAddress.topics
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: words("topics"))
    frame.lead = RichText.label(words("topics-lead"))
    let claims = edition.ledger.claims
    let brief = QuoteBrief(edition, address)
    let topics = edition.ledger.vocabulary.topics.map { topic -> (id: String, title: [Inline], claims: [Claim]) in
      ("topic-\(topic.id)", RichText.label(topic.label(edition.locale)), claims.filter { $0.topics.contains(topic.id) })
    }.filter { !$0.claims.isEmpty }
    let terms = edition.ledger.vocabulary.terms
    frame.contents =
      topics.map { ($0.id, $0.title) } + (terms.isEmpty ? [] : [("terms-title", RichText.label(words("terms")))])
    let values = frame.values.adding([
      "groups": .records(
        topics.map { topic in
          [
            "id": .text(topic.id), "title": .rich(topic.title),
            "count": .text(StatementCount.text(topic.claims, edition)),
            "entries": .records(topic.claims.map { entry($0, brief) }),
          ]
        }),
      "terms": terms.isEmpty
        ? .nothing
        : .record([
          "rows": .records(
            terms.map {
              [
                "id": .text("term-\($0.id)"), "term": .rich(RichText.label($0.term(edition.locale))),
                "meaning": .rich(RichText.label($0.meaning(edition.locale))),
                "opaque": $0.isOpaque ? .text(words("not-defined")) : .nothing,
              ]
            })
        ]),
    ])
    return Page(address, edition, template: "topics", values: values)
  }

  private func entry(_ claim: Claim, _ brief: QuoteBrief) -> PageRecord {
    let source = edition.ledger.source(claim.id.source)
    return brief.value(claim, source).adding([
      "document": .record(["title": edition.documentTitle(claim.id.source)])
    ])
  }
}
