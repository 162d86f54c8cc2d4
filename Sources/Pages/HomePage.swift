import Claims
import Consistency
import Guides
import Markup

/// The first page of a language: the guides, and whether each can be trusted today.
struct HomePage {
  private let edition: Edition
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: .home, title: edition.siteTitle)
    frame.lead = RichText.label(words("home-lead"))
    let values = frame.values.adding([
      "latest": .optional(latest), "guides": .records(edition.site.guides.map { guide($0) }),
    ])
    return Page(.home, edition, template: "home", values: values)
  }

  /// The latest decision, as the latest thing that changed.
  private var latest: PageRecord? {
    let dated = edition.ledger.decisions.compactMap { decision in decision.decidedOn.map { (decision, $0) } }
    guard let (decision, date) = dated.max(by: { ($0.1.description, $0.0.id.text) < ($1.1.description, $1.0.id.text) })
    else { return nil }
    let anchor = decision.about.first { edition.site.hasFinding($0) }
    return [
      "datetime": .text(date.machine), "date": .text(edition.language.date(date)),
      "href": .text(PageAddress.home.link(to: .disagreements, anchor: anchor)),
      "text": .rich(RichText.label(decision.question(edition.locale))),
    ]
  }

  private func guide(_ guide: Guide) -> PageRecord {
    let claims = edition.claims(of: guide)
    let findings = edition.findings(about: claims)
    let open = FindingCounts.questions(findings.filter { $0.isUnsettled })
    let mark: Mark = open == 0 ? .settled : .disputed
    let trust = open == 0 ? words("trust-settled") : words.count("trust-disputed", open)
    let first = guide.checklist != nil ? PageAddress.GuidePage.checklist : guide.article != nil ? .guide : .faq
    return [
      "href": .text(PageAddress.home.link(to: .guide(guide.id.text, first))),
      "title": .rich(RichText.label(edition.title(guide))),
      "state": .record([
        "kind": .text(mark.rawValue), "symbol": .text(mark.symbol), "label": .text(words("state-\(mark.rawValue)")),
      ]),
      "trust": .text(trust), "facts": .optional(Facts.record(facts(claims, findings))),
      "links": .records(links(guide)),
    ]
  }

  private func facts(_ claims: Set<ClaimID>, _ findings: [Finding]) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = []
    if let version = Notices.betaVersion(claims, edition) {
      rows.append((words("fact-written-against"), .text(version)))
    }
    rows.append(
      (words("fact-quotes"), .text(StatementCount.text(claims.compactMap { edition.ledger.claim($0) }, edition))))
    rows.append((words("fact-disagreements"), .text(FindingCounts.text(findings, words))))
    return rows
  }

  private func links(_ guide: Guide) -> [PageRecord] {
    let kinds: [(Bool, PageAddress.GuidePage, String, String)] = [
      (guide.checklist != nil, .checklist, "nav-what-to-do", "way-what-to-do"),
      (!guide.matrices.isEmpty, .matrix, "nav-what-happens-where", "way-what-happens-where"),
      (guide.scenario != nil, .scenario, "case-short", "way-case"),
      (guide.article != nil, .guide, "guide", "way-guide"), (guide.faq != nil, .faq, "faq", "way-faq"),
    ]
    return kinds.filter { $0.0 }.map { _, page, title, text in
      [
        "href": .text(PageAddress.home.link(to: .guide(guide.id.text, page))), "title": .text(words(title)),
        "text": .text(words(text)),
      ]
    }
  }
}
