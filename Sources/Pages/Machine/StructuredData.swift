import Claims
import Diagnostics
import Guides
import Markup

/// What a page says to search engines, as JSON-LD: only on public sites.
struct StructuredData {
  private let edition: Edition
  private let address: PageAddress
  private let base: String

  /// Nil for an internal site.
  init?(_ edition: Edition, _ address: PageAddress) {
    guard let base = PublicAddress.base(edition.publication) else { return nil }
    self.edition = edition
    self.address = address
    self.base = base
  }

  private var url: String { "\(base)\(edition.locale)/\(address.path)" }

  /// Questions with their answers.
  func questions(_ faq: FAQ) -> JSONValue {
    .record(
      head("FAQPage", title: faq.head.title) + [
        (
          "mainEntity",
          .array(
            faq.questions.map { question in
              .record([
                ("@type", .string("Question")), ("name", .string(question.question.plainText)),
                ("url", .string("\(url)#\(question.id)")),
                (
                  "acceptedAnswer",
                  .record([("@type", .string("Answer")), ("text", .string(Self.line(question.answer.plainText)))])
                ),
              ])
            })
        )
      ])
  }

  /// A technical article with what it cites.
  func article(title: String, description: String?, claims: [ClaimID]) -> JSONValue {
    var sources: [SourceID] = []
    for claim in claims where !sources.contains(claim.source) { sources.append(claim.source) }
    let citations = sources.compactMap { edition.ledger.source($0) }.map { source -> JSONValue in
      var entries: [(key: String, value: JSONValue)] = [
        ("@type", .string("CreativeWork")), ("name", .string(RichText.plain(source.title))),
        ("publisher", .record([("@type", .string("Organization")), ("name", .string(source.publisher))])),
      ]
      if let url = source.url { entries.append(("url", .string(url))) }
      return .record(entries)
    }
    var entries = head("TechArticle", title: title)
    entries.append(("headline", .string(RichText.plain(title))))
    if let description { entries.append(("description", .string(RichText.plain(description)))) }
    entries += [
      ("author", .record([("@type", .string("Organization")), ("name", .string(edition.publication.publisher))])),
      ("dateModified", .string(edition.publication.asOf.description)), ("citation", .array(citations)),
    ]
    return .record(entries)
  }

  private func head(_ type: String, title: String) -> [(key: String, value: JSONValue)] {
    [
      ("@context", .string("https://schema.org")), ("@type", .string(type)), ("name", .string(RichText.plain(title))),
      ("url", .string(url)), ("inLanguage", .string(edition.locale.tag)),
    ]
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }
}
