import Claims
import Diagnostics

/// One dated thing that happened to the content.
struct Change {
  let date: CalendarDate
  /// Where it can be read.
  let address: PageAddress
  let anchor: String?
  let text: String

  /// All dated changes, the latest first: decisions, saved copies, recorded tests, releases.
  static func all(_ edition: Edition) -> [Change] {
    let words = edition.words
    var changes: [Change] = []
    for decision in edition.ledger.decisions {
      guard let date = decision.decidedOn else { continue }
      let anchor = decision.about.first { edition.site.hasFinding($0) }
      let text = words("change-decision", ["question": RichText.plain(decision.question(edition.locale))])
      changes.append(Change(date: date, address: .disagreements, anchor: anchor, text: text))
    }
    for capture in edition.ledger.captures {
      guard let date = capture.taken, let source = edition.ledger.source(capture.source) else { continue }
      let text = words("change-copy", ["document": RichText.plain(source.title(edition.locale))])
      changes.append(Change(date: date, address: .sources, anchor: source.id.text, text: text))
    }
    for observation in edition.ledger.observations {
      guard let date = observation.date else { continue }
      let text = words("change-test", ["title": RichText.plain(observation.title(edition.locale))])
      changes.append(Change(date: date, address: .sources, anchor: observation.source.text, text: text))
    }
    for release in edition.site.releases.all {
      let text = words("change-release", ["name": release.name])
      changes.append(Change(date: release.on, address: .changes, anchor: "since-release", text: text))
    }
    return changes.sorted { ($1.date.description, $0.text) < ($0.date.description, $1.text) }
  }
}
