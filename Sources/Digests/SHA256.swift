internal import CSodium

/// A SHA-256 digest (FIPS 180-4), computed by libsodium.
public struct SHA256: Hashable, Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of some bytes.
  public init(of data: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    _ = unsafe crypto_hash_sha256(&digest, data, UInt64(data.count))
    bytes = digest
  }

  /// The digest of a text's UTF-8 bytes.
  public init(of text: String) { self.init(of: Array(text.utf8)) }

  /// 64 lower-case hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension SHA256 {
  /// A running digest, for what is put together piece by piece.
  public struct Running: ~Copyable {
    private var state = crypto_hash_sha256_state()

    /// Starts with no bytes.
    public init() { _ = unsafe crypto_hash_sha256_init(&state) }

    /// Adds bytes.
    public mutating func add(_ data: [UInt8]) { _ = unsafe crypto_hash_sha256_update(&state, data, UInt64(data.count)) }

    /// Adds a text and a separator, so that no two lists of texts look alike.
    public mutating func add(_ text: String) { add(Array(text.utf8) + [0]) }

    /// The digest of all that was added.
    public consuming func finish() -> SHA256 {
      var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
      _ = unsafe crypto_hash_sha256_final(&state, &digest)
      return SHA256(digest)
    }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }
}
