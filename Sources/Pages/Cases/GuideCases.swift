import Claims
import Consistency
import Cores
import Guides

/// What the page of single cases of a guide rests on; the same in every language, worked out once.
struct GuideCases: Sendable {
  /// The outcomes that are told, in order.
  let told: [OutcomeID]
  /// The outcomes of the diagrams: those told, and what the picture needs.
  let outcomes: [OutcomeID]
  /// What is said in every case.
  let diagrams: CaseDiagrams
  /// The axes that make a difference to any of the outcomes, those that are asked first in front.
  let axes: [Int]
  /// How many of the axes are asked first.
  let asked: Int
  /// On which axes silent outcomes depend.
  private let dependence = Memo<OutcomeID, [Int]>()

  init(_ form: ScenarioForm, _ evaluator: Evaluator) {
    let space = evaluator.space
    told = form.tell
    var outcomes = form.tell
    let drawn = form.picture.map {
      [$0.form] + [$0.thirdButton?.outcome, $0.text?.outcome, $0.text?.formatting].compactMap { $0 }
    }
    for outcome in drawn ?? [] where !outcomes.contains(outcome) { outcomes.append(outcome) }
    self.outcomes = outcomes
    diagrams = evaluator.diagrams(of: outcomes)
    let kinds = diagrams.kinds
    let matters = Set(diagrams.diagrams.flatMap { $0.nodes.map { $0.axis } })
    let first = form.ask.compactMap { space.axis(of: $0) }.filter { kinds[$0].count > 1 }
    // What decides whether another dimension has a value matters with it.
    var others = matters.subtracting(first)
    for axis in matters.union(first) {
      for box in space.needs(of: axis) ?? [] { others.formUnion(Set(box.axes).subtracting(first)) }
    }
    axes = first + others.sorted()
    asked = first.count
  }

  /// On what it depends that something is said at all, where the most ordinary case is silent: the dimensions of which
  /// another choice brings an answer; nil where none does.
  func depends(_ outcome: OutcomeID, _ diagram: CaseDiagram, _ edition: Edition) -> String? {
    let space = edition.site.evaluator.space
    let names = bringing(outcome, diagram, space).map {
      space.axes[$0].dimension.label(edition.locale).capitalisedFirst
    }
    let list = names.joined(separator: edition.words("item-separator"))
    return names.isEmpty ? nil : edition.words("case-depends", ["dimensions": list])
  }

  /// The axes of which another choice brings an answer.
  private func bringing(_ outcome: OutcomeID, _ diagram: CaseDiagram, _ space: ScenarioSpace) -> [Int] {
    dependence(outcome) {
      axes.filter { axis in
        diagrams.kinds[axis].contains { kind in
          guard let atom = kind.atoms.first, atom != space.axes[axis].notApplicable,
            let piece = diagram.leaf(at: kinds(space.ordinaryAtoms(with: [axis: atom])))
          else { return false }
          return piece.standing != .silent && piece.standing != .notDefined
        }
      }
    }
  }

  /// The kind of each axis's atom.
  func kinds(_ atoms: [Int]) -> [Int] { atoms.enumerated().map { diagrams.kind(of: $0.element, on: $0.offset) ?? 0 } }
}
