/// A packet that was made.
public struct Packet: Sendable {
  /// The SHA-256 of its content record.
  public let id: String
  /// What it says.
  public let content: PacketContent
  /// Its files, sorted by path.
  public let files: [PacketFile]
}
