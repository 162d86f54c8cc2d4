import Digests

/// The list of a packet's files with their digests, `manifest.json`: this is what a signature signs.
public struct PacketManifest: Codable, Hashable, Sendable {
  /// What the file is, for programs that meet it.
  public var format = "verbatim-packet-manifest"
  /// The version of the format.
  public var version = 1
  /// The packet's id: the SHA-256 of `content.json`.
  public var packet: String
  /// The files, sorted by path.
  public var files: [Entry]

  /// A file.
  public struct Entry: Codable, Hashable, Sendable {
    /// Its path in the packet.
    public var path: String
    /// What it is: `content`, `rendering`, `table`, `capture` or `text`.
    public var kind: String
    /// The language of a rendering or table.
    public var lang: String?
    /// How many bytes it has.
    public var bytes: Int
    /// Its SHA-256.
    public var sha256: String
    /// The first sixteen digits of the SHA-256 of each block of 4,096 bytes: they tell where a file was altered.
    public var blocks: [String]

    init(_ file: PacketFile) {
      let parts = file.path.split(separator: "/").map { String($0) }
      path = file.path
      lang = nil
      switch parts[0] {
      case PacketName.content: kind = "content"
      case "captures": kind = "capture"
      case "tables":
        kind = "table"
        lang = parts.count > 1 ? parts[1] : nil
      default:
        let names = file.path.split(separator: ".").map { String($0) }
        kind = names.first == "packet" && names.count == 3 ? "rendering" : "text"
        if kind == "rendering" { lang = names[1] }
      }
      bytes = file.bytes.count
      sha256 = SHA256(of: file.bytes).hex
      blocks = Self.blocks(file.bytes)
    }

    /// How many bytes a block has.
    static let blockSize = 4096

    static func blocks(_ bytes: [UInt8]) -> [String] {
      stride(from: 0, to: bytes.count, by: blockSize).map { start in
        String(SHA256(of: Array(bytes[start..<min(start + blockSize, bytes.count)])).hex.prefix(16))
      }
    }
  }

  /// The manifest of some files.
  init(packet: String, files: [PacketFile]) {
    self.packet = packet
    self.files = files.map { Entry($0) }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The checksums of files, as `sha256sum` writes and reads them.
  static func checksums(_ files: [(path: String, sha256: String)]) -> String {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .map { "\($0.sha256)  \($0.path)\n" }.joined()
  }
}
