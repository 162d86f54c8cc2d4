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

  /// The data of all guides of a language.
  static func files(_ edition: Edition) -> [SiteFile] {
    edition.site.unnoted.guides.compactMap { guide in
      guard let form = guide.scenario else { return nil }
      return edition.file("\(edition.locale)/\(guide.id)/case-data.js", of: guide.id) { edition in
        .text(CaseData(edition, guide, form).script)
      }
    }
  }

  private init(_ edition: Edition, _ guide: Guide, _ form: ScenarioForm) {
    self.edition = edition
    self.guide = guide
    cases = edition.site.cases(of: guide, form)
    address = .guide(guide.id.text, .scenario)
  }

  private var script: String { "window.verbatimCase=\(value.compact);\n" }

  private var value: JSONValue {
    let start = space.ordinaryAtoms()
    return .record([
      ("axes", .array(cases.axes.enumerated().map { axis($0.element, isAsked: $0.offset < cases.asked, start) })),
      ("places", .array(places)), ("impossible", boxes(cases.diagrams.impossible)),
      ("outcomes", .array(zip(cases.outcomes, cases.diagrams.diagrams).map { outcome($0, $1) })),
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
      ("id", .string(axis.dimension.id.text)), ("label", .string(label)), ("asked", .boolean(isAsked)),
      ("start", .string(Self.address(axis.atoms[start[index]]))),
      ("usual", .string(Self.address(axis.atoms[space.usualAtom(index)]))),
    ]
    if let none = axis.notApplicable { entries.append(("none", .integer(kind(none, index)))) }
    if let needs = space.needs(of: index) { entries.append(("needs", boxes(needs))) }
    if axis.isRegion {
      entries.append(("kinds", .integers(RegionCode.all.map { kind($0.index, index) })))
    } else {
      let options = axis.atoms.indices.filter { $0 != axis.notApplicable }.map { atom -> JSONValue in
        let text = edition.scenarios.atomText(axis.atoms[atom], of: axis.dimension.id) ?? ""
        let short = ValueLabel.short(text, under: axis.dimension.label(edition.locale))
        return .array([.string(Self.address(axis.atoms[atom])), .string(short), .integer(kind(atom, index))])
      }
      entries.append(("options", .array(options)))
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
    RegionCode.all.map { .array([.string($0.code), .string(edition.language.name(of: $0))]) }
  }

  /// Boxes as lists of axes with their kinds. All axes of what cannot happen are among those of the page.
  private func boxes(_ boxes: [Box]) -> JSONValue {
    .array(
      boxes.compactMap { box -> JSONValue? in
        var parts: [JSONValue] = []
        for part in box.parts {
          guard let position = position(part.axis) else { return nil }
          let kinds = cases.diagrams.kinds[part.axis].indices.filter {
            cases.diagrams.kinds[part.axis][$0].meets(part.atoms)
          }
          parts.append(.array([.integer(position), .integers(kinds)]))
        }
        return .array(parts)
      })
  }

  // MARK: Outcomes

  private func outcome(_ id: OutcomeID, _ diagram: CaseDiagram) -> JSONValue {
    let outcome = edition.ledger.vocabulary.outcome(id)
    let nodes = diagram.nodes.map { node in
      JSONValue.integers([position(node.axis) ?? 0] + node.targets.map { Self.number($0) })
    }
    return .record([
      ("id", .string(id.text)), ("label", .string((outcome?.label(edition.locale) ?? id.text).capitalisedFirst)),
      ("told", .boolean(cases.told.contains(id))), ("root", .integer(Self.number(diagram.root))),
      ("nodes", .array(nodes)),
      ("leaves", .array(diagram.leaves.map { leaf(id, $0) })),
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
    var entries: [(key: String, value: JSONValue)] = [("mark", .string(answer.mark.rawValue))]
    if let text = answer.text { entries.append(("text", .string(text))) }
    let said = (piece.effect.map { [$0] } ?? piece.alternatives).map { effect in
      "\(effect.modality.rawValue) \(effect.values.map { $0.text }.joined(separator: " or "))"
    }
    if !said.isEmpty { entries.append(("says", .strings(said))) }
    if let effect = piece.effect, effect.modality == .isSo, effect.values.count == 1 {
      entries.append(("value", .string(effect.values[0].text)))
    }
    if !answer.claims.isEmpty { entries.append(("quotes", .strings(answer.claims.map { $0.dotted }))) }
    if !answer.setAside.isEmpty { entries.append(("aside", .strings(answer.setAside.map { $0.dotted }))) }
    let findings = answer.findings.map { $0.id }
    if !findings.isEmpty { entries.append(("findings", .strings(findings))) }
    return .record(entries)
  }

  private var findings: [(key: String, value: JSONValue)] {
    let ids = cases.diagrams.diagrams.flatMap { $0.leaves.flatMap { $0.findings } }
    return edition.site.unresolved(ids).map { finding in
      (
        finding.id,
        .array([
          .string(DisagreementTitle.text(finding, edition)),
          .string(address.link(to: .disagreements, anchor: finding.id)),
        ])
      )
    }
  }

  private var marks: [(key: String, value: JSONValue)] {
    [Mark.settled, .decided, .disputed, .inferred, .partial, .silent, .none].map {
      ($0.rawValue, .strings([$0.symbol, words("mark-\($0.rawValue)")]))
    }
  }

  // MARK: Words and picture

  /// The words that the script needs: all whose keys begin with `case-` or `format-`, and a few of the others.
  private var ownWords: [(key: String, value: JSONValue)] {
    let shared = ["copied", "disagreements", "item-separator", "nothing-shown"]
    return words.entries.filter { $0.key.hasPrefix("case-") || $0.key.hasPrefix("format-") || shared.contains($0.key) }
      .sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }
  }

  private var picture: JSONValue {
    guard let picture = guide.scenario?.picture else { return .null }
    var entries: [(key: String, value: JSONValue)] = [
      ("form", .string(picture.form.text)), ("alert", .string(picture.alert.text)),
      ("sheet", .string(picture.sheet.text)),
      ("labels", .strings([picture.alert, picture.sheet].map { label($0, of: picture.form) })),
      ("title", quoted(picture.title.value)), ("buttons", .array(picture.buttons.map { quoted($0.value) })),
    ]
    if let third = picture.thirdButton {
      let language = edition.ledger.source(third.quote.value.source)?.language.tag ?? "en"
      entries.append(
        (
          "third",
          .record([
            ("outcome", .string(third.outcome.text)), ("value", .string(third.value.text)),
            ("label", .strings([third.label, language])),
          ])
        ))
    }
    if let text = picture.text {
      let kinds = ScenarioForm.FormattingKind.allCases.compactMap { kind in
        text.kinds[kind].map { (key: kind.rawValue, value: JSONValue.string($0.text)) }
      }
      entries.append(
        (
          "text",
          .record([
            ("outcome", .string(text.outcome.text)), ("value", .string(text.value.text)),
            ("formatting", .string(text.formatting.text)), ("supported", .string(text.supported.text)),
            ("kind", .string(text.kind.text)), ("kinds", .record(kinds)),
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
    return .strings([edition.ledger.claim(id)?.quotation?.shown ?? "", language])
  }
}
