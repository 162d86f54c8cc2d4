import Claims
import Consistency
import Evidence
import Guides

/// What a page says at its head about how far it can be relied on.
enum Notices {
  /// The notices of a page that rests on some claims.
  static func values(_ claims: Set<ClaimID>, _ edition: Edition, _ address: PageAddress) -> [PageRecord] {
    var notices: [PageRecord] = []
    let open = edition.findings(about: claims).filter { $0.isUnsettled }
    let questions = FindingCounts.questions(open)
    if questions > 0 {
      notices.append(
        notice(
          .disputed, title: "notice-disputed", text: edition.words.count("notice-disputed-text", questions), edition,
          links: [
            [
              "href": .text(address.link(to: .disagreements, anchor: questions == 1 ? open[0].id : nil)),
              "title": .text(edition.words("notice-see-disagreements")),
            ]
          ]))
    }
    notices += outdatedCopies(claims, edition)
    let newer = Set(edition.ledger.sources.compactMap { $0.supersedes })
    for source in edition.ledger.sources
    where newer.contains(source.id) && claims.contains(where: { $0.source == source.id }) {
      notices.append(
        notice(
          .outdated, title: "notice-source-changed",
          text: edition.words("notice-source-changed-text", ["document": RichText.plain(source.title)]), edition))
    }
    if let version = betaVersion(claims, edition) {
      notices.append(
        notice(
          .inferred, kind: "beta", title: "notice-beta",
          text: edition.words("notice-beta-text", ["version": version]), edition))
    }
    return notices
  }

  /// The documents behind some claims whose saved copies are older than the workspace allows.
  private static func outdatedCopies(_ claims: Set<ClaimID>, _ edition: Edition) -> [PageRecord] {
    var ages: [SourceID: Int] = [:]
    for claim in claims {
      if case .overLimit(let days)? = edition.site.evidence(of: claim)?.age { ages[claim.source] = days }
    }
    return ages.keys.sorted().compactMap { id -> PageRecord? in
      guard let days = ages[id], let source = edition.ledger.source(id) else { return nil }
      return notice(
        .outdated, title: "notice-copy-outdated",
        text: edition.words(
          "notice-copy-outdated-text", ["document": RichText.plain(source.title), "n": String(days)]), edition)
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

  /// What readers of a translation are told: that there is none, that passages are out of date or not there yet.
  static func translation(_ edition: Edition, isMissing: Bool, _ gaps: TranslationGaps?) -> [PageRecord] {
    if isMissing {
      return [notice(.outdated, title: "notice-not-translated", text: edition.words("not-translated"), edition)]
    }
    func passages(_ count: Int, _ title: String) -> PageRecord? {
      count == 0
        ? nil : notice(.outdated, title: title, text: edition.words.count("\(title)-text", count), edition)
    }
    return [
      passages(gaps?.outdated ?? 0, "notice-translation-outdated"),
      passages(gaps?.untranslated ?? 0, "notice-not-translated"),
    ].compactMap { $0 }
  }

  /// The beta version that the claims' sources speak of; nil where none is a beta.
  static func betaVersion(_ claims: Set<ClaimID>, _ edition: Edition) -> String? {
    let sources = Set(claims.map { $0.source })
    return edition.ledger.sources.filter { $0.isBeta && sources.contains($0.id) }.compactMap { $0.version }.min()
  }
}
