internal import CSodium

/// The one file that calls libsodium.
enum Sodium {
  /// SHA-256 (FIPS 180-4): 32 bytes.
  static func sha256(_ data: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    _ = unsafe crypto_hash_sha256(&digest, data, UInt64(data.count))
    return digest
  }

  /// BLAKE2b without a key (RFC 7693): 32 bytes.
  static func blake2b(_ data: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
    _ = unsafe crypto_generichash(&digest, digest.count, data, UInt64(data.count), nil, 0)
    return digest
  }
}
