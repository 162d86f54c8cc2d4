import Claims

extension ScenarioSpace {
  /// The scenarios of one option of a matrix axis.
  public func condition(_ option: MatrixOption, on axis: MatrixAxis) -> Condition {
    switch (option, axis) {
    case (.region(let name), .places(let ids, _)):
      return condition([Term(.places, .inside([name]))], places: ids)
    case (.atom(let atom), .dimension(let id)):
      guard let index = self.axis(of: id), let position = axes[index].atoms.firstIndex(of: atom) else {
        return .nothing
      }
      return Condition(box(index, AtomSet(position)).map { [$0] } ?? [])
    case (.region, .dimension), (.atom, .places): return .nothing
    }
  }
}
