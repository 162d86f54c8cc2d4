import Claims
import Consistency
import Diagnostics
import Guides

/// The data of the page of single cases: a classic script, since pages on disk may fetch nothing.
struct CaseData {
  private let edition: Edition
  private let guide: Guide
  private let cases: GuideCases
  private let address: PageAddress
  private var words: Words { edition.words }
  private var space: ScenarioSpace { edition.site.evaluator.space }

  /// The data of all guides of a language: path below the site's root, and text.
  static func files(_ edition: Edition) -> [(path: String, text: String)] {
    edition.site.guides.compactMap { guide in
      guard let cases = edition.site.cases[guide.id] else { return nil }
      let data = CaseData(edition, guide, cases)
      return ("\(edition.locale)/\(guide.id)/case-data.js", data.script)
    }
  }

  private init(_ edition: Edition, _ guide: Guide, _ cases: GuideCases) {
    self.edition = edition
    self.guide = guide
    self.cases = cases
    address = .guide(guide.id.text, .scenario)
  }

  private var script: String { "window.verbatimCase=\(value.compact);\n" }

  private var value: JSONValue {
    let start = space.ordinaryAtoms()
    return .record([
      ("axes", .list(cases.axes.enumerated().map { axis($0.element, isAsked: $0.offset < cases.asked, start) })),
      ("places", .list(places)), ("impossible", boxes(cases.diagrams.impossible)),
      ("outcomes", .list(zip(cases.outcomes, cases.diagrams.diagrams).map { outcome($0, $1) })),
      ("findings", .record(findings)), ("marks", .record(marks)), ("words", .record(ownWords)),
      ("picture", picture),
    ])
  }

  /// The position of an axis among those of the page; nil for one that makes no difference.
  private func position(_ axis: Int) -> Int? { cases.axes.firstIndex(of: axis) }

  // MARK: Axes

  private func axis(_ index: Int, isAsked: Bool, _ start: [Int]) -> JSONValue {
    let axis = space.axes[index]
    let label = axis.dimension.label(edition.locale).capitalisedFirst
    var entries: [(key: String, value: JSONValue)] = [
      ("id", .text(axis.dimension.id.text)), ("label", .text(label)), ("asked", .flag(isAsked)),
      ("start", .text(Self.address(axis.atoms[start[index]]))),
      ("usual", .text(Self.address(axis.atoms[space.usualAtom(index)]))),
    ]
    if let none = axis.notApplicable { entries.append(("none", .number(kind(none, index)))) }
    if let needs = space.needs(of: index) { entries.append(("needs", boxes(needs))) }
    if axis.isRegion {
      entries.append(("kinds", .list(RegionCode.all.map { .number(kind($0.index, index)) })))
    } else {
      let options = axis.atoms.indices.filter { $0 != axis.notApplicable }.map { atom -> JSONValue in
        let text = edition.scenarios.atomText(axis.atoms[atom], of: axis.dimension.id) ?? ""
        let short = ValueLabel.short(text, under: axis.dimension.label(edition.locale))
        return .list([.text(Self.address(axis.atoms[atom])), .text(short), .number(kind(atom, index))])
      }
      entries.append(("options", .list(options)))
    }
    return .record(entries)
  }

  private func kind(_ atom: Int, _ axis: Int) -> Int { cases.diagrams.kind(of: atom, on: axis) ?? 0 }

  /// How the page's address writes an atom.
  private static func address(_ atom: Atom) -> String {
    switch atom {
    case .value(let id): id.text
    case .region(let code): code.code
    case .versions(let from, _): from?.description ?? "earlier"
    case .notApplicable: ""
    }
  }

  private var places: [JSONValue] {
    RegionCode.all.map { .list([.text($0.code), .text(edition.language.name(of: $0))]) }
  }

  /// Boxes as lists of axes with their kinds. All axes of what cannot happen are among those of the page.
  private func boxes(_ boxes: [Box]) -> JSONValue {
    .list(
      boxes.compactMap { box -> JSONValue? in
        var parts: [JSONValue] = []
        for part in box.parts {
          guard let position = position(part.axis) else { return nil }
          let kinds = cases.diagrams.kinds[part.axis].indices.filter {
            cases.diagrams.kinds[part.axis][$0].meets(part.atoms)
          }
          parts.append(.list([.number(position), .list(kinds.map { .number($0) })]))
        }
        return .list(parts)
      })
  }

  // MARK: Outcomes

  private func outcome(_ id: OutcomeID, _ diagram: CaseDiagram) -> JSONValue {
    let outcome = edition.ledger.vocabulary.outcome(id)
    let nodes = diagram.nodes.map { node in
      JSONValue.list(([position(node.axis) ?? 0] + node.targets.map { Self.number($0) }).map { .number($0) })
    }
    return .record([
      ("id", .text(id.text)), ("label", .text((outcome?.label(edition.locale) ?? id.text).capitalisedFirst)),
      ("told", .flag(cases.told.contains(id))), ("root", .number(Self.number(diagram.root))), ("nodes", .list(nodes)),
      ("leaves", .list(diagram.leaves.map { leaf(id, $0) })),
    ])
  }

