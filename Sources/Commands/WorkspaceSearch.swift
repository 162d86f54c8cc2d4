import Build
import Workspace

/// Finds the workspace that a command is about.
enum WorkspaceSearch {
  /// The folders of the workspace: the one named by `--workspace`, or the nearest at or above the current folder.
  static func folders(_ invocation: Invocation) throws -> WorkspaceFolders {
    try folders(invocation, output: invocation.value(.output))
  }

  /// The same for a command whose `--output` is not the workspace's output folder.
  static func folders(_ invocation: Invocation, output: String?) throws -> WorkspaceFolders {
    let root = invocation.value(.workspace) ?? CurrentFolder.workspace() ?? "."
    return try WorkspaceFolders(root: root, output: output, toolTemplates: CurrentFolder.toolTemplates())
  }
}
