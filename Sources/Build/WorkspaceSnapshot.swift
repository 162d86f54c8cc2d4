import Digests
import Workspace

/// Everything that a build depends on as it was at one moment: the bytes of every input, and the tool itself.
///
/// Files are always read, never trusted by their dates; what is read as content are the very bytes whose digests are
/// compared.
public struct WorkspaceSnapshot: Sendable {
  /// What authors wrote.
  let content: FolderSnapshot
  /// Templates, styles, scripts and words.
  let tool: ToolSnapshot

  /// Reads a workspace.
  public init(_ folders: WorkspaceFolders) {
    content = FolderSnapshot(folders.content)
    tool = ToolSnapshot(folders.templates)
  }

  /// Stands for all inputs: it differs where any byte of them does.
  var fingerprint: String {
    var fingerprint = Fingerprint()
    fingerprint.add(ToolIdentity.current)
    for path in content.paths { fingerprint.add(path, content) }
    for input in tool.files { fingerprint.add(input.path, input.folder) }
    return fingerprint.hex
  }

  /// Stands for the templates, the tool itself, and the shape of the site, `shape`.
  func ground(shape: [String]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(ToolIdentity.current)
    for input in tool.files { fingerprint.add(input.path, input.folder) }
    for line in shape { fingerprint.add(line) }
    return fingerprint.hex
  }
}
