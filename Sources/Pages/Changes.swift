import Claims
import Diagnostics

/// One dated thing that happened to the content.
struct Change {
  let date: CalendarDate
  /// Where it can be read.
  let address: PageAddress
  let anchor: String?
  let text: String

  /// All dated changes, the latest first: decisions, saved copies, recorded tests.
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
    return changes.sorted { ($1.date.description, $0.text) < ($0.date.description, $1.text) }
  }
}

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
      "since": .text(words("changes-no-release")),
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
}
