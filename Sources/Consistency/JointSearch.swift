import Claims

/// Finds disagreements that take three statements or more: each two can be true together, all of them cannot.
///
/// Such statements each rule out some values, and only together all of them, so there are none for outcomes of two
/// values. They do so for what can happen, or for what somebody can choose who follows all advice: each is searched on
/// its own. (What must be permitted at least is always at odds with one single other statement.)
struct JointSearch {
  /// How many sets of statements are tried for one outcome.
  static let budget = 200_000
  /// How many combinations of readings are compared for one set of rules; with more of them the verdict is undecided.
  private static let mostCombinations = 1000

  let outcome: Outcome
  let admissibility: Admissibility

  /// One part of one reading of a rule: what it rules out, and where.
  private struct Entry {
    let rule: Int
    let reading: Int
    let rulesOut: UInt32
    let extent: Condition
  }

  /// The disagreements, and whether the search came to its end. The rules are all of the outcome's that leave several values.
  func callAsFunction(_ rules: [Rule]) -> (cases: [FindingBuilder.Case], isComplete: Bool) {
    let all = Stance.all(outcome.values.count)
    var covers: [[Int]: [[Int]: [Condition]]] = [:]
    var isComplete = true
    for left in [\Stance.possible, \Stance.commendable] {
      let entries = entries(of: rules, left, all)
      var search = Search(entries: entries, all: all, admissibility: admissibility)
      search.extend([], .everything, ruledOut: 0)
      isComplete = isComplete && search.isComplete
      for (chosen, extent) in search.covers {
        let sorted = chosen.sorted { entries[$0].rule < entries[$1].rule }
        covers[sorted.map { entries[$0].rule }, default: [:]][sorted.map { entries[$0].reading }, default: []]
          .append(extent)
      }
    }
    let cases = covers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { members, readings in
      makeCase(members.map { rules[$0] }, readings.mapValues { $0.reduce(.nothing) { $0.union($1) } })
    }
    return (cases, isComplete)
  }

  /// What the parts of the rules rule out, where they leave several values.
  private func entries(of rules: [Rule], _ left: KeyPath<Stance, UInt32>, _ all: UInt32) -> [Entry] {
    var entries: [Entry] = []
    for (index, rule) in rules.enumerated() {
      for (reading, compiled) in rule.readings.enumerated() {
        for part in compiled.parts {
          let leaves = part.stance[keyPath: left]
          // What leaves one value is at odds with a single other statement, and never one of three.
          if leaves != all, leaves.nonzeroBitCount > 1 {
            entries.append(Entry(rule: index, reading: reading, rulesOut: all & ~leaves, extent: part.extent))
          }
        }
      }
    }
    return entries
  }

  /// Depth first over the values that are still possible.
  private struct Search {
    let entries: [Entry]
    let all: UInt32
    let admissibility: Admissibility
    var covers: [[Int]: Condition] = [:]
    var steps = 0
    var isComplete: Bool { steps <= JointSearch.budget }

    mutating func extend(_ chosen: [Int], _ extent: Condition, ruledOut: UInt32) {
      if ruledOut == all {
        let key = chosen.sorted()
        if chosen.count > 2, covers[key] == nil, isMinimal(chosen) { covers[key] = extent }
        return
      }
      let value: UInt32 = 1 << UInt32((all & ~ruledOut).trailingZeroBitCount)
      for (index, entry) in entries.enumerated() where entry.rulesOut & value != 0 {
        steps += 1
        guard isComplete else { return }
        guard !chosen.contains(where: { entries[$0].rule == entry.rule }) else { continue }
        let common = extent.intersection(entry.extent)
        let counting = Condition(common.boxes.filter { admissibility.holdsAny(of: $0) })
        if counting.isEmpty { continue }
        extend(chosen + [index], counting, ruledOut: ruledOut | entry.rulesOut)
      }
    }

    /// Whether each statement rules out a value that no other one does.
    private func isMinimal(_ chosen: [Int]) -> Bool {
      chosen.allSatisfy { index in
        let others = chosen.filter { $0 != index }.reduce(UInt32(0)) { $0 | entries[$1].rulesOut }
        return others != all
      }
    }
  }

  private func makeCase(_ members: [Rule], _ readings: [[Int]: Condition]) -> FindingBuilder.Case? {
    func deviations(_ positions: [Int]) -> Int {
      zip(members, positions).count { rule, position in position != 0 && rule.readings.indices.contains(position) }
    }
    let creating = readings.min {
      let (a, b) = (deviations($0.key), deviations($1.key))
      return a != b ? a < b : $0.key.lexicographicallyPrecedes($1.key)
    }
    guard let creating else { return nil }
    var combinations: [[Int]] = [[]]
    for rule in members {
      combinations = combinations.flatMap { before in rule.readings.indices.map { before + [$0] } }
      if combinations.count > Self.mostCombinations { combinations = [] }
    }
    let isUndecided = combinations.isEmpty
    let without = combinations.filter { !isConflict(members, $0) }
    func distance(_ positions: [Int]) -> Int { zip(positions, creating.key).count { $0 != $1 } }
    let least = without.map(distance).min()
    let order = members.indices.sorted { members[$0].precedes(members[$1]) }
    return FindingBuilder.Case(
      sides: order.map { FindingBuilder.Participant(members[$0], creating.key[$0]) }, conflict: creating.value,
      covered: .nothing, deviations: deviations(creating.key), isCertain: without.isEmpty, isUndecided: isUndecided,
      dissolving: without.filter { distance($0) == least }.map { positions in order.map { positions[$0] } })
  }

  /// Whether rules under some readings leave no value in some scenario that counts.
  private func isConflict(_ members: [Rule], _ readings: [Int]) -> Bool {
    func reaches(_ depth: Int, _ extent: Condition, _ stance: Stance) -> Bool {
      if depth == members.count {
        return !stance.isConsistent && extent.boxes.contains { admissibility.holdsAny(of: $0) }
      }
      return members[depth].readings[readings[depth]].parts.contains { part in
        let common = extent.intersection(part.extent)
        return !common.isEmpty && reaches(depth + 1, common, stance.joined(part.stance))
      }
    }
    return reaches(0, .everything, Stance(valueCount: outcome.values.count))
  }
}
