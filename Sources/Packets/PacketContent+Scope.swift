import Claims
import Digests
public import Pages

extension PacketContent.Scope {
  /// The scope as a packet is asked for; nil where its ids are no longer ids.
  public var packetScope: PacketScope? {
    let subject: PacketScope.Subject? =
      switch kind {
      case "everything": .everything
      case "guide": id.flatMap { Identifier($0) }.map { .guide($0) }
      case "topic": id.flatMap { Identifier($0) }.map { .topic($0) }
      default: nil
      }
    guard let subject, let audience = PacketScope.Audience(rawValue: audience) else { return nil }
    return PacketScope(
      subject: subject, audience: audience, locales: locales.compactMap { LocaleCode($0) },
      original: originalBeside ? .beside : .leftOut)
  }
}

extension SignOffRecord {
  /// The scope as a packet is asked for; nil where its ids are no longer ids.
  public var packetScope: PacketScope? { scope.packetScope }
}

extension PacketContent {
  /// The bytes of the record as a file, `content.json`, and their SHA-256, which is the packet's id.
  public func file() throws -> (bytes: [UInt8], id: String) {
    let bytes = try CanonicalJSON.bytes(self)
    return (bytes, SHA256(of: bytes).hex)
  }
}
