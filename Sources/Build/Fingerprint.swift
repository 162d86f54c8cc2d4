import Diagnostics
import Digests
import Workspace

/// Stands for everything that a build depends on: the bytes of every input, and the tool itself.
struct Fingerprint {
  /// Names and digests, one after the other.
  private var list: [UInt8] = []

  /// The fingerprint of a workspace as it is now. Files are always read, never trusted by their dates.
  static func now(_ folders: WorkspaceFolders) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(ToolIdentity.current)
    var faults: [Diagnostic] = []
    for path in folders.content.files(reporting: &faults) { fingerprint.add(path, folders.content) }
    for input in ToolFiles.inputs(folders.templates) { fingerprint.add(input.path, input.folder) }
    return BLAKE2b(of: fingerprint.list).hex
  }

  /// Stands for the templates, the tool itself, and the shape of the site, `shape`.
  static func ground(_ folders: WorkspaceFolders, shape: [String]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(ToolIdentity.current)
    for input in ToolFiles.inputs(folders.templates) { fingerprint.add(input.path, input.folder) }
    for line in shape { fingerprint.add(line) }
    return BLAKE2b(of: fingerprint.list).hex
  }

  /// Stands for some files, given by name and digest.
  static func of(_ files: [(path: String, digest: String)]) -> String {
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.add(file.path)
      fingerprint.add(file.digest)
    }
    return BLAKE2b(of: fingerprint.list).hex
  }

  private mutating func add(_ path: String, _ folder: Folder) {
    add(folder.shown(path))
    switch folder.bytes(path) {
    case .success(let bytes): list += BLAKE2b(of: bytes).bytes
    case .failure(let fault): add(fault.message)
    }
  }

  /// Adds a text and a separator, so that no two lists of texts look alike.
  private mutating func add(_ text: String) { list += Array(text.utf8) + [0] }
}
