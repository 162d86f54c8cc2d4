import Claims

/// What statements mean, written a second time and as plainly as possible: by looking at one scenario after the other.
///
/// It shares nothing with the checker but the domain values. A scenario is a dictionary; a dimension without a value is
/// missing from it.
struct Oracle {
  typealias Point = [DimensionID: ScenarioValue]

  let ledger: Ledger
  /// Every scenario that can happen, over the sample values of each dimension.
  let allPoints: [Point]

  /// `samples` are the values of each dimension that are tried; they must hold one of each kind that rules tell apart.
  init(_ ledger: Ledger, samples: [DimensionID: [ScenarioValue]]) {
    self.ledger = ledger
    var points: [Point] = [[:]]
    for dimension in ledger.vocabulary.dimensions {
      let values: [ScenarioValue?] = (samples[dimension.id] ?? []) + (dimension.onlyWhen.isEmpty ? [] : [nil])
      points = points.flatMap { point in
        values.map { value in
          var next = point
          next[dimension.id] = value
          return next
        }
      }
    }
    allPoints = points.filter { Self.canHappen($0, ledger.vocabulary) }
  }

  /// Looks only at some scenarios: those of them that can happen.
  init(_ ledger: Ledger, points: [Point]) {
    self.ledger = ledger
    allPoints = points.filter { Self.canHappen($0, ledger.vocabulary) }
  }

  /// The scenarios, as positions, in which an outcome is defined.
  func defined(_ outcome: Outcome) -> [Int] {
    allPoints.indices.filter { holds(outcome.onlyWhere?.condition ?? [], [], allPoints[$0]) }
  }

  static func canHappen(_ point: Point, _ vocabulary: Vocabulary) -> Bool {
    for dimension in vocabulary.dimensions where !dimension.onlyWhen.isEmpty {
      let applies = holds(dimension.onlyWhen, [], point, vocabulary)
      if applies != (point[dimension.id] != nil) { return false }
    }
    return !vocabulary.impossible.contains { holds($0, [], point, vocabulary) }
  }

  func holds(_ terms: [Term], _ places: [DimensionID], _ point: Point) -> Bool {
    Self.holds(terms, places, point, ledger.vocabulary)
  }

  private static func holds(_ terms: [Term], _ places: [DimensionID], _ point: Point, _ vocabulary: Vocabulary) -> Bool
  {
    terms.allSatisfy { term in
      let subjects: [DimensionID]
      switch term.subject {
      case .dimension(let id): subjects = [id]
      case .places: subjects = places
      }
      if case .outside(let names) = term.predicate {
        let members = names.flatMap { vocabulary.members(of: $0) }
        return subjects.contains { id in
          if case .region(let code)? = point[id] { !members.contains(code) } else { false }
        }
      }
      return subjects.allSatisfy { holds(term.predicate, point[$0], vocabulary) }
    }
  }

  private static func holds(_ predicate: Term.Predicate, _ value: ScenarioValue?, _ vocabulary: Vocabulary) -> Bool {
    switch (predicate, value) {
    case (.isOneOf(let values), .value(let id)?): values.contains(id)
    case (.isNoneOf(let values), .value(let id)?): !values.contains(id)
    case (.from(let version), .version(let own)?): own >= version
    case (.before(let version), .version(let own)?): own < version
    case (.between(let first, let end), .version(let own)?): own >= first && own < end
    case (.inside(let names), .region(let code)?): names.contains { vocabulary.members(of: $0).contains(code) }
    default: false
    }
  }

  // MARK: - Statements

  /// Lines of one claim that are alternatives of one rule.
  struct Group {
    let claim: ClaimID
    let lines: [Int]
    let statements: [Statement]
  }

