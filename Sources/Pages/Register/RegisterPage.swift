import Claims
import Consistency

/// All quotes of all documents, to be filtered by document and topic; each leads to its one permanent address.
struct RegisterPage {
  /// How many quotes a page holds.
  static let size = 500
  private let edition: Edition
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  /// The pages; at least one.
  func files() -> [SiteFile] {
    let claims = edition.ledger.claims
    let count = max(1, (claims.count + Self.size - 1) / Self.size)
    return (0..<count).map { index in
      let own = Array(claims[(index * Self.size)..<min(claims.count, (index + 1) * Self.size)])
      return edition.page(.register(page: index)) { RegisterPage($0).page(index, of: count, own) }
    }
  }

  private func page(_ index: Int, of count: Int, _ claims: [Claim]) -> Page {
    let address = PageAddress.register(page: index)
    var frame = PageFrame(edition: edition, address: address, title: words("all-quotes"))
    frame.lead = RichText.label(words("register-lead"))
    frame.facts = [(words("fact-quotes"), .text(StatementCount.text(edition.ledger.claims, edition)))]
    var sources: [SourceID] = []
    for claim in claims where !sources.contains(claim.id.source) { sources.append(claim.id.source) }
    let groups = sources.map { id -> PageRecord in
      let source = edition.ledger.source(id)
      let own = claims.filter { $0.id.source == id }
      return [
        "id": .text("from-\(id)"), "source": .text(id.text), "lang": .text(source?.language.tag ?? "en"),
        "title": edition.documentTitle(id),
        "plain": .text(RichText.plain(source?.title(edition.locale) ?? id.text)),
        "href": .text(address.link(to: .quotes(id))),
        "entries": .records(own.map { entry($0, source, address) }),
      ]
    }
    let topics = edition.ledger.vocabulary.topics.filter { topic in claims.contains { $0.topics.contains(topic.id) } }
    let values = frame.values.adding([
      "groups": .records(groups),
      "topics": .records(
        topics.map { ["id": .text($0.id.text), "title": .text(RichText.plain($0.label(edition.locale)))] }),
      "pages": PartLinks.value(index, of: count, edition) { .register(page: $0) },
    ])
    return Page(address, edition, template: "register", values: values)
  }

  private func entry(_ claim: Claim, _ source: Source?, _ address: PageAddress) -> PageRecord {
    QuoteBrief(edition, address).value(claim, source)
  }
}

/// A quote in a list: its words, its mark, its topics, and the link to its address.
struct QuoteBrief {
  private let edition: Edition
  private let address: PageAddress

  init(_ edition: Edition, _ address: PageAddress) {
    self.edition = edition
    self.address = address
  }

  /// The values of the template `quote-brief`.
  func value(_ claim: Claim, _ source: Source?) -> PageRecord {
    let topics = edition.ledger.vocabulary.topics.filter { claim.topics.contains($0.id) }
    let said: PageRecord? = claim.quotation.map {
      ["lang": .text(source?.language.tag ?? "en"), "text": .quote(QuotePieces.pieces($0))]
    }
    return [
      "id": .text(claim.id.dotted),
      "href": .text(address.link(to: edition.site.page(of: claim.id), anchor: claim.id.dotted)),
      "said": .optional(said),
      "reported": .optional(RichText.label(claim.report?.paraphrase(edition.locale) ?? "")),
      "translation": .optional(RichText.label(edition.ledger.gloss(of: claim.id, in: edition.locale) ?? "")),
      "mark": .record(edition.mark(claim.id).value(edition.words)),
      "topic-ids": .text(topics.map { $0.id.text }.joined(separator: " ")),
      "topics": .records(
        topics.map {
          [
            "href": .text(address.link(to: .topics, anchor: "topic-\($0.id)")),
            "title": .rich(RichText.label($0.label(edition.locale))),
          ]
        }),
    ]
  }
}