  /// A node by its position; an end as -2, -3 and so on; -1 for what cannot happen.
  private static func number(_ target: CaseDiagram.Target) -> Int {
    switch target {
    case .node(let index): index
    case .leaf(let index): -2 - index
    case .impossible: -1
    }
  }

  private func leaf(_ outcome: OutcomeID, _ piece: Cell.Piece) -> JSONValue {
    let answer = CaseAnswer(edition, outcome, piece)
    var entries: [(key: String, value: JSONValue)] = [("mark", .text(answer.mark.rawValue))]
    if let text = answer.text { entries.append(("text", .text(text))) }
    let said = (piece.effect.map { [$0] } ?? piece.alternatives).map { effect in
      "\(effect.modality.rawValue) \(effect.values.map { $0.text }.joined(separator: " or "))"
    }
    if !said.isEmpty { entries.append(("says", .texts(said))) }
    if let effect = piece.effect, effect.modality == .isSo, effect.values.count == 1 {
      entries.append(("value", .text(effect.values[0].text)))
    }
    if !answer.claims.isEmpty { entries.append(("quotes", .texts(answer.claims.map { $0.dotted }))) }
    if !answer.setAside.isEmpty { entries.append(("aside", .texts(answer.setAside.map { $0.dotted }))) }
    let findings = answer.findings.map { $0.id }
    if !findings.isEmpty { entries.append(("findings", .texts(findings))) }
    return .record(entries)
  }

  private var findings: [(key: String, value: JSONValue)] {
    let ids = Set(cases.diagrams.diagrams.flatMap { $0.leaves.flatMap { $0.findings } })
    return edition.site.report.findings.filter { ids.contains($0.id) && $0.verdict != .resolved }.map { finding in
      (
        finding.id,
        .list([
          .text(DisagreementTitle.text(finding, edition)),
          .text(address.link(to: .disagreements, anchor: finding.id)),
        ])
      )
    }
  }

  private var marks: [(key: String, value: JSONValue)] {
    [Mark.settled, .decided, .disputed, .inferred, .partial, .silent, .none].map {
      ($0.rawValue, .texts([$0.symbol, words("mark-\($0.rawValue)")]))
    }
  }

  // MARK: Words and picture

  /// The words that the script needs: all whose keys begin with `case-` or `format-`, and a few of the others.
  private var ownWords: [(key: String, value: JSONValue)] {
    let shared = ["copied", "disagreements", "nothing-shown"]
    return words.entries.filter { $0.key.hasPrefix("case-") || $0.key.hasPrefix("format-") || shared.contains($0.key) }
      .sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }
  }

  private var picture: JSONValue {
    guard let picture = guide.scenario?.picture else { return .nothing }
    var entries: [(key: String, value: JSONValue)] = [
      ("form", .text(picture.form.text)), ("alert", .text(picture.alert.text)), ("sheet", .text(picture.sheet.text)),
      ("labels", .texts([picture.alert, picture.sheet].map { label($0, of: picture.form) })),
      ("title", quoted(picture.title.value)), ("buttons", .list(picture.buttons.map { quoted($0.value) })),
    ]
    if let third = picture.thirdButton {
      let language = edition.ledger.source(third.quote.value.source)?.language.tag ?? "en"
      entries.append(
        (
          "third",
          .record([
            ("outcome", .text(third.outcome.text)), ("value", .text(third.value.text)),
            ("label", .texts([third.label, language])),
          ])
        ))
    }
    if let text = picture.text {
      let kinds = ScenarioForm.FormattingKind.allCases.compactMap { kind in
        text.kinds[kind].map { (key: kind.rawValue, value: JSONValue.text($0.text)) }
      }
      entries.append(
        (
          "text",
          .record([
            ("outcome", .text(text.outcome.text)), ("value", .text(text.value.text)),
            ("formatting", .text(text.formatting.text)), ("supported", .text(text.supported.text)),
            ("kind", .text(text.kind.text)), ("kinds", .record(kinds)),
          ])
        ))
    }
    return .record(entries)
  }

  private func label(_ value: ValueID, of outcome: OutcomeID) -> String {
    let values = edition.ledger.vocabulary.outcome(outcome)?.values ?? []
    return (values.first { $0.id == value }?.label(edition.locale) ?? value.text).capitalisedFirst
  }

  /// The words of a quote with their language.
  private func quoted(_ id: ClaimID) -> JSONValue {
    let language = edition.ledger.source(id.source)?.language.tag ?? "en"
    return .texts([edition.ledger.claim(id)?.quotation?.shown ?? "", language])
  }
}
