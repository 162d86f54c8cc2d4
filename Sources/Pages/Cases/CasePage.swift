import Claims
import Consistency
import Guides

/// One case at a time: choose what applies, read what happens and which quote says so. Without a script it shows the
/// most ordinary case and the tables.
struct CasePage {
  private let edition: Edition
  private let guide: Guide
  private let cases: GuideCases
  private let address: PageAddress
  private var words: Words { edition.words }

  init(_ edition: Edition, _ guide: Guide, _ form: ScenarioForm) {
    self.edition = edition
    self.guide = guide
    cases = edition.site.cases(of: guide, form)
    address = .guide(guide.id.text, .scenario)
  }

  func page() -> Page {
    var numbers = CitationNumbers()
    let space = edition.site.evaluator.space
    let atoms = space.ordinaryAtoms()
    let answers = answers(at: cases.kinds(atoms), &numbers)
    for claim in allClaims { numbers.number(of: claim) }
    let table = guide.matrices.first.map { MatrixTable(edition, $0, address).value(&numbers) }
    var frame = PageFrame(edition: edition, address: address, title: words("case-title"))
    frame.guide = guide
    frame.lead = RichText.label(words("case-lead"))
    frame.description = words("case-lead")
    frame.notices = Notices.values(Set(numbers.order), edition, address)
    let values = frame.values.adding([
      "example": .rich(RichText.label(words("case-example", ["case": sentence(atoms, space)]))),
      "answers": .records(answers), "pictured": .flag(guide.scenario?.picture != nil),
      "tables": .optional(table),
      "all-tables": guide.matrices.isEmpty
        ? .nothing
        : .record([
          "href": .text(address.link(to: .guide(guide.id.text, .matrix))), "title": .text(words("case-all-tables")),
        ]),
      "citations": .optional(
        CitationsValue.value(numbers.order, key: "quotes-behind-page", numbers: numbers, edition, address)),
    ])
    return Page(address, edition, template: "case", values: values, numbers: numbers)
  }

  /// Every claim that speaks in any case that is told.
  private var allClaims: [ClaimID] {
    let pieces = cases.diagrams.diagrams.flatMap { $0.leaves }
    return Set(pieces.flatMap { $0.citations.map { $0.claim } }).sorted()
  }

  private func sentence(_ atoms: [Int], _ space: ScenarioSpace) -> String {
    let asked = cases.axes.prefix(cases.asked).sorted()
    let settings = asked.map {
      Scenario.Setting(dimension: space.axes[$0].dimension.id, atom: space.axes[$0].atoms[atoms[$0]])
    }
    return edition.scenarios.text(settings)
  }

  private func answers(at kinds: [Int], _ numbers: inout CitationNumbers) -> [PageRecord] {
    zip(cases.outcomes, cases.diagrams.diagrams).compactMap { outcome, diagram -> PageRecord? in
      guard cases.told.contains(outcome), let piece = diagram.leaf(at: kinds) else { return nil }
      let answer = CaseAnswer(edition, outcome, piece)
      let links = (answer.claims + answer.setAside).map { claim -> PageRecord in
        let link = numbers.link(claim, number: numbers.number(of: claim), edition, from: address)
        return ["href": .text(link.href), "number": .text(String(link.number)), "label": .text(link.label)]
      }
      let label = edition.ledger.vocabulary.outcome(outcome)?.label(edition.locale) ?? outcome.text
      return [
        "id": .text("answer-\(outcome)"), "kind": .text(answer.mark.rawValue),
        "label": .rich(RichText.label(label.capitalisedFirst)),
        "text": .optional(RichText.label(answer.text ?? "")), "mark": .record(answer.mark.value(words)),
        "depends": .optional(
          piece.standing == .silent ? RichText.label(cases.depends(outcome, diagram, edition) ?? "") : []),
        "numbers": .records(links),
      ]
    }
  }
}
