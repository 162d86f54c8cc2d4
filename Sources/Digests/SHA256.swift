/// A SHA-256 digest (FIPS 180-4), computed by libsodium.
public struct SHA256: Hashable, Sendable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest of some bytes.
  public init(of data: [UInt8]) { bytes = Sodium.sha256(data) }

  /// The digest of a text's UTF-8 bytes.
  public init(of text: String) { self.init(of: Array(text.utf8)) }

  /// 64 lower-case hexadecimal digits.
  public var hex: String { Hexadecimal.text(bytes) }
}

extension SHA256 {
  /// A running digest, for what is put together piece by piece.
  public struct Running: ~Copyable {
    private var state = Sodium.SHA256State()

    /// Starts with no bytes.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ data: [UInt8]) { state.add(data) }

    /// Adds a text and a separator, so that no two lists of texts look alike.
    public mutating func add(_ text: String) { add(Array(text.utf8) + [0]) }

    /// The digest of all that was added.
    public consuming func finish() -> SHA256 { SHA256(state.finish()) }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }
}
