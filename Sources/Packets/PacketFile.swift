/// One file of a packet.
public struct PacketFile: Hashable, Sendable {
  /// Its path in the packet.
  public let path: String
  /// Its bytes.
  public let bytes: [UInt8]

  /// A file.
  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text file.
  public init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
}

/// The names of the files that every packet has.
public enum PacketName {
  /// What the packet says; its SHA-256 is the packet's id.
  public static let content = "content.json"
  /// All files but itself, the checksums and what was signed, each with its digests.
  public static let manifest = "manifest.json"
  /// The checksums of all files but itself and what was signed, as `sha256sum` reads them.
  public static let checksums = "SHA256SUMS"
  /// How to check the packet without this tool.
  public static let verify = "VERIFY.txt"
  /// The folder of signatures, approvals and time stamps.
  public static let signoffs = "signoffs"
}
