import Digests

/// What somebody approved: bound to the packet's number and to the digests of everything that the approval covers.
public struct SignOffRecord: Codable, Hashable, Sendable {
  /// What the file is, for programs that meet it.
  public var format = "verbatim-sign-off"
  /// The version of the format.
  public var version = 1
  /// The packet's id.
  public var packet: String
  /// The SHA-256 of the packet's `manifest.json`.
  public var manifest: String
  /// Who, as typed: a name and a role.
  public var by: String
  /// The day, as typed or as the machine had it.
  public var on: String
  /// The public key that signed; nil where the approval was given elsewhere.
  public var key: String?
  /// The file in which the approval was given, where it was given elsewhere.
  public var approval: Approval?
  /// The languages that are approved.
  public var locales: [String]
  /// What the packet is about, so that a later build can make it again.
  public var scope: PacketContent.Scope
  /// The renderings in those languages.
  public var renderings: [Rendering]
  /// What the approval covers.
  public var covers: [Covered]

  init(
    packet: String, manifest: String, by: String, on: String, key: String?, approval: Approval?, locales: [String],
    scope: PacketContent.Scope, renderings: [Rendering], covers: [Covered]
  ) {
    self.packet = packet
    self.manifest = manifest
    self.by = by
    self.on = on
    self.key = key
    self.approval = approval
    self.locales = locales
    self.scope = scope
    self.renderings = renderings
    self.covers = covers
  }

  /// A file that holds an approval.
  public struct Approval: Codable, Hashable, Sendable {
    /// Its name.
    public var file: String
    /// Its SHA-256.
    public var sha256: String
  }

  /// A rendering.
  public struct Rendering: Codable, Hashable, Sendable {
    /// Its path.
    public var path: String
    /// Its SHA-256.
    public var sha256: String
  }

  /// One thing that an approval covers.
  public struct Covered: Codable, Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Its address, path or id.
    public var id: String
    /// The SHA-256 of its words.
    public var sha256: String
    /// The words of a quote, so that a change can be shown.
    public var words: String?
  }

  /// What an approval can cover.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The words of a quote.
    case quote
    /// What a quote means, in plain words.
    case meaning
    /// A saved copy.
    case copy
    /// A decision.
    case decision
    /// A passage of a guide.
    case passage
    /// A translation of a quote or passage.
    case translation
  }

  /// The name of the record's file, without its ending: it holds the record's own digest, so that an altered record no
  /// longer fits its name.
  static func stem(of bytes: [UInt8], signed: Bool) -> String {
    (signed ? "signed-" : "approval-") + String(SHA256(of: bytes).hex.prefix(16))
  }

  /// Reads a record; nil where the bytes are none.
  public init?(json bytes: [UInt8]) {
    guard let record = try? CanonicalJSON.value(SignOffRecord.self, bytes), record.format == "verbatim-sign-off" else {
      return nil
    }
    self = record
  }

  /// Who, and how that is known.
  public var signer: String {
    guard let key, let publicKey = MinisignPublicKey(key) else { return "\(by) (as typed)" }
    return "\(by) (key \(publicKey.shownID))"
  }
}
