import Build
import Workspace

/// Finds the workspace that a command is about.
enum WorkspaceSearch {
  /// The folders of the workspace: the one named by `--workspace`, or the nearest at or above the current folder.
  static func folders(_ invocation: Invocation) throws -> WorkspaceFolders {
    let root = invocation.value(.workspace) ?? CurrentFolder.workspace() ?? "."
    return try WorkspaceFolders(
      root: root, output: invocation.value(.output), toolTemplates: CurrentFolder.toolTemplates())
  }
}
