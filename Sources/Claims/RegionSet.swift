public import Diagnostics

/// A named, dated set of regions, written as a list or made from others ("eu except five").
public struct RegionSet: Hashable, Sendable {
  /// The set's id.
  public let id: RegionSetID
  /// Its name inside a sentence, with its article ("the EU", "the rest of the EU").
  public let label: LocalizedText
  /// The day on which the membership was checked, if it can change.
  public let asOf: CalendarDate?
  /// How the set was written.
  public let definition: Definition
  /// The regions in it, sorted by code; never empty.
  public let members: [RegionCode]
  /// Where it was declared.
  public let location: FileLocation

  /// A set of regions.
  public init(
    id: RegionSetID, label: LocalizedText, asOf: CalendarDate?, definition: Definition, members: [RegionCode],
    location: FileLocation
  ) {
    self.id = id
    self.label = label
    self.asOf = asOf
    self.definition = definition
    self.members = members
    self.location = location
  }

  /// How a set was written.
  public enum Definition: Hashable, Sendable {
    /// A list of codes and names of other sets.
    case members([RegionName])
    /// All regions but those of a set.
    case everywhereExcept([RegionName])
    /// The regions of one set, without or also those of others, read from left to right.
    case expression(first: RegionName, steps: [Step])
  }

  /// One step of an expression.
  public struct Step: Hashable, Sendable {
    /// What the step does with its operand.
    public let operation: Operation
    /// The set or region it does it with.
    public let operand: RegionName

    /// A step.
    public init(operation: Operation, operand: RegionName) {
      self.operation = operation
      self.operand = operand
    }
  }

  /// The set operations, by the words that authors write.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Difference.
    case except
    /// Union.
    case plus
    /// Intersection.
    case within
  }
}

/// A region by name: one of the vocabulary's sets, or a single country.
public enum RegionName: Hashable, Sendable, CustomStringConvertible {
  /// A named set.
  case set(RegionSetID)
  /// One country or area.
  case country(RegionCode)

  /// The name as authors write it.
  public var description: String {
    switch self {
    case .set(let id): id.text
    case .country(let code): code.code
    }
  }
}
