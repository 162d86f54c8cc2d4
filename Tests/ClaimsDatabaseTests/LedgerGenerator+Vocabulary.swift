import Claims
import Diagnostics

extension LedgerGenerator {
  mutating func vocabulary() -> Vocabulary {
    Vocabulary(
      dimensions: many(3) { $0.dimension() }, outcomes: many(2) { $0.outcome() },
      regionSets: many(2) { $0.regionSet() },
      topics: many(2) { make in
        Topic(id: make.id(), label: make.localized(), location: make.place("Content/vocabulary/topics.yaml"))
      },
      terms: many(2) { make in
        GlossaryTerm(
          id: make.id(), term: make.localized(), meaning: make.localized(), isOpaque: make.random.once(in: 2),
          isKept: make.random.once(in: 2), avoided: make.many(3) { $0.text() },
          location: make.place("Content/vocabulary/terms.yaml"))
      },
      impossible: many(2) { $0.terms() })
  }

  private mutating func dimension() -> Dimension {
    let kind: Dimension.Kind =
      switch random.below(3) {
      case 0: .choice(many(3) { $0.dimensionValue() })
      case 1: .region
      default: .version(product: text(), cuts: many(3) { $0.version() })
      }
    return Dimension(
      id: id(), label: localized(), short: localized(), kind: kind,
      anyClause: perhaps { Dimension.AnyClause(clause: $0.localized(), linking: $0.localized()) }, onlyWhen: terms(),
      ordinary: many(2) { $0.scenarioValue() }, location: place("Content/vocabulary/dimensions.yaml"))
  }

  private mutating func dimensionValue() -> DimensionValue {
    let phrase = Phrase(
      label: localized(), clause: localized(), linking: localized(), alternative: perhaps { $0.localized() })
    let negation = perhaps { Phrase(label: $0.localized(), clause: $0.localized(), linking: $0.localized()) }
    return DimensionValue(id: id(), phrase: phrase, negation: negation, isOpaque: random.once(in: 2))
  }

  private mutating func outcome() -> Outcome {
    Outcome(
      id: id(), label: localized(),
      values: many(3) {
        OutcomeValue(
          id: $0.id(), label: $0.localized(), sentence: $0.localized(), modal: $0.modal(), modalLabels: $0.modal())
      },
      onlyWhere: perhaps { Outcome.Guard(label: $0.localized(), condition: $0.terms()) },
      doneBy: pick(Outcome.Doer.allCases),
      location: place("Content/vocabulary/outcomes.yaml"))
  }

  private mutating func modal() -> [Statement.Modality: LocalizedText] {
    var modal: [Statement.Modality: LocalizedText] = [:]
    for (modality, _, _) in OutcomeValue.modalKeys { modal[modality] = perhaps { $0.localized() } }
    return modal
  }

  private mutating func regionSet() -> RegionSet {
    let definition: RegionSet.Definition =
      switch random.below(3) {
      case 0: .members(many(3) { $0.regionName() })
      case 1: .everywhereExcept(many(2) { $0.regionName() })
      default:
        .expression(
          first: regionName(),
          steps: many(2) {
            RegionSet.Step(operation: $0.pick(RegionSet.Operation.allCases), operand: $0.regionName())
          })
      }
    return RegionSet(
      id: id(), label: localized(), asOf: perhaps { $0.date() }, definition: definition,
      members: many(5) { $0.region() }, location: place("Content/vocabulary/regions.yaml"))
  }
}
