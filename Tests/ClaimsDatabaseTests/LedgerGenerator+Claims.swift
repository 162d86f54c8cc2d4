import Claims
import Diagnostics

extension LedgerGenerator {
  mutating func claim(of source: SourceID, _ name: ClaimName? = nil, line: Int? = nil) -> Claim {
    let path = "Content/sources/\(source)/claims.md"
    return Claim(
      id: ClaimID(source: source, name: name ?? id()), headings: many(3) { $0.text() }, wording: wording(path),
      role: pick(Claim.Role.allCases), topics: many(2) { $0.id() }, statements: many(3) { $0.statement(path) },
      note: perhaps { $0.text() }, formerly: many(1) { $0.id() }, location: place(path, line: line))
  }

  private mutating func wording(_ path: String) -> Claim.Wording {
    if random.once(in: 3) {
      return .reported(
        Report(paraphrase: localized(), by: id(), line: perhaps { $0.random.below(90) }, location: place(path)))
    }
    let restorations = many(2) {
      Quotation.Restoration(
        offset: $0.random.below(50), words: $0.text(), certainty: $0.pick(Certainty.allCases), from: $0.text())
    }
    return .quoted(Quotation(text: text(), restorations: restorations, location: place(path)))
  }

  mutating func statement(_ path: String) -> Statement {
    Statement(
      outcome: id(), modality: pick(Statement.Modality.allCases), values: many(2) { $0.id() }, frame: terms(),
      connective: pick(Statement.Connective.allCases), condition: terms(), whatever: many(2) { $0.id() },
      maybeOnlyIf: random.once(in: 2), places: many(2) { $0.many(2) { $0.id() } }, location: place(path))
  }

  mutating func terms() -> [Term] { many(2) { $0.term() } }

  mutating func term() -> Term {
    let predicate: Term.Predicate =
      switch random.below(7) {
      case 0: .isOneOf(many(2) { $0.id() })
      case 1: .isNoneOf(many(2) { $0.id() })
      case 2: .from(version())
      case 3: .before(version())
      case 4: .between(version(), version())
      case 5: .inside(many(2) { $0.regionName() })
      default: .outside(many(2) { $0.regionName() })
      }
    return Term(random.once(in: 3) ? .places : .dimension(id()), predicate)
  }

  mutating func regionName() -> RegionName { random.once(in: 2) ? .set(id()) : .country(region()) }

  mutating func scenarioValue() -> ScenarioValue {
    switch random.below(3) {
    case 0: .value(id())
    case 1: .region(region())
    default: .version(version())
    }
  }

  mutating func decision() -> Decision {
    let id: DecisionID = id()
    return Decision(
      id: id, question: localized(), about: many(2) { $0.text() }, follow: perhaps { $0.claimID() },
      alternatives: many(2) { $0.claimID() }, reason: localized(), internalNote: perhaps { $0.text() },
      decidedBy: perhaps { $0.text() }, approvedBy: perhaps { $0.text() }, owner: perhaps { $0.text() },
      decidedOn: perhaps { $0.date() }, reviewBy: perhaps { $0.date() },
      quotes: many(2) { Decision.QuoteDigest(claim: $0.claimID(), sha256: $0.text()) },
      location: place("Content/decisions/\(id).yaml"))
  }

  mutating func observation() -> Observation {
    let id: ObservationID = id()
    return Observation(
      id: id, title: localized(), source: self.id(), date: perhaps { $0.date() },
      scenario: many(2) { Observation.Setting(dimension: $0.id(), value: $0.scenarioValue()) },
      saw: many(2) { Observation.Sight(outcome: $0.id(), value: $0.id()) }, notRecorded: many(2) { $0.id() },
      evidence: perhaps { $0.localized() }, location: place("Content/observations/\(id).yaml"))
  }
}
