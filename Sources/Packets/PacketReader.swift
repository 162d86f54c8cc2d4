public import Diagnostics
import Digests
public import Workspace

/// A packet on disk, read within bounds.
public struct PacketReader: Sendable {
  /// The packet's folder.
  public let folder: Folder
  /// The most bytes that a file of a packet may have.
  private static let sizeLimit = 64 << 20

  /// A packet in a folder; throws where there is none.
  public init(_ path: String) throws(WorkspaceFault) {
    folder = try Folder(path, sizeLimit: Self.sizeLimit)
    guard folder.contains(PacketName.content) || folder.contains(PacketName.manifest) else {
      throw WorkspaceFault(
        "'\(path)' is not a packet: it has neither '\(PacketName.content)' nor '\(PacketName.manifest)'",
        remedy: "name the folder that 'verbatim packet' wrote")
    }
  }

  /// What the packet says and its id; throws what is wrong with the record.
  public func content() throws(Diagnostic) -> PacketMaker.EarlierPacket {
    try PacketMaker.EarlierPacket(record: folder.bytes(PacketName.content).get(), at: .wholeFile(PacketName.content))
  }
}

extension PacketMaker.EarlierPacket {
  /// The packet of a content record, wherever it is kept. Throws what is wrong with it; `place` is told there.
  public init(record bytes: [UInt8], at place: FileLocation) throws(Diagnostic) {
    let content: PacketContent
    do {
      content = try CanonicalJSON.value(PacketContent.self, bytes)
    } catch {
      throw Diagnostic(.packetFile, "the record cannot be read: \(error)", at: place)
    }
    guard content.format == PacketContent.format, content.version == 1 else {
      throw Diagnostic(
        .packetFile, "the record is of a format that this version of the tool does not know", at: place)
    }
    self.init(id: SHA256(of: bytes).hex, content: content)
  }
}

extension PacketContent {
  /// What every record of this kind says it is.
  static let format = "verbatim-packet-content"
}
