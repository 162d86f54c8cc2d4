/// The public half of a signer's key, as minisign writes it: an Ed25519 key with an id of eight bytes.
public struct MinisignPublicKey: Hashable, Sendable {
  /// The id that signatures name, eight bytes.
  public let id: [UInt8]
  let key: [UInt8]

  init(id: [UInt8], key: [UInt8]) {
    self.id = id
    self.key = key
  }

  /// Reads a key: the one line of Base64, or the whole file with its comment line. Nil where it is neither.
  public init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let line = lines.last, lines.count <= 2, lines.count == 1 || lines[0].hasPrefix("untrusted comment:"),
      let bytes = Base64.bytes(String(line.filter { $0 != "\r" })),
      bytes.count == 2 + 8 + Sodium.publicKeyBytes, bytes.prefix(2).elementsEqual("Ed".utf8)
    else { return nil }
    self.init(id: Array(bytes[2..<10]), key: Array(bytes[10...]))
  }

  /// The key as one line of Base64, as `minisign -P` takes it.
  public var text: String { Base64.text(Array("Ed".utf8) + id + key) }

  /// The id as minisign prints it: sixteen hexadecimal digits, the last byte first.
  public var shownID: String { Hexadecimal.text(id.reversed()).uppercased() }

  /// The file that minisign reads with `-p`.
  public var file: String { "untrusted comment: minisign public key \(shownID)\n\(text)\n" }
}
