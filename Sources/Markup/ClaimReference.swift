/// The address of a claim as content writes it: `source/claim`.
public struct ClaimReference: Hashable, Sendable {
  /// The id of the source.
  public let source: String
  /// The id of the claim within its source.
  public let claim: String

  /// A reference; nil unless both ids are `[a-z][a-z0-9-]*`.
  public init?(source: String, claim: String) {
    guard Self.isID(source), Self.isID(claim) else { return nil }
    self.source = source
    self.claim = claim
  }

  /// Reads `source/claim`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(source: String(parts[0]), claim: String(parts[1]))
  }

  /// Whether a text is an id: a lower-case letter, then lower-case letters, digits and hyphens.
  static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, Byte.isLower(first) else { return false }
    return text.utf8.allSatisfy { Byte.isLower($0) || Byte.isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}

extension ClaimReference: CustomStringConvertible {
  /// `source/claim`.
  public var description: String { "\(source)/\(claim)" }
}

extension ClaimReference: Comparable {
  /// Sorted by source, then claim, bytewise.
  public static func < (left: ClaimReference, right: ClaimReference) -> Bool {
    if left.source != right.source { return left.source.utf8.lexicographicallyPrecedes(right.source.utf8) }
    return left.claim.utf8.lexicographicallyPrecedes(right.claim.utf8)
  }
}
