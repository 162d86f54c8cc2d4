import Claims

/// Finds agreements and overlaps among rules as they are usually read.
struct AgreementSearch {
  let check: ConsistencyCheck

  /// A set of scenarios in its one canonical form, with the rules that speak there.
  private struct Said: Hashable {
    let outcome: Int
    let effect: Effect
    let boxes: [Box]
  }

  /// The agreements, sorted by their claims, and the overlaps, sorted by theirs.
  func callAsFunction() -> (agreements: [Agreement], overlaps: [Overlap]) {
    let admissibilities = check.admissibilities
    var groups: [Said: [Rule]] = [:]
    for rule in check.rules {
      guard let part = rule.readings.first?.parts.first(where: { $0.side == .inside }) else { continue }
      let counting = part.extent.boxes.filter { admissibilities[rule.outcome].holdsAny(of: $0) }
      guard !counting.isEmpty else { continue }
      let excluded = admissibilities[rule.outcome].excluded(on: part.extent.axes)
      let boxes = PrimeBoxes(space: check.space, excluded: excluded)(Condition(counting)).boxes
      groups[Said(outcome: rule.outcome, effect: part.effect, boxes: boxes), default: []].append(rule)
    }
    let agreements = groups.compactMap { said, rules in agreement(said, rules) }
      .sorted { $0.outcome != $1.outcome ? $0.outcome < $1.outcome : $0.claims.lexicographicallyPrecedes($1.claims) }
    return (agreements, overlaps(Array(groups), admissibilities))
  }

  private func agreement(_ said: Said, _ rules: [Rule]) -> Agreement? {
    let quoted = rules.filter { !$0.isReported }
    let ids = Set(quoted.map(\.claimID))
    // One sentence in several documents is one witness, and so are several sentences of one document.
    var sources: [SourceID: Set<Sentence>] = [:]
    for id in ids {
      guard let text = check.ledger.claim(id)?.quotation?.text else { continue }
      sources[id.source, default: []].insert(Sentence(text))
    }
    let independent = Self.independent(sources)
    guard independent > 1 else { return nil }
    return Agreement(
      outcome: check.ledger.vocabulary.outcomes[said.outcome].id, effect: said.effect, boxes: said.boxes,
      claims: ids.sorted(), independentSources: independent)
  }

  /// How many sources bring a sentence that none before them brought; those with the fewest come first.
  private static func independent(_ sources: [SourceID: Set<Sentence>]) -> Int {
    var taken: Set<Sentence> = []
    var count = 0
    for (_, sentences) in sources.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      if sentences.isSubset(of: taken) { continue }
      taken.formUnion(sentences)
      count += 1
    }
    return count
  }

  private func overlaps(_ groups: [(key: Said, value: [Rule])], _ admissibilities: [Admissibility]) -> [Overlap] {
    struct Kind: Hashable {
      let outcome: Int
      let effect: Effect
    }
    var found: [Overlap] = []
    for (kind, same) in Dictionary(grouping: groups, by: { Kind(outcome: $0.key.outcome, effect: $0.key.effect) }) {
      let admissibility = admissibilities[kind.outcome]
      for stricter in same {
        for broader in same where stricter.key != broader.key {
          let beyond = Condition.subtract(broader.key.boxes, from: stricter.key.boxes, in: check.space)
          guard !beyond.contains(where: { admissibility.holdsAny(of: $0) }) else { continue }
          let axes = difference(stricter.key.boxes, broader.key.boxes)
          for rule in stricter.value {
            for other in broader.value where rule.claim != other.claim {
              found.append(
                Overlap(
                  outcome: check.ledger.vocabulary.outcomes[kind.outcome].id, effect: kind.effect,
                  stricter: rule.claimID, broader: other.claimID,
                  dimensions: axes.map { check.space.axes[$0].dimension.id },
                  isFloor: !axes.isEmpty
                    && axes.allSatisfy {
                      if case .version = check.space.axes[$0].dimension.kind { true } else { false }
                    }))
            }
          }
        }
      }
    }
    return Array(Set(found)).sorted {
      ($0.outcome, $0.stricter, $0.broader, $0.effect.modality.rawValue)
        < ($1.outcome, $1.stricter, $1.broader, $1.effect.modality.rawValue)
    }
  }

  /// The axes on which the narrower boxes are restricted more than the wider ones.
  private func difference(_ narrow: [Box], _ wide: [Box]) -> [Int] {
    check.space.axes.indices.filter { axis in
      let full = check.space.axes[axis].full
      let own = narrow.reduce(AtomSet()) { $0 | ($1.atoms(on: axis) ?? full) }
      let others = wide.reduce(AtomSet()) { $0 | ($1.atoms(on: axis) ?? full) }
      return own != others
    }
  }
}
