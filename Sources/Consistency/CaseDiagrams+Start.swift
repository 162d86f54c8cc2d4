import Claims

extension ScenarioSpace {
  /// Where a dimension has a value at all, as boxes; nil where it always has one.
  public func needs(of axis: Int) -> [Box]? {
    axes[axis].notApplicable == nil ? nil : condition(axes[axis].dimension.onlyWhen).boxes
  }

  /// The most ordinary scenario of all: each axis at its most ordinary atom, or at "not applicable" where it has none.
  /// `fixed` sets some axes to atoms of the caller's.
  public func ordinaryAtoms(with fixed: [Int: Int] = [:]) -> [Int] {
    let usual = axes.indices.map { axis in fixed[axis] ?? usualAtom(axis) }
    var atoms = usual
    // What a dimension depends on may stand behind it in the vocabulary.
    for _ in axes.indices {
      let point = atoms.map { UInt8($0) }
      var isChanged = false
      for axis in axes.indices {
        guard let notApplicable = axes[axis].notApplicable, let needs = needs(of: axis) else { continue }
        let applies = needs.contains { $0.contains(point) }
        if (atoms[axis] == notApplicable) == applies {
          atoms[axis] = applies ? usual[axis] : notApplicable
          isChanged = true
        }
      }
      if !isChanged { break }
    }
    return atoms
  }

  /// The most ordinary atom of an axis, where it has a value.
  public func usualAtom(_ axis: Int) -> Int { axes[axis].byRank.first { $0 != axes[axis].notApplicable } ?? 0 }

  /// The scenario of an atom for each axis, as a condition.
  public func condition(atoms: [Int]) -> Condition {
    Condition(
      [
        Box(
          parts: atoms.enumerated().compactMap { axis, atom in
            axes[axis].atoms.count > 1 ? Box.Part(axis: axis, atoms: AtomSet(atom)) : nil
          })
      ])
  }
}
