/// A SHA-256 digest (FIPS 180-4), computed by libsodium.
public struct SHA256: Hashable, Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of some bytes.
  public init(of data: [UInt8]) { bytes = Sodium.sha256(data) }

  /// The digest of a text's UTF-8 bytes.
  public init(of text: String) { self.init(of: Array(text.utf8)) }

  /// 64 lower-case hexadecimal digits.
  public var hex: String { Hexadecimal.text(bytes) }
}
