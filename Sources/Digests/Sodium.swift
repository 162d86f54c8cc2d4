internal import CSodium

/// The calls of libsodium that the house makes: the one file that sees the library.
///
/// Byte counts are those of the library's constants; callers hand in arrays of the right size, which their types see to.
enum Sodium {
  static let publicKeyBytes = 32
  static let secretKeyBytes = 64
  static let signatureBytes = 64
  static let saltBytes = 32

  static func sha256(_ data: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    _ = unsafe crypto_hash_sha256(&digest, data, UInt64(data.count))
    return digest
  }

  /// BLAKE2b without a key, `count` bytes long.
  static func blake2b(_ data: [UInt8], count: Int) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: count)
    _ = unsafe crypto_generichash(&digest, count, data, UInt64(data.count), nil, 0)
    return digest
  }

  /// Bytes that nobody can guess.
  static func random(_ count: Int) -> [UInt8] {
    guard sodium_init() >= 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// The key pair that a seed of 32 bytes stands for.
  static func keyPair(seed: [UInt8]) -> (publicKey: [UInt8], secretKey: [UInt8]) {
    var publicKey = [UInt8](repeating: 0, count: publicKeyBytes)
    var secretKey = [UInt8](repeating: 0, count: secretKeyBytes)
    _ = unsafe crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
    return (publicKey, secretKey)
  }

  /// An Ed25519 signature.
  static func sign(_ message: [UInt8], secretKey: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: signatureBytes)
    _ = unsafe crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
    return signature
  }

  /// Whether a signature is that of a message by the owner of a key.
  static func verify(_ signature: [UInt8], of message: [UInt8], publicKey: [UInt8]) -> Bool {
    unsafe crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
  }

  /// A key stream made from a password by scrypt; nil where the machine has not enough memory for it.
  static func scrypt(
    _ password: [UInt8], salt: [UInt8], operations: UInt64, memory: Int, count: Int
  ) -> [UInt8]? {
    var stream = [UInt8](repeating: 0, count: count)
    let words = password.map { CChar(bitPattern: $0) }
    let status = unsafe crypto_pwhash_scryptsalsa208sha256(
      &stream, UInt64(count), words, UInt64(words.count), salt, operations, memory)
    return status == 0 ? stream : nil
  }
}
