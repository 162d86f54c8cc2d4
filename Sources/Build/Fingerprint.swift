import Digests
import Workspace

/// Stands for a list of texts and files.
struct Fingerprint {
  /// Names and digests, one after the other.
  private var list: [UInt8] = []

  /// The fingerprint of some files, given by name and digest.
  static func of(_ files: [(path: String, digest: String)]) -> String {
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.add(file.path)
      fingerprint.add(file.digest)
    }
    return fingerprint.hex
  }

  /// What stands for the list, in hexadecimal.
  var hex: String { BLAKE2b(of: list).hex }

  /// Adds a file by its path and its bytes, or by what kept it from being read.
  mutating func add(_ path: String, _ folder: FolderSnapshot) {
    add(folder.folder.shown(path))
    if let digest = folder.digest(path) {
      list += digest.bytes
    } else if case .failure(let fault) = folder.bytes(path) {
      add(fault.message)
    }
  }

  /// Adds a text and a separator, so that no two lists of texts look alike.
  mutating func add(_ text: String) {
    list += text.utf8
    list.append(0)
  }
}
