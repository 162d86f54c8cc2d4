import Claims
import Guides
import Markup

/// The numbers of a page's citations: by first appearance, the same claim always the same number.
struct CitationNumbers {
  private(set) var order: [ClaimID] = []
  private var numbers: [ClaimID: Int] = [:]

  /// The number of a claim; the next free one where it appears for the first time.
  @discardableResult
  mutating func number(of claim: ClaimID) -> Int {
    if let known = numbers[claim] { return known }
    order.append(claim)
    numbers[claim] = order.count
    return order.count
  }

  /// The number of a claim that has one.
  func known(_ claim: ClaimID) -> Int? { numbers[claim] }

  /// Numbers what a text cites, in order; gives back each claim once.
  @discardableResult
  mutating func add(_ uses: [ClaimUse]) -> [ClaimID] {
    var found: [ClaimID] = []
    for use in uses {
      guard let id = ClaimID(use.reference.description) else { continue }
      number(of: id)
      if !found.contains(id) { found.append(id) }
    }
    return found
  }

  /// Where the page's citations lead.
  func links(_ edition: Edition, from address: PageAddress) -> [ClaimReference: Page.CitationLink] {
    var links: [ClaimReference: Page.CitationLink] = [:]
    for (index, claim) in order.enumerated() {
      guard let reference = ClaimReference(source: claim.source.text, claim: claim.name.text) else { continue }
      links[reference] = link(claim, number: index + 1, edition, from: address)
    }
    return links
  }

  /// Where the citation of a claim leads.
  func link(_ claim: ClaimID, number: Int, _ edition: Edition, from address: PageAddress) -> Page.CitationLink {
    let source = edition.ledger.source(claim.source)
    let document = source?.title(edition.locale) ?? claim.source.text
    return Page.CitationLink(
      number: number, href: address.link(to: edition.site.page(of: claim), anchor: claim.dotted),
      label: edition.words("citation-label", ["n": String(number), "document": document]),
      language: source?.language == edition.locale ? nil : source?.language.tag)
  }
}
