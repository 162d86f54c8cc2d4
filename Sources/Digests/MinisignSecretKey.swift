/// The secret half of a signer's key, as minisign's key files hold it.
///
/// The file's bytes (before Base64): "Ed", the way the key is locked ("Sc": scrypt, or two zeros: not locked), "B2",
/// 32 bytes of salt, two 64-bit little-endian limits for scrypt, then id (8), key (64) and checksum (32), all three
/// locked together; without a lock the checksum is zero.
public struct MinisignSecretKey: Sendable {
  private let id: [UInt8]
  private let key: [UInt8]

  /// The public half.
  public var publicKey: MinisignPublicKey { MinisignPublicKey(id: id, key: Array(key.suffix(Sodium.publicKeyBytes))) }

  /// Why a key file cannot be used.
  public enum Failure: Error, Hashable, Sendable {
    /// It is not a secret key of minisign.
    case notAKey
    /// It is locked, and no password was given.
    case needsPassword
    /// The password does not open it.
    case wrongPassword
  }

  /// A new key that nobody has had before.
  public static func generate() -> MinisignSecretKey {
    MinisignSecretKey(id: Sodium.random(8), seed: Sodium.random(32))
  }

  /// The key of a seed of 32 bytes, with an id of eight bytes: the same seed gives the same key, for tests.
  init(id: [UInt8], seed: [UInt8]) {
    self.id = id
    key = Sodium.keyPair(seed: seed).secretKey
  }

  /// Reads a key file. `password` opens a locked one.
  public init(file: String, password: String? = nil) throws(Failure) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count == 2, lines[0].hasPrefix("untrusted comment:"),
      let bytes = Base64.bytes(String(lines[1].filter { $0 != "\r" })), bytes.count == Self.fileBytes,
      bytes.prefix(2).elementsEqual("Ed".utf8), bytes[4..<6].elementsEqual("B2".utf8)
    else { throw .notAKey }
    var locked = Array(bytes[Self.head...])
    switch Array(bytes[2..<4]) {
    case [0, 0]: break
    case Array("Sc".utf8):
      guard let password else { throw .needsPassword }
      let salt = Array(bytes[6..<38])
      let (operations, memory) = (Self.number(bytes[38..<46]), Self.number(bytes[46..<54]))
      guard memory <= 4 << 30,
        let stream = Sodium.scrypt(
          Array(password.utf8), salt: salt, operations: operations, memory: Int(memory), count: locked.count)
      else { throw .notAKey }
      locked = zip(locked, stream).map { $0 ^ $1 }
    default: throw .notAKey
    }
    id = Array(locked[0..<8])
    key = Array(locked[8..<72])
    if bytes[2] == 0 {
      // Without a lock there is no checksum; the key itself holds its public half twice.
      guard Sodium.keyPair(seed: Array(key.prefix(32))).publicKey == Array(key.suffix(32)) else { throw .notAKey }
    } else {
      let checksum = Sodium.blake2b(Array("Ed".utf8) + id + key, count: 32)
      guard checksum == Array(locked[72...]) else { throw .wrongPassword }
    }
  }

  private static let head = 54
  private static let fileBytes = head + 8 + Sodium.secretKeyBytes + 32

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// The key file without a lock, as `minisign -G -W` writes it.
  public var file: String {
    let head = Array("Ed".utf8) + [0, 0] + Array("B2".utf8) + [UInt8](repeating: 0, count: 48)
    let checksum = [UInt8](repeating: 0, count: 32)
    return "untrusted comment: minisign encrypted secret key\n\(Base64.text(head + id + key + checksum))\n"
  }

  /// Signs bytes by way of their BLAKE2b-512 digest. Neither comment may hold a line end.
  public func sign(_ message: [UInt8], trustedComment: String, untrustedComment: String) -> MinisignSignature {
    let signature = Sodium.sign(Sodium.blake2b(message, count: 64), secretKey: key)
    return MinisignSignature(
      keyID: id, signature: signature, trustedComment: trustedComment, untrustedComment: untrustedComment,
      commentSignature: Sodium.sign(signature + Array(trustedComment.utf8), secretKey: key))
  }
}
