/// The address of a claim as content writes it: `source/claim`.
public struct ClaimReference: Hashable, Sendable {
  /// The id of the source.
  public let source: String
  /// The id of the claim within its source.
  public let claim: String

  /// A reference; nil unless both ids are `[a-z][a-z0-9-]*`.
  public init?(source: String, claim: String) {
    guard Byte.isID(source.utf8), Byte.isID(claim.utf8) else { return nil }
    self.source = source
    self.claim = claim
  }

  /// Reads `source/claim`.
  public init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// Reads the bytes of `source/claim`.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let source = bytes[..<slash]
    let claim = bytes[(slash + 1)...]
    guard Byte.isID(source), Byte.isID(claim) else { return nil }
    self.source = String(decoding: source, as: UTF8.self)
    self.claim = String(decoding: claim, as: UTF8.self)
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
