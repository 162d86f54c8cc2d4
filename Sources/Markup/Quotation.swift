public import Diagnostics

/// Words said to be an exact part of a claim's quote, with their place. Whether they are is checked elsewhere.
public struct Quotation: Hashable, Sendable {
  /// The claim.
  public let reference: ClaimReference
  /// The words, as plain text; a line end of the source is one space.
  public let words: String
  /// Where it is written.
  public let location: FileLocation

  /// A quotation.
  public init(_ words: String, of reference: ClaimReference, at location: FileLocation) {
    self.words = words
    self.reference = reference
    self.location = location
  }
}
