public import Claims
import Consistency
import Guides
import Markup

/// A legal review packet in one language: one page that holds all that it speaks of.
public struct PacketPage {
  let edition: Edition
  let selection: PacketSelection
  let identity: PacketIdentity
  let form: Form
  let sentences: PacketSentences
  var words: Words { edition.words }

  /// A packet in a language.
  public init(_ selection: PacketSelection, _ identity: PacketIdentity, in locale: LocaleCode, form: Form) {
    var edition = Edition(site: selection.site, locale: locale)
    edition.audience = selection.scope.audience
    self.edition = edition
    self.selection = selection
    self.identity = identity
    self.form = form
    sentences = PacketSentences(selection, edition)
  }

  /// What a rendering is for.
  public enum Form: Hashable, Sendable {
    /// A browser, and its printer.
    case screen
    /// A program that sets pages: footnotes go to the foot of the page.
    case paper
  }

  /// The page; its path is the file's name in the packet.
  public func page() -> Page {
    let subject = sentences.subject
    var values: PageRecord = [
      "lang": .text(edition.locale.tag), "id": .text(identity.id),
      "short-id": .text(PacketIdentity.short(identity.id)),
      "window-title": .text(words("window-title", ["page": words("packet"), "site": subject])),
      "title": .text(subject), "publisher": .text(edition.publication.publisher), "paper": .flag(form == .paper),
      "cover": .record(PacketCover(self).value), "contents": .records(Self.sections.map { section($0) }),
    ]
    values = values.adding([
      "passages": .record(PacketPassages(self).value), "exhibits": .record(PacketExhibits(self).value),
      "disagreements": .record(PacketDisagreements(self).value),
    ]).adding(PacketAppendix(self).values)
    return Page(
      path: "packet.\(edition.locale).html", locale: edition.locale, template: "packet", values: values,
      citations: citations)
  }

  /// The sections, in order; they keep their numbers where one is empty.
  private static let sections = [
    "passages", "exhibits", "disagreements", "gaps", "tests", "translations", "changes", "glossary", "limits",
    "checking", "approval",
  ]

  private func section(_ id: String) -> PageRecord {
    ["id": .text("section-\(id)"), "title": .text(words("packet-\(id)"))]
  }

  /// Every citation leads to the quote in this very page, by the quote's number.
  private var citations: [ClaimReference: Page.CitationLink] {
    var links: [ClaimReference: Page.CitationLink] = [:]
    for (claim, number) in selection.exhibits {
      guard let reference = ClaimReference(source: claim.source.text, claim: claim.name.text) else { continue }
      links[reference] = CitationNumbers().link(claim, number: number, edition, from: .packet)
    }
    return links
  }

  /// A link to a quote of the packet.
  func link(_ claim: ClaimID) -> PageRecord {
    [
      "href": .text("#\(claim.dotted)"),
      "title": .text(words("packet-quote-number", ["n": String(selection.exhibits[claim] ?? 0)])),
    ]
  }
}
