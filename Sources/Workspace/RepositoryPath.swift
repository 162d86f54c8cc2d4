internal import Foundation

/// Where a workspace lies in the repository that holds it, as the forms for code hosts need it.
public enum RepositoryPath {
  /// What to put before a path of the workspace at `root`, to lead to it from the repository's root: `guides/`, or
  /// nothing. The repository's root is what the build server says (GitHub's and GitLab's variable), else the current
  /// folder.
  public static func prefix(ofWorkspace root: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"] ?? "."
    guard let top = SystemCall.realPath(named), let real = SystemCall.realPath(root), real.hasPrefix(top + "/") else {
      return ""
    }
    return real.dropFirst(top.utf8.count + 1) + "/"
  }
}
