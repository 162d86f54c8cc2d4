import Claims

/// Compares an observation with the statements. Only statements of what happens can be refuted by what happened: that
/// something forbidden was seen does not make it allowed.
struct ObservationCheck {
  let check: ConsistencyCheck
  let rules: [Rule]
  /// What counts where some outcomes were seen; observations often see the same ones.
  private let admissibilities: [[Int]: Admissibility]

  init(_ check: ConsistencyCheck) {
    self.check = check
    rules = check.rules
    let outcomes = check.ledger.vocabulary.outcomes
    let seen = Set(
      check.ledger.observations.map { observation in
        observation.saw.compactMap { sight in outcomes.firstIndex { $0.id == sight.outcome } }.sorted()
      })
    admissibilities = Dictionary(uniqueKeysWithValues: seen.map { ($0, Self.admissibility($0, check)) })
  }

  /// A sight with the scenarios in which it can have been made.
  private struct Sight {
    let outcome: Int
    let value: UInt32
  }

  /// What was seen, the completions of what was recorded that can happen, and which scenarios count.
  private struct Prepared {
    let sights: [Sight]
    let recorded: Condition
    let admissibility: Admissibility
  }

  /// Every outcome seen was defined where it was seen.
  private func prepared(_ observation: Observation) -> Prepared {
    let space = check.space
    let outcomes = check.ledger.vocabulary.outcomes
    let sights = observation.saw.compactMap { sight in
      outcomes.firstIndex { $0.id == sight.outcome }.map {
        Sight(outcome: $0, value: outcomes[$0].mask(of: [sight.value]))
      }
    }
    let admissibility =
      admissibilities[sights.map(\.outcome).sorted()] ?? Self.admissibility(sights.map(\.outcome), check)
    let recorded = [space.box(of: observation)].compactMap { $0 }.filter { admissibility.holdsAny(of: $0) }
    return Prepared(sights: sights, recorded: Condition(recorded), admissibility: admissibility)
  }

  private static func admissibility(_ outcomes: [Int], _ check: ConsistencyCheck) -> Admissibility {
    let guards = outcomes.compactMap { check.ledger.vocabulary.outcomes[$0].onlyWhere?.condition }
    let undefined = guards.flatMap { check.space.condition($0).complement(in: check.space).boxes }
    return Admissibility(check.space, excluding: check.space.inadmissible + undefined)
  }

  /// The statements that no completion and no reading makes true together with what was seen.
  func refutations(_ observation: Observation) -> [Refutation] {
    let prepared = prepared(observation)
    let outcomes = check.ledger.vocabulary.outcomes
    return prepared.sights.flatMap { sight in
      rules.filter { $0.outcome == sight.outcome && $0.statement.modality == .isSo }.compactMap { rule -> Refutation? in
        let isRefuted =
          !prepared.recorded.isEmpty
          && rule.readings.allSatisfy { reading in
            let against = conflict(reading, sight, prepared.recorded, prepared.admissibility)
            let rest = against.isEmpty ? prepared.recorded : prepared.recorded.subtracting(against, in: check.space)
            return !rest.boxes.contains { prepared.admissibility.holdsAny(of: $0) }
          }
        guard isRefuted else { return nil }
        let id = "\(Refutation.prefix)\(observation.id).\(rule.claimID.source).\(rule.claimID.name)"
        return Refutation(
          id: id, observation: observation.id, claim: rule.claimID, statements: rule.statements,
          outcome: outcomes[rule.outcome].id,
          seen: outcomes[rule.outcome].values(in: sight.value).first ?? observation.saw[0].value,
          said: rule.statement.values, state: check.decisions.state(of: id))
      }
    }
  }

  /// What an observation means.
  func callAsFunction(_ observation: Observation) -> ObservationFinding {
    let space = check.space
    let prepared = prepared(observation)
    let (sights, recorded, admissibility) = (prepared.sights, prepared.recorded, prepared.admissibility)
    var challenges: [ObservationFinding.Challenge] = []
    var fitting = recorded
    var candidates: [(rule: Rule, extent: Condition)] = []
    for sight in sights {
      for rule in rules where rule.outcome == sight.outcome && rule.statement.modality == .isSo {
        let against = rule.readings.map { conflict($0, sight, recorded, admissibility) }
        let remaining = against.map { conflict in
          recorded.subtracting(conflict, in: space).boxes.filter { admissibility.holdsAny(of: $0) }
        }
        if let part = rule.readings[0].parts.first(where: { $0.side == .inside && $0.stance.happens == sight.value }) {
          candidates.append((rule, part.extent))
        }
        guard !against[0].isEmpty else { continue }
        let isRefuted = remaining[0].isEmpty
        if !isRefuted { fitting = fitting.subtracting(against[0], in: space) }
        challenges.append(
          ObservationFinding.Challenge(
            claim: rule.claimID, statements: rule.statements,
            outcome: check.ledger.vocabulary.outcomes[rule.outcome].id, isRefuted: isRefuted,
            readings: isRefuted
              ? zip(rule.readings, remaining).filter { !$0.1.isEmpty }.map(\.0.reading) : [],
            completions: smallest(Condition(remaining[0]), within: recorded, admissibility)))
      }
    }
    let explained = Condition(fitting.boxes.filter { admissibility.holdsAny(of: $0) })
    let predictions = candidates.compactMap { rule, extent -> ObservationFinding.Prediction? in
      let predicted = explained.intersection(extent).boxes.filter { admissibility.holdsAny(of: $0) }
      let completions = smallest(Condition(predicted), within: recorded, admissibility)
      if completions.isEmpty { return nil }
      return ObservationFinding.Prediction(
        claim: rule.claimID, statements: rule.statements,
        outcome: check.ledger.vocabulary.outcomes[rule.outcome].id, completions: completions)
    }
    return ObservationFinding(
      observation: observation.id,
      challenges: challenges.sorted { ($0.claim, $0.statements[0]) < ($1.claim, $1.statements[0]) },
      explanations: smallest(explained, within: recorded, admissibility),
      predictions: predictions.sorted { ($0.claim, $0.statements[0]) < ($1.claim, $1.statements[0]) })
  }

  /// The completions in which a reading excludes what was seen.
  private func conflict(
    _ reading: CompiledReading, _ sight: Sight, _ recorded: Condition, _ admissibility: Admissibility
  ) -> Condition {
    let boxes = reading.parts.filter { $0.stance.happens & sight.value == 0 }.flatMap {
      $0.extent.intersection(recorded).boxes
    }
    return Condition(boxes.filter { admissibility.holdsAny(of: $0) })
  }

  /// Some completions as prime boxes, those that add the fewest dimensions to what was recorded first. None says more
  /// than it has to.
  private func smallest(_ set: Condition, within recorded: Condition, _ admissibility: Admissibility) -> [Box] {
    if set.isEmpty { return [] }
    let axes = Array(Set(set.axes).union(recorded.axes)).sorted()
    return PrimeBoxes(space: check.space, excluded: admissibility.excluded(on: axes))(set, within: recorded).boxes
      .sorted { $0.parts.count != $1.parts.count ? $0.parts.count < $1.parts.count : $0 < $1 }
  }
}

extension ScenarioSpace {
  /// What an observation records; nil where a value is not in the vocabulary.
  func box(of observation: Observation) -> Box? {
    var box = Box.everything
    for setting in observation.scenario {
      guard let axis = axis(of: setting.dimension), let atom = axes[axis].position(of: setting.value),
        let narrowed = box.narrowed(axis, to: AtomSet(atom))
      else { return nil }
      box = narrowed
    }
    return box
  }
}
