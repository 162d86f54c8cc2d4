public import Claims

/// One way to read a statement: how its condition is tied to its outcome, and which places a place name means.
public struct Reading: Hashable, Sendable {
  /// How the condition is tied to the outcome.
  public let direction: Direction
  /// The place dimensions that a place name means; empty where the statement names no place.
  public let places: [DimensionID]
  /// Whether this is how the statement is read unless there is a reason to read it otherwise.
  public let isDefault: Bool

  /// Which way a condition binds. For "unless", the condition is the one that must not hold.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// What is said holds where the condition does; elsewhere nothing is said.
    case onIf = "if"
    /// What is said holds at most where the condition does.
    case onlyIf = "only if"
    /// What is said holds where the condition does, and nowhere else.
    case exactlyIf = "exactly if"
  }

  /// Whether the statement speaks where its condition holds.
  var speaksInside: Bool { direction != .onlyIf }
  /// Whether the statement speaks where its condition does not hold.
  var speaksOutside: Bool { direction != .onIf }
}

extension Reading: CustomStringConvertible {
  /// The reading in the words of the grammar, for logs and tests.
  public var description: String {
    places.isEmpty ? direction.rawValue : "\(direction.rawValue); \(places.map(\.text).joined(separator: " and "))"
  }
}

extension Statement {
  /// The most readings that a statement is given; more place meanings than that are not tried.
  static let mostReadings = 24

  /// Every reading of the statement, the default one first.
  var readings: [Reading] {
    let directions: [Reading.Direction] =
      switch connective {
      case .always: [.onIf]
      case .onIf, .unless: maybeOnlyIf ? [.onIf, .onlyIf, .exactlyIf] : [.onIf]
      case .onlyIf: [.onlyIf]
      case .exactlyIf: [.exactlyIf]
      }
    let namesPlaces = (frame + condition).contains { $0.subject == .places }
    let meanings = namesPlaces && !places.isEmpty ? places : [[]]
    var readings: [Reading] = []
    for meaning in meanings {
      for direction in directions where readings.count < Self.mostReadings {
        readings.append(Reading(direction: direction, places: meaning, isDefault: readings.isEmpty))
      }
    }
    return readings
  }
}
