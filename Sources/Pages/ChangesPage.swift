import Claims
import Diagnostics
import Guides
import Markup

/// What changed: since the last recorded release where there is one, and by date.
struct ChangesPage {
  private let edition: Edition
  private let address = PageAddress.changes
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: words("changes"))
    frame.lead = RichText.label(words("changes-lead"))
    var days: [(date: CalendarDate, changes: [Change])] = []
    for change in Change.all(edition) {
      if days.last?.date == change.date {
        days[days.count - 1].changes.append(change)
      } else {
        days.append((change.date, [change]))
      }
    }
    let values = frame.values.adding([
      "release": .record(release),
      "days": .records(
        days.map { day in
          [
            "id": .text("on-\(day.date.machine)"), "datetime": .text(day.date.machine),
            "date": .text(edition.language.date(day.date)),
            "changes": .records(
              day.changes.map {
                ["href": .text(address.link(to: $0.address, anchor: $0.anchor)), "text": .text($0.text)]
              }),
          ]
        }),
      "feed": edition.publication.visibility == .public && edition.publication.baseURL != nil ? "feed.xml" : .nothing,
    ])
    return Page(address, edition, template: "changes", values: values)
  }

  // MARK: Since the last release

  /// What has changed since the last release, told as a packet tells it.
  private var release: PageRecord {
    let releases = edition.site.releases
    guard let last = releases.all.first else {
      return ["since": .text(words("changes-no-release")), "entries": .list([])]
    }
    let entries = releases.changes(words).filter { isShown($0) }
    let since = words(
      entries.isEmpty ? "changes-none-since" : "changes-since",
      ["name": last.name, "date": edition.language.date(last.on), "n": String(entries.count)])
    return ["since": .text(since), "entries": .records(entries.map { entry($0) })]
  }

  /// Readers of a translation see its own changes, readers of the original those of all languages.
  private func isShown(_ change: PacketChange) -> Bool {
    switch change.kind {
    case .translationAltered, .staleText, .staleQuote:
      edition.locale == publication.defaultLocale || change.language == edition.locale
    default: true
    }
  }

  private var publication: Publication { edition.publication }

  private func entry(_ change: PacketChange) -> PageRecord {
    // Numbers of quotes are those of packets.
    ChangeValue(words).value(change).adding(["href": .optional(place(change)), "number": .nothing])
  }

  /// Where what changed can be read today; nil where that is no longer anywhere.
  private func place(_ change: PacketChange) -> String? {
    // What is told of a translation ends in its language: `notice/option (ko)`.
    let subject = String(change.subject.prefix { $0 != " " })
    switch change.kind {
    case .quoteAltered, .quoteAdded, .meaningAltered, .translationAltered, .staleQuote, .staleText, .staleFacts,
      .passageAltered, .passageAdded:
      if let claim = ClaimID(subject), edition.ledger.claim(claim) != nil {
        return address.link(to: edition.site.page(of: claim), anchor: claim.dotted)
      }
      return passage(subject)
    case .copyAltered, .copyAdded: return address.link(to: .sources)
    case .decisionMade, .decisionAltered, .decisionLapsed:
      let about = DecisionID(subject).flatMap { edition.ledger.decision($0) }?.about ?? []
      return about.first { edition.site.hasFinding($0) }.map { address.link(to: .disagreements, anchor: $0) }
    case .disagreementAdded:
      return edition.site.hasFinding(subject) ? address.link(to: .disagreements, anchor: subject) : nil
    case .caseAltered:
      return subject.split(separator: "/").first.map { address.link(to: .guide(String($0), .matrix)) }
    case .quoteRemoved, .copyRemoved, .decisionRemoved, .disagreementRemoved, .passageRemoved: return nil
    }
  }

  /// The page of a passage: `att-eu/checklist.gate-the-call.3`.
  private func passage(_ place: String) -> String? {
    let parts = place.split(separator: "/", maxSplits: 1).map { String($0) }
    guard parts.count == 2, let guide = edition.site.unnoted.guides.first(where: { $0.id.text == parts[0] }) else {
      return nil
    }
    let steps = parts[1].split(separator: ".").map { String($0) }
    // What stands before the first step or question has no anchor of its own: `checklist.2`.
    let anchor = steps.count == 3 ? steps[1] : nil
    switch steps.first {
    case "checklist" where guide.checklist != nil:
      return address.link(to: .guide(parts[0], .checklist), anchor: anchor)
    case "faq" where guide.faq != nil:
      return address.link(to: .guide(parts[0], .faq), anchor: anchor)
    case "guide" where guide.article != nil: return address.link(to: .guide(parts[0], .guide))
    default: return nil
    }
  }
}
