public import Diagnostics

/// A pointer to a claim, with its place.
public struct Citation: Hashable, Sendable {
  /// The claim.
  public let reference: ClaimReference
  /// Where it is written.
  public let location: FileLocation

  /// A citation.
  public init(_ reference: ClaimReference, at location: FileLocation) {
    self.reference = reference
    self.location = location
  }
}
