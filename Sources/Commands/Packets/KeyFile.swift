import Digests
import Packets
import Workspace

/// Files that are named on the command line: keys, approvals, replies.
enum KeyFile {
  /// The bytes of a file of at most 16 MiB.
  static func bytes(_ path: String) throws -> [UInt8] {
    let cut = path.lastIndex(of: "/")
    let folder = try Folder(cut.map { String(path[...$0]) } ?? ".", sizeLimit: 16 << 20)
    return try folder.bytes(cut.map { String(path[path.index(after: $0)...]) } ?? path).get()
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// A public key: the key itself, or the file that holds it.
  static func publicKey(_ word: String) throws -> MinisignPublicKey {
    if let key = MinisignPublicKey(word) { return key }
    guard let key = MinisignPublicKey(try text(word)) else {
      throw WorkspaceFault("'\(word)' is neither a public key of minisign nor a file that holds one")
    }
    return key
  }
}
