import Diagnostics
import Digests
import Workspace

/// Stands for everything that a build depends on: the bytes of every input, and the tool itself.
enum Fingerprint {
  /// The fingerprint of a workspace as it is now. Files are always read, never trusted by their dates.
  static func now(_ folders: WorkspaceFolders) -> String {
    var digest = SHA256.Running()
    digest.add(ToolIdentity.current)
    var faults: [Diagnostic] = []
    for path in folders.content.files(reporting: &faults) { add(path, folders.content, to: &digest) }
    for input in ToolFiles.inputs(folders.templates) { add(input.path, input.folder, to: &digest) }
    return digest.finish().hex
  }

  private static func add(_ path: String, _ folder: Folder, to digest: inout SHA256.Running) {
    digest.add(folder.shown(path))
    switch folder.bytes(path) {
    case .success(let bytes): digest.add(SHA256(of: bytes).bytes)
    case .failure(let fault): digest.add(fault.message)
    }
  }
}
