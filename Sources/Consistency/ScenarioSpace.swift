public import Claims

/// All scenarios that the vocabulary can tell apart: one axis a dimension, and the combinations that cannot happen.
public struct ScenarioSpace: Sendable {
  /// The vocabulary.
  public let vocabulary: Vocabulary
  /// The axes, in the order of the vocabulary's dimensions.
  public let axes: [Axis]
  /// Scenarios that cannot happen: a dimension has a value exactly where its `onlyWhen` holds, and no combination that
  /// the vocabulary calls impossible occurs.
  private(set) var inadmissible: [Box] = []

  private let axisIndex: [DimensionID: Int]
  private let regionSets: [RegionSetID: AtomSet]

  /// Why a vocabulary spans no space.
  public enum Failure: Error, Hashable {
    /// A dimension has more values than `AtomSet.capacity`.
    case tooManyValues(DimensionID, count: Int)
  }

  /// The space of a vocabulary. `cuts` are versions that rules name; the declared cuts are always among the borders.
  public init(_ vocabulary: Vocabulary, cuts: [DimensionID: Set<Version>] = [:]) throws(Failure) {
    self.vocabulary = vocabulary
    axes = vocabulary.dimensions.map { Axis($0, extraCuts: cuts[$0.id] ?? []) }
    for axis in axes where axis.atoms.count > AtomSet.capacity {
      throw .tooManyValues(axis.dimension.id, count: axis.atoms.count)
    }
    axisIndex = Dictionary(axes.enumerated().map { ($0.element.dimension.id, $0.offset) }) { first, _ in first }
    regionSets = Dictionary(vocabulary.regionSets.map { ($0.id, AtomSet($0.members.map(\.index))) }) { first, _ in
      first
    }
    inadmissible = forbidden()
  }

  /// The space in which all statements of a ledger can be told apart.
  public init(_ ledger: Ledger) throws(Failure) {
    try self.init(ledger.vocabulary, StatementTable(ledger.claims))
  }

  /// The space in which some statements can be told apart.
  init(_ vocabulary: Vocabulary, _ statements: StatementTable) throws(Failure) {
    var cuts: [DimensionID: Set<Version>] = [:]
    func note(_ terms: [Term]) {
      for term in terms {
        guard case .dimension(let id) = term.subject else { continue }
        switch term.predicate {
        case .from(let version), .before(let version): cuts[id, default: []].insert(version)
        case .between(let first, let end): cuts[id, default: []].formUnion([first, end])
        default: break
        }
      }
    }
    for dimension in vocabulary.dimensions { note(dimension.onlyWhen) }
    for outcome in vocabulary.outcomes { note(outcome.onlyWhere?.condition ?? []) }
    for terms in vocabulary.impossible { note(terms) }
    note(statements.terms)
    try self.init(vocabulary, cuts: cuts)
  }

  /// The position of a dimension's axis.
  public func axis(of dimension: DimensionID) -> Int? { axisIndex[dimension] }

  /// The box in which one axis has one of some atoms; nil for no atoms.
  func box(_ axis: Int, _ atoms: AtomSet) -> Box? {
    if atoms.isEmpty { return nil }
    return atoms == axes[axis].full ? .everything : Box(parts: [Box.Part(axis: axis, atoms: atoms)])
  }

  /// The scenarios in which all terms hold. `places` says which dimensions a place name means.
  public func condition(_ terms: [Term], places: [DimensionID] = []) -> Condition {
    var condition = Condition.everything
    for term in terms { condition = condition.intersection(self.condition(term, places: places)) }
    return condition
  }

  private func condition(_ term: Term, places: [DimensionID]) -> Condition {
    switch term.subject {
    case .dimension(let id): return condition(term.predicate, on: [id])
    case .places: return condition(term.predicate, on: places)
    }
  }

  /// Where a predicate holds of some dimensions. A dimension that the vocabulary does not have makes it hold nowhere,
  /// so that the statement is found to apply to nothing instead of to everything.
  private func condition(_ predicate: Term.Predicate, on dimensions: [DimensionID]) -> Condition {
    let positions = dimensions.compactMap { axis(of: $0) }
    guard positions.count == dimensions.count else { return .nothing }
    if case .outside(let names) = predicate {
      // At least one is outside: the first is; or the first is inside and the second is not; and so on, disjointly.
      var boxes: [Box] = []
      var inside: Box? = .everything
      for position in positions {
        guard let here = inside else { break }
        let members = atoms(.inside(names), on: position)
        if let box = self.box(position, axes[position].applicable - members)?.intersection(here) { boxes.append(box) }
        inside = self.box(position, members)?.intersection(here)
      }
      return Condition(boxes)
    }
    var all = Condition.everything
    for position in positions {
      all = all.intersection(Condition(box(position, atoms(predicate, on: position)).map { [$0] } ?? []))
    }
    return all
  }

  /// The atoms of which a predicate other than `outside` holds; none where it does not fit the kind of dimension.
  private func atoms(_ predicate: Term.Predicate, on position: Int) -> AtomSet {
    let axis = axes[position]
    switch predicate {
    case .isOneOf(let values):
      return AtomSet(values.compactMap { axis.position(of: .value($0)) })
    case .isNoneOf(let values):
      return axis.applicable - AtomSet(values.compactMap { axis.position(of: .value($0)) })
    case .from(let version): return versions(axis) { $0.map { version <= $0 } ?? false }
    case .before(let version): return versions(axis) { $0.map { $0 < version } ?? true }
    case .between(let first, let end): return versions(axis) { $0.map { first <= $0 && $0 < end } ?? false }
    case .inside(let names):
      guard axis.isRegion else { return AtomSet() }
      return names.reduce(AtomSet()) { $0 | members(of: $1) }
    case .outside(let names):
      guard axis.isRegion else { return AtomSet() }
      return axis.applicable - names.reduce(AtomSet()) { $0 | members(of: $1) }
    }
  }

  /// The countries of a region name, as atoms.
  func members(of name: RegionName) -> AtomSet {
    switch name {
    case .country(let code): AtomSet(code.index)
    case .set(let id): regionSets[id] ?? AtomSet()
    }
  }

  /// The intervals whose first version (nil: before the first cut) passes a test. Every version that a rule names is a
  /// cut, so that a rule treats all versions of an interval alike.
  private func versions(_ axis: Axis, where passes: (Version?) -> Bool) -> AtomSet {
    AtomSet(
      axis.atoms.indices.filter { index in
        if case .versions(let from, _) = axis.atoms[index] { passes(from) } else { false }
      })
  }

  private func forbidden() -> [Box] {
    var boxes: [Box] = []
    for (position, axis) in axes.enumerated() {
      guard let notApplicable = axis.notApplicable else { continue }
      let holds = condition(axis.dimension.onlyWhen)
      let none = Condition(box(position, AtomSet(notApplicable)).map { [$0] } ?? [])
      let some = Condition(box(position, axis.applicable).map { [$0] } ?? [])
      boxes += holds.intersection(none).boxes
      boxes += holds.complement(in: self).intersection(some).boxes
    }
    for terms in vocabulary.impossible { boxes += condition(terms).boxes }
    return Condition.absorbed(boxes).sorted()
  }
}
