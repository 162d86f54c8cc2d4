import Claims

/// What must hold of a term's subject, taken apart as rows have it: a word and its operands.
struct TermDraft {
  /// The word: `is`, `is not`, `from`, `before`, `between`, `inside` or `outside`.
  let predicate: String
  /// The operands; never empty, so that a term without any still has a row.
  var operands: [Operand]

  /// One thing that a term compares with.
  enum Operand {
    /// A value of a choice.
    case value(ValueID)
    /// A version.
    case version(Version)
    /// A set of regions or a country.
    case region(RegionName)
    /// Nothing: the only operand of an empty list.
    case none
  }

  /// A draft to which rows add their operands.
  init(predicate: String) {
    self.predicate = predicate
    operands = []
  }

  /// Takes a predicate apart.
  init(_ predicate: Term.Predicate) {
    switch predicate {
    case .isOneOf(let values): self.init("is", values.map { .value($0) })
    case .isNoneOf(let values): self.init("is not", values.map { .value($0) })
    case .from(let version): self.init("from", [.version(version)])
    case .before(let version): self.init("before", [.version(version)])
    case .between(let first, let second): self.init("between", [.version(first), .version(second)])
    case .inside(let regions): self.init("inside", regions.map { .region($0) })
    case .outside(let regions): self.init("outside", regions.map { .region($0) })
    }
  }

  private init(_ predicate: String, _ operands: [Operand]) {
    self.predicate = predicate
    self.operands = operands.isEmpty ? [.none] : operands
  }

  /// The predicate, or nil where the operands are not of its kind.
  var finished: Term.Predicate? {
    var values: [ValueID] = []
    var versions: [Version] = []
    var regions: [RegionName] = []
    for operand in operands {
      switch operand {
      case .value(let value): values.append(value)
      case .version(let version): versions.append(version)
      case .region(let region): regions.append(region)
      case .none: break
      }
    }
    return switch (predicate, versions.count) {
    case ("is", 0): .isOneOf(values)
    case ("is not", 0): .isNoneOf(values)
    case ("from", 1): .from(versions[0])
    case ("before", 1): .before(versions[0])
    case ("between", 2): .between(versions[0], versions[1])
    case ("inside", 0): .inside(regions)
    case ("outside", 0): .outside(regions)
    default: nil
    }
  }
}
