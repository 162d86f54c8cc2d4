/// One term of a condition: a dimension (or the places that the text means) and what must hold of it.
public struct Term: Hashable, Sendable {
  /// What the term is about.
  public let subject: Subject
  /// What must hold of it.
  public let predicate: Predicate

  /// A term.
  public init(_ subject: Subject, _ predicate: Predicate) {
    self.subject = subject
    self.predicate = predicate
  }

  /// The dimension that the term is about; nil where it is about places.
  public var dimension: DimensionID? {
    if case .dimension(let id) = subject { id } else { nil }
  }

  /// What a term is about.
  public enum Subject: Hashable, Sendable {
    /// One dimension.
    case dimension(DimensionID)
    /// The place dimensions that the statement's places mean.
    case places
  }

  /// What must hold of the subject.
  public enum Predicate: Hashable, Sendable {
    /// It has one of these values.
    case isOneOf([ValueID])
    /// It has a value, but none of these.
    case isNoneOf([ValueID])
    /// Its version is this one or later.
    case from(Version)
    /// Its version is earlier than this one.
    case before(Version)
    /// Its version is the first one or later, and earlier than the second.
    case between(Version, Version)
    /// All its regions are in one of these; for several place dimensions, each of them is.
    case inside([RegionName])
    /// The opposite of `inside`: at least one of its regions is in none of these.
    case outside([RegionName])
  }
}
