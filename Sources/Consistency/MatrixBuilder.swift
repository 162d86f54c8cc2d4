import Claims

/// Enumerates the rows of a matrix and folds those that say the same.
public struct MatrixBuilder: Sendable {
  var space: ScenarioSpace { evaluator.space }
  private let evaluator: Evaluator
  private let shape: MatrixShape
  private let options: [[MatrixOption]]
  private let conditions: [[Condition]]

  /// A builder for a shape; dimensions and regions that the vocabulary does not have give no options.
  public init(_ evaluator: Evaluator, _ shape: MatrixShape) {
    self.evaluator = evaluator
    self.shape = shape
    let space = evaluator.space
    options = shape.axes.map { axis in
      switch axis {
      case .places(_, let names): return names.map { .region($0) }
      case .dimension(let id): return space.axis(of: id).map { space.axes[$0].atoms.map { .atom($0) } } ?? []
      }
    }
    conditions = shape.axes.map { axis in
      switch axis {
      case .places(let ids, let names):
        return names.map { space.condition([Term(.places, .inside([$0]))], places: ids) }
      case .dimension(let id):
        guard let index = space.axis(of: id) else { return [] }
        return space.axes[index].atoms.indices.map { atom in
          Condition(space.box(index, AtomSet(atom)).map { [$0] } ?? [])
        }
      }
    }
  }

  /// All rows that can occur, in the order of the axes, none folded.
  public func rows() -> [MatrixRow] {
    let possible = combinations()
    return possible.map { row(Set([$0.choice]), conditions: [$0.condition], among: possible, cells: nil) }
  }

  /// The rows, with those folded that say the same for all outcomes. The result depends on nothing but the shape and
  /// the statements: first along one axis at a time, the last axis first, then any two rows that fill a block together.
  public func foldedRows() -> [MatrixRow] {
    let possible = combinations()
    let cells = possible.map { combination in shape.outcomes.map { evaluator.cell($0, in: combination.condition) } }
    var groups = zip(possible, cells).map { combination, cells in
      Group(members: [combination.choice], look: cells.map { Look($0) })
    }
    let known = Dictionary(uniqueKeysWithValues: zip(possible.map(\.choice), cells))
    let looks = Dictionary(uniqueKeysWithValues: zip(possible.map(\.choice), groups.map(\.look)))
    var isChanged = true
    while isChanged {
      isChanged = false
      for axis in options.indices.reversed() where foldAlong(axis, &groups) { isChanged = true }
      if !isChanged { isChanged = foldBlock(&groups, looks) }
    }
    let byChoice = Dictionary(uniqueKeysWithValues: possible.map { ($0.choice, $0.condition) })
    return groups.sorted { $0.first.lexicographicallyPrecedes($1.first) }.map { group in
      // A row that was not folded says what its only combination does.
      row(
        group.members, conditions: group.members.sorted(by: Self.precedes).compactMap { byChoice[$0] },
        among: possible, cells: group.members.count == 1 ? known[group.first] : nil)
    }
  }

  /// The scenarios of each combination that can occur, in the order of the axes.
  func scenarios() -> [Condition] { combinations().map(\.condition) }

  /// The combinations that can occur, with the option of each axis.
  func combinationsWithOptions() -> [(options: [MatrixOption], scenarios: Condition)] {
    combinations().map { combination in
      (combination.choice.enumerated().map { options[$0.offset][$0.element] }, combination.condition)
    }
  }

  private typealias Choice = [Int]

  private struct Combination {
    let choice: Choice
    let condition: Condition
  }

  /// Rows that say the same, as the combinations of options that they stand for.
  private struct Group {
    var members: Set<Choice>
    let look: [Look]

    var first: Choice { members.min(by: MatrixBuilder.precedes) ?? [] }
    func options(_ axis: Int) -> Set<Int> { Set(members.map { $0[axis] }) }
  }

  /// What must be equal for rows to be folded: how each outcome stands, and where; not who says so.
  private struct Look: Hashable {
    let pieces: [Piece]

    struct Piece: Hashable {
      let boxes: [Box]
      let standing: Cell.Standing
      let effect: Effect?
      let alternatives: [Effect]
    }

    init(_ cell: Cell) {
      pieces = cell.pieces.map {
        Piece(boxes: $0.boxes, standing: $0.standing, effect: $0.effect, alternatives: $0.alternatives)
      }
    }
  }

  private static func precedes(_ a: Choice, _ b: Choice) -> Bool { a.lexicographicallyPrecedes(b) }

  /// The combinations of options in which something can happen, in order.
  private func combinations() -> [Combination] {
    let space = evaluator.space
    var partial = [Combination(choice: [], condition: space.condition(shape.fixed, places: shape.places))]
    for axis in conditions.indices {
      partial = partial.flatMap { combination in
        conditions[axis].indices.compactMap { option in
          let condition = combination.condition.intersection(conditions[axis][option])
          guard evaluator.canHappen(condition) else { return nil }
          return Combination(choice: combination.choice + [option], condition: condition)
        }
      }
    }
    return partial
  }

  private func row(
    _ members: Set<Choice>, conditions: [Condition], among possible: [Combination], cells: [Cell]?
  ) -> MatrixRow {
    let scenarios = conditions.reduce(Condition.nothing) { $0.union($1) }.joined(in: evaluator.space)
    let choices = options.indices.map { axis -> MatrixRow.AxisChoice in
      let chosen = Set(members.map { $0[axis] })
      // The options that can occur with what the row says about the other axes.
      let others = Set(members.map { Self.without(axis, $0) })
      let open = Set(possible.map(\.choice).filter { others.contains(Self.without(axis, $0)) }.map { $0[axis] })
      return MatrixRow.AxisChoice(
        options: chosen.sorted().map { options[axis][$0] }, isWhatever: chosen.count > 1 && chosen == open)
    }
    return MatrixRow(
      options: choices, scenarios: scenarios, cells: cells ?? shape.outcomes.map { evaluator.cell($0, in: scenarios) },
      combinations: members.count)
  }

  private static func without(_ axis: Int, _ choice: Choice) -> Choice {
    var others = choice
    others.remove(at: axis)
    return others
  }

  /// Folds groups that look the same and differ on one axis alone.
  private func foldAlong(_ axis: Int, _ groups: inout [Group]) -> Bool {
    struct Key: Hashable {
      let look: [Look]
      let others: Set<Choice>
    }
    var merged: [Group] = []
    var positions: [Key: Int] = [:]
    for group in groups {
      let key = Key(look: group.look, others: Set(group.members.map { Self.without(axis, $0) }))
      if let position = positions[key] {
        merged[position].members.formUnion(group.members)
      } else {
        positions[key] = merged.count
        merged.append(group)
      }
    }
    let isChanged = merged.count < groups.count
    groups = merged
    return isChanged
  }

  /// Folds the first two groups that look the same and together fill a block: whatever else the block would hold
  /// cannot occur.
  private func foldBlock(_ groups: inout [Group], _ looks: [Choice: [Look]]) -> Bool {
    for first in groups.indices {
      for second in groups.indices.dropFirst(first + 1) where groups[first].look == groups[second].look {
        let members = groups[first].members.union(groups[second].members)
        let block = options.indices.map { axis in Set(members.map { $0[axis] }) }
        let inside = looks.keys.filter { choice in zip(choice, block).allSatisfy { $1.contains($0) } }
        guard inside.allSatisfy(members.contains) else { continue }
        groups[first].members = members
        groups.remove(at: second)
        return true
      }
    }
    return false
  }
}
