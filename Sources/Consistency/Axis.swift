public import Claims

/// One dimension of the vocabulary as an ordered list of atoms.
public struct Axis: Hashable, Sendable {
  /// The dimension.
  public let dimension: Dimension
  /// Its atoms: values in their order, countries by code, versions ascending; "not applicable", if any, comes last.
  public let atoms: [Atom]
  /// All atoms.
  public let full: AtomSet
  /// The position of "not applicable"; nil where the dimension always has a value.
  public let notApplicable: Int?
  /// For each atom its place in the row from the most ordinary to the least.
  public let ranks: [Int]
  /// The atoms from the most ordinary to the least.
  public let byRank: [Int]

  /// Whether the dimension's values are regions.
  public var isRegion: Bool { dimension.kind == .region }

  /// All atoms but "not applicable".
  public var applicable: AtomSet { notApplicable.map { full - AtomSet($0) } ?? full }

  /// An axis; `extraCuts` are versions that rules name beside the declared cuts.
  init(_ dimension: Dimension, extraCuts: Set<Version> = []) {
    self.dimension = dimension
    var atoms: [Atom]
    switch dimension.kind {
    case .choice(let values): atoms = values.map { .value($0.id) }
    case .region: atoms = RegionCode.all.map { .region($0) }
    case .version(_, let declared):
      let cuts = Set(declared).union(extraCuts).sorted()
      atoms = [.versions(from: nil, before: cuts.first)]
      for (index, cut) in cuts.enumerated() {
        atoms.append(.versions(from: cut, before: index + 1 < cuts.count ? cuts[index + 1] : nil))
      }
    }
    if dimension.onlyWhen.isEmpty {
      notApplicable = nil
    } else {
      notApplicable = atoms.count
      atoms.append(.notApplicable)
    }
    self.atoms = atoms
    full = AtomSet(first: min(atoms.count, AtomSet.capacity))
    let byRank = Self.order(atoms, ordinary: dimension.ordinary)
    var ranks = [Int](repeating: 0, count: atoms.count)
    for (rank, atom) in byRank.enumerated() { ranks[atom] = rank }
    self.byRank = byRank
    self.ranks = ranks
  }

  /// The atoms that the dimension calls ordinary, then the others in their order; the versions before the first cut and
  /// "not applicable" last, because neither makes a good example.
  private static func order(_ atoms: [Atom], ordinary: [ScenarioValue]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    for value in ordinary {
      guard let atom = position(of: value, in: atoms), seen.insert(atom).inserted else { continue }
      order.append(atom)
    }
    func comesLast(_ atom: Atom) -> Int {
      switch atom {
      case .versions(from: nil, before: _?): 1
      case .notApplicable: 2
      default: 0
      }
    }
    for group in 0...2 {
      order += atoms.indices.filter { !seen.contains($0) && comesLast(atoms[$0]) == group }
    }
    return order
  }

  /// The atoms, parted into those that some sets do not tell apart.
  func kinds(_ borders: some Sequence<AtomSet>) -> [AtomSet] {
    var kinds = [full]
    for border in Set(borders).sorted() {
      kinds = kinds.flatMap { [$0 & border, $0 - border] }.filter { !$0.isEmpty }
    }
    return kinds
  }

  /// The position of the atom that a value names or, for versions, that holds it.
  public func position(of value: ScenarioValue) -> Int? { Self.position(of: value, in: atoms) }

  private static func position(of value: ScenarioValue, in atoms: [Atom]) -> Int? {
    switch value {
    case .value, .region: atoms.firstIndex { $0.scenarioValue == value }
    case .version(let version):
      atoms.firstIndex { atom in
        guard case .versions(let from, let before) = atom else { return false }
        return (from.map { $0 <= version } ?? true) && (before.map { version < $0 } ?? true)
      }
    }
  }
}