  /// The rules of a claim on an outcome.
  func groups(of claim: Claim, on outcome: OutcomeID) -> [Group] {
    var groups: [Group] = []
    for (line, statement) in claim.statements.enumerated() where statement.outcome == outcome {
      let same = groups.firstIndex { group in
        let other = group.statements[0]
        return other.modality == statement.modality && Set(other.values) == Set(statement.values)
          && other.frame == statement.frame && other.connective == statement.connective
          && other.maybeOnlyIf == statement.maybeOnlyIf && other.places == statement.places
      }
      if let same {
        let group = groups[same]
        groups[same] = Group(
          claim: claim.id, lines: group.lines + [line], statements: group.statements + [statement])
      } else {
        groups.append(Group(claim: claim.id, lines: [line], statements: [statement]))
      }
    }
    return groups
  }

  /// A reading: the words that tie the condition, and what places mean.
  struct Reading: Hashable {
    let words: String
    let places: [DimensionID]
  }

  func readings(of group: Group) -> [Reading] {
    let statement = group.statements[0]
    let words: [String]
    switch statement.connective {
    case .always: words = ["if"]
    case .onIf, .unless: words = statement.maybeOnlyIf ? ["if", "only if", "exactly if"] : ["if"]
    case .onlyIf: words = ["only if"]
    case .exactlyIf: words = ["exactly if"]
    }
    let meanings = statement.places.isEmpty ? [[]] : statement.places
    return meanings.flatMap { places in words.map { Reading(words: $0, places: places) } }
  }

  /// What a rule says in a scenario, as bits for the outcome's values: what happens, what is permitted at most, what
  /// at least, and what is advised.
  struct Saying: Hashable {
    var happens: Int
    var atMost: Int
    var atLeast: Int
    var advised: Int

    func and(_ other: Saying) -> Saying {
      Saying(
        happens: happens & other.happens, atMost: atMost & other.atMost, atLeast: atLeast | other.atLeast,
        advised: advised & other.advised)
    }

    /// What may be done must not be forbidden or advised against; something must be left to happen, and something to do
    /// for those who follow the advice. What happens need not be what is advised.
    var isPossible: Bool {
      atLeast & atMost & advised == atLeast && happens & atMost != 0 && advised & atMost != 0
    }
  }

  /// What a rule says under a reading, scenario by scenario; nil: nothing.
  func sayings(_ group: Group, _ reading: Reading) -> [Saying?] {
    let statement = group.statements[0]
    guard let outcome = ledger.vocabulary.outcome(statement.outcome) else { return [] }
    let all = (1 << outcome.values.count) - 1
    let named = bits(statement.values, outcome)
    let others = all & ~named
    let silent = Saying(happens: all, atMost: all, atLeast: 0, advised: all)
    var met: Saying? = silent
    var unmet: Saying? = silent
    switch statement.modality {
    case .isSo:
      met?.happens = named
      unmet?.happens = others
    case .must:
      met?.atMost = named
      if outcome.values.count == 2, statement.values.count == 1 { unmet?.atLeast = others } else { unmet = nil }
    case .mustNot:
      met?.atMost = others
      unmet?.atLeast = named
    case .should:
      met?.advised = named
      if outcome.values.count == 2, statement.values.count == 1 { unmet?.atLeast = others } else { unmet = nil }
    case .shouldNot:
      met?.advised = others
      unmet?.atLeast = named
    case .may:
      met?.atLeast = named
      unmet?.atMost = others
    }
    if reading.words == "only if" || met?.isPossible == false { met = nil }
    if reading.words == "if" || unmet?.isPossible == false { unmet = nil }
    return allPoints.map { point in
      guard holds(statement.frame, reading.places, point) else { return nil }
      let isMet = group.statements.contains { line in
        holds(line.condition, reading.places, point) != (line.connective == .unless)
      }
      return isMet ? met : unmet
    }
  }

  func bits(_ values: [ValueID], _ outcome: Outcome) -> Int {
    outcome.values.enumerated().reduce(0) { values.contains($1.element.id) ? $0 | 1 << $1.offset : $0 }
  }
}
