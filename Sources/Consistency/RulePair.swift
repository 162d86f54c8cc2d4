import Claims

/// Two rules on one outcome, compared under every combination of their readings.
struct RulePair {
  let left: Rule
  let right: Rule
  /// The combinations of readings, from the most usual one on, with the scenarios in which the two cannot both be true.
  let combinations: [Combination]

  /// A reading of each rule.
  struct Combination {
    let left: Int
    let right: Int
    /// In how many respects the readings are not the default ones.
    let deviations: Int
    /// The scenarios in which the rules cannot both be true; empty where they always can. Its boxes may reach into
    /// scenarios that do not count, but each holds one that does.
    let conflict: Condition
  }

  /// A disagreement between the two: the scenarios, the combination that creates it, and those that dissolve it.
  struct Dispute {
    let combination: Combination
    /// Scenarios that an earlier disagreement of the same two rules already has.
    let covered: Condition
    /// Whether every combination of readings has a conflict somewhere.
    let isCertain: Bool
    /// The nearest combinations without it.
    let dissolving: [Combination]
  }

  /// Compares two rules. Two rules of one claim are only compared as they are usually read: a claim that is read
  /// otherwise is read otherwise as a whole.
  init(_ left: Rule, _ right: Rule, _ admissibility: Admissibility) {
    self.left = left
    self.right = right
    var combinations: [Combination] = []
    let isOneClaim = left.claim == right.claim
    for (i, leftReading) in left.readings.enumerated() {
      for (j, rightReading) in right.readings.enumerated() where !isOneClaim || i + j == 0 {
        combinations.append(
          Combination(
            left: i, right: j,
            deviations: Self.deviations(leftReading.reading, from: left.readings[0].reading)
              + Self.deviations(rightReading.reading, from: right.readings[0].reading),
            conflict: Self.conflict(leftReading, rightReading, admissibility)))
      }
    }
    self.combinations = combinations.sorted {
      ($0.deviations, $0.left, $0.right) < ($1.deviations, $1.left, $1.right)
    }
  }

  private static func deviations(_ reading: Reading, from other: Reading) -> Int {
    (reading.direction == other.direction ? 0 : 1) + (reading.places == other.places ? 0 : 1)
  }

  /// The scenarios in which two readings cannot both be true.
  static func conflict(_ left: CompiledReading, _ right: CompiledReading, _ admissibility: Admissibility) -> Condition {
    var boxes: [Box] = []
    for part in left.parts {
      for other in right.parts where !part.stance.joined(other.stance).isConsistent {
        boxes += part.extent.intersection(other.extent).boxes
      }
    }
    return Condition(boxes.filter { admissibility.holdsAny(of: $0) })
  }

  /// The disagreements, the one under the most usual readings first. A further combination counts only where it adds
  /// scenarios.
  func disputes(_ admissibility: Admissibility) -> [Dispute] {
    let space = admissibility.space
    let isCertain = combinations.allSatisfy { !$0.conflict.isEmpty }
    var covered = Condition.nothing
    var disputes: [Dispute] = []
    for combination in combinations where !combination.conflict.isEmpty {
      let added = combination.conflict.subtracting(covered, in: space).boxes.filter { admissibility.holdsAny(of: $0) }
      if added.isEmpty { continue }
      let isFirst = disputes.isEmpty
      let without = combinations.filter { other in
        isFirst
          ? other.conflict.isEmpty
          : !other.conflict.intersection(Condition(added)).boxes.contains { admissibility.holdsAny(of: $0) }
      }
      disputes.append(
        Dispute(
          combination: combination, covered: covered, isCertain: isFirst && isCertain,
          dissolving: nearest(without, to: combination)))
      covered = covered.union(combination.conflict)
    }
    return disputes
  }

  private func nearest(_ others: [Combination], to combination: Combination) -> [Combination] {
    func distance(_ other: Combination) -> Int {
      Self.deviations(left.readings[other.left].reading, from: left.readings[combination.left].reading)
        + Self.deviations(right.readings[other.right].reading, from: right.readings[combination.right].reading)
    }
    let least = others.map(distance).min()
    return others.filter { distance($0) == least }
  }
}
