public import Claims
public import Evidence
import Guides
import Markup

/// What a new saved copy of a document means, for the team: each quote that the document has otherwise now, and all that
/// rests on it. One page that holds all that it shows and is never part of the site.
public struct ImpactPage {
  private let impact: CaptureImpact
  private let capture: Capture
  private let approvals: [ClaimID: [QuoteDependents.Approval]]
  private let edition: Edition
  private var words: Words { edition.words }

  /// The page of an impact in one of the site's languages. `capture` is the new copy, `approvals` are those on record, by
  /// the quotes that they cover.
  public init(
    _ impact: CaptureImpact, of capture: Capture, approvals: [ClaimID: [QuoteDependents.Approval]], _ site: Site,
    in locale: LocaleCode
  ) {
    self.impact = impact
    self.capture = capture
    self.approvals = approvals
    edition = Edition(site: site, locale: locale)
  }

  /// The page, by its path below the team's folder.
  public func page() -> Page {
    let document = edition.ledger.source(impact.source).map { words.name(of: $0) } ?? impact.source.text
    let date = capture.taken.map { edition.language.date($0) } ?? "–"
    let frame = TeamFrame(
      site: edition.site.unnoted, locale: edition.locale, file: "impact-\(impact.source)-\(capture.name).html",
      title: words("team-impact", ["document": RichText.plain(document)]),
      lead: words("team-impact-lead", ["copy": capture.name, "date": date]))
    let still = impact.entries(.same).count
    return frame.page(
      "team-impact",
      [
        "notices": .list(
          (impact.isSameOriginal ? [.text(words("team-impact-same-bytes"))] : [])
            + (still == 0 ? [] : [.text(words.count("team-impact-same", still))])),
        "groups": .records([.changed, .gone, .moved, .found].compactMap { group($0) }),
      ])
  }

  private func group(_ change: CaptureImpact.Change) -> PageRecord? {
    let entries = impact.entries(change)
    guard !entries.isEmpty else { return nil }
    return [
      "id": .text(change.rawValue), "title": .text(words("team-impact-\(change.rawValue)")),
      "text": .text(words("team-impact-\(change.rawValue)-text")), "entries": .records(entries.map { entry($0) }),
    ]
  }

  private func entry(_ entry: CaptureImpact.Entry) -> PageRecord {
    let claim = edition.ledger.claim(entry.claim)
    let language = (edition.ledger.source(entry.claim.source)?.language).flatMap {
      $0 == edition.locale ? nil : $0.tag
    }
    var before = [QuotePiece(text: claim?.quotation?.text ?? "", kind: .plain)]
    var after: [QuotePiece] = []
    if case .altered(let alteration) = entry.after {
      let parts = alteration.diff.parts
      func pieces(_ text: (WordDiff.Part) -> String) -> [QuotePiece] {
        parts.filter { !text($0).isEmpty }.map { QuotePiece(text: text($0), kind: $0.isSame ? .plain : .differing) }
      }
      before = pieces { $0.isSame ? $0.captureWords : $0.quoteWords }
      after = pieces { $0.captureWords }
    }
    func said(_ label: String, _ pieces: [QuotePiece]) -> PageValue {
      guard !pieces.isEmpty else { return .nothing }
      // One version needs no name.
      return .record([
        "label": after.isEmpty ? .nothing : .text(words(label)), "lang": .optional(language), "text": .quote(pieces),
      ])
    }
    return [
      "id": .text(entry.claim.dotted),
      "href": .text(site(PageAddress.home.link(to: edition.site.page(of: entry.claim), anchor: entry.claim.dotted))),
      "name": .text(entry.claim.description), "before": said("packet-before", before),
      "after": said("packet-after", after),
      // What only moved, or was found at last, puts nothing at risk.
      "rests": .records([.changed, .gone].contains(entry.change) ? rests(entry.claim) : []),
    ]
  }

  private func site(_ link: String) -> String { "../../site/\(edition.locale)/\(link)" }

  /// What rests on a quote, a list a kind.
  private func rests(_ id: ClaimID) -> [PageRecord] {
    let dependents = QuoteDependents(
      of: id, in: edition.ledger.unnoted, uses: edition.site.unnoted.uses, approvals: approvals)
    func item(_ text: String, _ href: String? = nil) -> PageRecord {
      ["text": .rich(RichText.label(text)), "href": .optional(href)]
    }
    let rules = edition.ledger.claim(id).map { claim in
      claim.statements.map { item(edition.rules.text($0)) }
    }
    let decisions = dependents.decisions.map { decision in
      item(
        decision.question(edition.locale),
        decision.about.first { edition.site.hasFinding($0) }.map {
          site(PageAddress.home.link(to: .disagreements, anchor: $0))
        })
    }
    let places = dependents.places.map { place in
      let name = place.path + (place.anchor.map { "#\($0)" } ?? "")
      return item(name, site(name))
    }
    let locales = dependents.locales.map { item(edition.language.name(of: $0)) }
    let approvals = dependents.approvals.map { approval in
      let day = CalendarDate(approval.day).map { edition.language.date($0) } ?? approval.day
      return item(words("team-approval", ["name": edition.person(approval.signer), "date": day]))
    }
    let kinds: [(String, [PageRecord])] = [
      ("in-plain-words", rules ?? []), ("team-rests-decisions", decisions),
      ("team-rests-pages", places), ("team-rests-translations", locales),
      ("team-rests-approvals", approvals),
    ]
    return kinds.filter { !$0.1.isEmpty }.map { ["title": .text(words($0.0)), "items": .records($0.1)] }
  }
}
