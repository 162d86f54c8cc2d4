import Claims
import Consistency
import Diagnostics
import Evidence
import Guides
import Markup

/// All quotes of one document, each with a permanent address, what it says in plain words, and where it is used.
struct QuotesPage {
  /// How many quotes a page holds.
  static let size = 500

  private let edition: Edition
  private let source: Source
  private let address: PageAddress
  private let page: Int
  /// The texts of the document's saved copies, by name; none where no link needs them.
  private let copies: [String: CaptureText]
  private var words: Words { edition.words }

  /// A page of the quotes of a document, counted from 0.
  init(_ edition: Edition, _ source: Source, _ page: Int) {
    self.edition = edition
    self.source = source
    self.page = page
    address = .quotes(source.id, page: page)
    let captures = source.url == nil ? [] : edition.ledger.captures(of: source.id)
    copies = Dictionary(captures.map { ($0.name, CaptureText($0)) }) { first, _ in first }
  }

  /// The pages of a document; none where nothing is quoted from it.
  static func files(_ source: Source, _ edition: Edition) -> [SiteFile] {
    (0..<pageCount(source, edition)).map { number in
      edition.page(.quotes(source.id, page: number)) { QuotesPage($0, source, number).value() }
    }
  }

  private static func pageCount(_ source: Source, _ edition: Edition) -> Int {
    (edition.ledger.unnoted.claims(of: source.id).count + size - 1) / size
  }

  private func value() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: RichText.plain(source.title(edition.locale)))
    frame.titleLanguage = source.language
    frame.above = ["href": .text(address.link(to: .sources)), "title": .text(words("sources"))]
    frame.facts = SourceFacts(edition, address).rows(source)
    let sections = sections()
    frame.contents = sections.filter { !$0.title.isEmpty }.map { ($0.id, RichText.label($0.title)) }
    let values = frame.values.adding([
      "sections": .records(sections.map { section($0) }),
      "pages": PartLinks.value(page, of: Self.pageCount(source, edition), edition) { .quotes(source.id, page: $0) },
    ])
    return Page(address, edition, template: "quotes", values: values)
  }

  private struct Section {
    let id: String
    let title: String
    var claims: [Claim]
  }

  /// The document's claims under its own headings, in the order of the file; a heading that returns joins its first.
  private func sections() -> [Section] {
    var sections: [Section] = []
    for claim in edition.ledger.claims(of: source.id).dropFirst(page * Self.size).prefix(Self.size) {
      let title = claim.headings.joined(separator: " › ")
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].claims.append(claim)
      } else {
        sections.append(Section(id: "section-\(sections.count + 1)", title: title, claims: [claim]))
      }
    }
    return sections
  }

  private func section(_ section: Section) -> PageRecord {
    let hasTitle = !section.title.isEmpty
    return [
      "id": .text(section.id), "lang": .text(hasTitle ? source.language.tag : edition.locale.tag),
      "title": .rich(RichText.label(hasTitle ? section.title : words("no-heading"))),
      "entries": .records(section.claims.map { entry($0) }),
    ]
  }

  private func entry(_ claim: Claim) -> PageRecord {
    let rules = claim.statements.map { statement -> PageRecord in
      ["text": .rich(RichText.label(edition.rules.text(statement)))]
    }
    return [
      "id": .text(claim.id.dotted), "label": .text(words("quote-label", ["id": claim.id.dotted])),
      "quote": .record(QuoteValue(edition: edition, address: address, claim: claim).value),
      "rules": rules.isEmpty ? .nothing : .record(["rows": .records(rules)]),
      "facts": .optional(Facts.record(facts(claim))), "find": .optional(find(claim)),
    ]
  }

  /// The link to the sentence itself, with words to search for where the page does not jump.
  private func find(_ claim: Claim) -> PageRecord? {
    guard let quotation = claim.quotation else { return nil }
    let fragment = edition.site.unnoted.fragments(claim.id) {
      let evidence = edition.site.evidence(of: claim.id).flatMap { $0.isSecondary ? nil : $0 }
      let capture = evidence?.capture.flatMap { copies[$0] }
      return TextFragment(quotation, url: source.url, capture: capture, at: evidence?.verdict.span)
    }
    guard let fragment, ExternalLink.inline(fragment.href, claim.location) != nil else { return nil }
    return [
      "href": .text(fragment.href), "lang": .text(source.language.tag), "text": .text(fragment.searchWords),
    ]
  }

  private func facts(_ claim: Claim) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = []
    let topics = edition.ledger.vocabulary.topics.filter { claim.topics.contains($0.id) }.map {
      $0.label(edition.locale)
    }
    if !topics.isEmpty {
      rows.append((words("topics"), .text(topics.joined(separator: words("item-separator")))))
    }
    let uses = edition.site.uses(of: claim.id)
    rows.append((words("used-in"), uses.isEmpty ? .text(words("not-used")) : .rich(links(uses))))
    let findings = edition.findings(about: [claim.id])
    if !findings.isEmpty {
      // What one decision is about has one title: the first of its findings stands for all.
      var links: [(href: String, title: String)] = []
      for finding in findings {
        let title = DisagreementTitle.text(finding, edition)
        let isTold = finding.state.decision != nil && links.contains { $0.title == title }
        if isTold { continue }
        links.append((address.link(to: .disagreements, anchor: finding.id), title))
      }
      rows.append((words("part-of"), .rich(LinkList.joined(links, separator: words("link-separator")))))
    }
    return rows
  }

  private func links(_ uses: [ClaimPlace]) -> [Inline] {
    let links = uses.compactMap { use -> (String, String)? in
      guard let guide = edition.site.guide(use.guide) else { return nil }
      return (address.link(to: .guide(use.guide.text, use.page), anchor: use.anchor), title(use, guide))
    }
    return LinkList.joined(links, separator: words("link-separator"))
  }

  private func title(_ use: ClaimPlace, _ guide: Guide) -> String {
    switch use.page {
    case .checklist:
      let index = guide.checklist?(edition.locale).steps.firstIndex { $0.id.text == use.anchor }
      return index.map { words("step-number", ["n": String($0 + 1)]) } ?? words("nav-what-to-do")
    case .faq:
      let question = guide.faq?(edition.locale).questions.first { $0.id.text == use.anchor }
      return question?.question.plainText ?? words("faq-short")
    case .guide: return edition.title(guide)
    case .matrix: return words("nav-what-happens-where")
    case .scenario: return words("case-title")
    }
  }
}

/// Links one after the other, in running text.
enum LinkList {
  /// The links with a separator between them; addresses that cannot be linked to are left out.
  static func joined(_ links: [(href: String, title: String)], separator: String) -> [Inline] {
    var content: [Inline] = []
    let nowhere = FileLocation.wholeFile("")
    for link in links {
      guard let target = LinkTarget(link.href) else { continue }
      if !content.isEmpty { content.append(.text(separator)) }
      content.append(.link(Link(to: target, content: RichText.label(link.title), at: nowhere)))
    }
    return content
  }
}
