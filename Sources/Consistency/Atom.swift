public import Claims

/// One indivisible position on an axis of the scenario space.
public enum Atom: Hashable, Sendable {
  /// A value of a choice dimension.
  case value(ValueID)
  /// A country or area.
  case region(RegionCode)
  /// The versions from one cut (nil: the very first version) up to, and without, the next (nil: no end).
  case versions(from: Version?, before: Version?)
  /// The dimension has no value here, because its `onlyWhen` does not hold.
  case notApplicable

  /// The atom as the domain writes it; nil for "not applicable" and for the versions before the first cut, which have
  /// no first version to name them by.
  public var scenarioValue: ScenarioValue? {
    switch self {
    case .value(let id): .value(id)
    case .region(let code): .region(code)
    case .versions(let from, _): from.map { .version($0) }
    case .notApplicable: nil
    }
  }
}

extension Atom: CustomStringConvertible {
  /// The atom in ids and codes, for logs and tests.
  public var description: String {
    switch self {
    case .value(let id): id.text
    case .region(let code): code.code
    case .versions(nil, nil): "any"
    case .versions(let from?, nil): "\(from)+"
    case .versions(nil, let before?): "<\(before)"
    case .versions(let from?, let before?): "\(from)..<\(before)"
    case .notApplicable: "n/a"
    }
  }
}
