/// A signature as minisign writes it: over the BLAKE2b-512 digest of a file, with a comment that is signed as well.
public struct MinisignSignature: Hashable, Sendable {
  /// The id of the key that signed, eight bytes.
  public let keyID: [UInt8]
  /// The comment that is part of what was signed.
  public let trustedComment: String
  /// The comment that anybody may have changed.
  public let untrustedComment: String
  private let signature: [UInt8]
  private let commentSignature: [UInt8]

  init(
    keyID: [UInt8], signature: [UInt8], trustedComment: String, untrustedComment: String, commentSignature: [UInt8]
  ) {
    self.keyID = keyID
    self.signature = signature
    self.trustedComment = trustedComment
    self.untrustedComment = untrustedComment
    self.commentSignature = commentSignature
  }

  /// Reads a signature file: four lines, each ending in a line feed. Nil for anything else, signatures over whole files
  /// ("Ed", which older versions of minisign wrote) included.
  public init?(_ file: String) {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 5, lines[4].isEmpty, lines[0].hasPrefix(Self.untrusted), lines[2].hasPrefix(Self.trusted),
      let first = Base64.bytes(String(lines[1])), first.count == 2 + 8 + Sodium.signatureBytes,
      first.prefix(2).elementsEqual("ED".utf8),
      let second = Base64.bytes(String(lines[3])), second.count == Sodium.signatureBytes
    else { return nil }
    self.init(
      keyID: Array(first[2..<10]), signature: Array(first[10...]),
      trustedComment: String(lines[2].dropFirst(Self.trusted.count)),
      untrustedComment: String(lines[0].dropFirst(Self.untrusted.count)), commentSignature: second)
  }

  private static let untrusted = "untrusted comment: "
  private static let trusted = "trusted comment: "

  /// The signature file.
  public var file: String {
    """
    \(Self.untrusted)\(untrustedComment)
    \(Base64.text(Array("ED".utf8) + keyID + signature))
    \(Self.trusted)\(trustedComment)
    \(Base64.text(commentSignature))

    """
  }

  /// Whether the owner of a key signed these bytes and the trusted comment.
  public func isValid(for message: [UInt8], by publicKey: MinisignPublicKey) -> Bool {
    keyID == publicKey.id
      && Sodium.verify(signature, of: Sodium.blake2b(message, count: 64), publicKey: publicKey.key)
      && Sodium.verify(commentSignature, of: signature + Array(trustedComment.utf8), publicKey: publicKey.key)
  }
}
