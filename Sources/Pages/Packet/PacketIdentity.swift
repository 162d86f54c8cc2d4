public import Claims

/// What a packet's renderings say about the packet itself.
public struct PacketIdentity: Sendable {
  /// The SHA-256 of the content record, 64 hexadecimal digits: the packet's id.
  public let id: String
  /// The SHA-256 of each quote's words, 64 hexadecimal digits.
  public let quoteDigests: [ClaimID: String]
  /// The earlier packet that the changes are told against: its id and the day of its content.
  public let earlier: Earlier?
  /// The differences from that packet.
  public let changes: [PacketChange]

  /// What a packet says about itself.
  public init(id: String, quoteDigests: [ClaimID: String], earlier: Earlier? = nil, changes: [PacketChange] = []) {
    self.id = id
    self.quoteDigests = quoteDigests
    self.earlier = earlier
    self.changes = changes
  }

  /// An earlier packet.
  public struct Earlier: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// The day of its content.
    public let asOf: CalendarDate?

    /// An earlier packet.
    public init(id: String, asOf: CalendarDate?) {
      self.id = id
      self.asOf = asOf
    }
  }

  /// The first sixteen digits of an id, in groups of four: what stands at the foot of every page.
  public static func short(_ id: String) -> String {
    let digits = Array(id.prefix(16))
    return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
      .joined(separator: " ")
  }
}
