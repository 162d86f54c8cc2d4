import Claims
import Consistency
import Guides
import Markup

/// What happens where: a matrix computed from the quotes, with the regions that it names.
struct MatrixPage {
  private let edition: Edition
  private let guide: Guide
  private let address: PageAddress
  private var words: Words { edition.words }

  init(_ edition: Edition, _ guide: Guide) {
    self.edition = edition
    self.guide = guide
    address = .guide(guide.id.text, .matrix)
  }

  func page() -> Page {
    var numbers = CitationNumbers()
    let matrices = guide.matrices.map { MatrixTable(edition, $0, address) }
    let values = matrices.map { $0.value(&numbers) }
    var frame = PageFrame(edition: edition, address: address, title: words("nav-what-happens-where"))
    frame.guide = guide
    frame.lead = RichText.label(words("matrix-lead"))
    frame.notices = Notices.values(Set(numbers.order), edition, address)
    frame.contents = guide.matrices.map { ($0.id.text, RichText.label($0.title(edition.locale))) }
    let page = frame.values.adding([
      "legend": .records(legend), "matrices": .records(values), "regions": .optional(regions),
      "map": .optional(TileMap(edition, guide)?.value), "data": .record(["links": .records(dataLinks)]),
      "citations": .optional(
        CitationsValue.value(numbers.order, key: "quotes-behind-page", numbers: numbers, edition, address)),
    ])
    return Page(address, edition, template: "matrix", values: page, numbers: numbers)
  }

  private var legend: [PageRecord] {
    [Mark.settled, .decided, .disputed, .inferred, .partial, .silent].map { mark in
      mark.value(words).adding(["text": .text(words("legend-\(mark.rawValue)"))])
    }
  }

  private var dataLinks: [PageRecord] {
    guide.matrices.flatMap { matrix -> [PageRecord] in
      ["csv", "json"].map { form in
        [
          "href": .text("\(matrix.id).\(form)"),
          "title": .text(
            guide.matrices.count > 1
              ? words(
                "data-of", ["form": words("data-\(form)"), "title": RichText.plain(matrix.title(edition.locale))])
              : words("data-\(form)")),
        ]
      }
    }
  }

  /// The sets of regions that the rows name, with their members.
  private var regions: PageRecord? {
    var ids: [RegionSetID] = []
    for axis in guide.matrices.flatMap({ $0.axes }) {
      guard case .places(let names, _) = axis else { continue }
      for case .set(let id) in names where !ids.contains(id) { ids.append(id) }
    }
    let rows = ids.compactMap { edition.ledger.vocabulary.regionSet($0) }.map { region($0) }
    return rows.isEmpty ? nil : ["rows": .records(rows)]
  }

  private func region(_ set: RegionSet) -> PageRecord {
    var notes = [words.count("place-count", set.members.count)]
    if let date = set.asOf { notes.append(words("place-as-of", ["date": edition.language.date(date)])) }
    let members = set.members.count > 60 ? words("place-everywhere-else") : names(set)
    return [
      "id": .text("region-\(set.id)"), "title": .text(set.label(edition.locale)),
      "note": .text(notes.joined(separator: words("label-separator"))), "members": .text(members),
    ]
  }

  private func names(_ set: RegionSet) -> String {
    edition.language.all(set.members.sorted())
  }
}
