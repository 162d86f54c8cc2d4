import Claims
import Consistency
import Evidence

/// What a page says at its head about how far it can be relied on.
enum Notices {
  /// The notices of a page that rests on some claims.
  static func values(_ claims: Set<ClaimID>, _ edition: Edition, _ address: PageAddress) -> [PageRecord] {
    var notices: [PageRecord] = []
    let open = edition.findings(about: claims).filter { $0.isUnsettled }
    if !open.isEmpty {
      notices.append(
        notice(
          .disputed, title: "notice-disputed", text: edition.words.count("notice-disputed-text", open.count), edition,
          links: [
            [
              "href": .text(address.link(to: .disagreements, anchor: open.count == 1 ? open[0].id : nil)),
              "title": .text(edition.words("notice-see-disagreements")),
            ]
          ]))
    }
    notices += outdatedCopies(claims, edition)
    if let version = betaVersion(claims, edition) {
      notices.append(
        notice(
          .inferred, kind: "beta", title: "notice-beta",
          text: edition.words("notice-beta-text", ["version": version]), edition))
    }
    return notices
  }

  /// The documents behind some claims whose saved copies are out of date.
  private static func outdatedCopies(_ claims: Set<ClaimID>, _ edition: Edition) -> [PageRecord] {
    guard let evidence = edition.site.evidence else { return [] }
    var ages: [SourceID: CopyAge] = [:]
    for claim in claims {
      if let age = evidence[claim]?.age { ages[claim.source] = age }
    }
    return ages.keys.sorted().compactMap { id -> PageRecord? in
      guard let age = ages[id], let source = edition.ledger.source(id) else { return nil }
      let text =
        switch age {
        case .overLimit(let days):
          edition.words("notice-copy-outdated-text", ["document": source.title, "n": String(days)])
        case .followed: edition.words("notice-copy-followed-text", ["document": source.title])
        }
      return notice(.outdated, title: "notice-copy-outdated", text: text, edition)
    }
  }

  private static func notice(
    _ mark: Mark, kind: String? = nil, title: String, text: String, _ edition: Edition, links: [PageRecord] = []
  ) -> PageRecord {
    [
      "kind": .text(kind ?? mark.rawValue), "symbol": .text(mark.symbol), "title": .text(edition.words(title)),
      "text": .text(text), "links": .records(links),
    ]
  }

  /// The notice of a document that has no translation yet.
  static func notTranslated(_ edition: Edition) -> PageRecord {
    notice(.outdated, title: "notice-not-translated", text: edition.words("not-translated"), edition)
  }

  /// The beta version that the claims' sources speak of; nil where none is a beta.
  static func betaVersion(_ claims: Set<ClaimID>, _ edition: Edition) -> String? {
    let sources = Set(claims.map { $0.source })
    return edition.ledger.sources.filter { $0.isBeta && sources.contains($0.id) }.compactMap { $0.version }.min()
  }
}
