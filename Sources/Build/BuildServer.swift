import Diagnostics
public import Workspace

/// The build servers for which `init --ci` writes a file.
public enum BuildServer: String, CaseIterable, Sendable {
  case github
  case gitlab

  /// What people call it.
  public var name: String {
    switch self {
    case .github: "GitHub"
    case .gitlab: "GitLab"
    }
  }

  /// Where the server looks for its file, from the repository's root.
  var path: String {
    switch self {
    case .github: ".github/workflows/verbatim.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// Writes the server's file below `folder` and gives its path. Throws, having written nothing, where it exists.
  public func write(to folder: String, toolTemplates: [String]) throws(WorkspaceFault) -> String {
    for path in toolTemplates {
      guard let source = try? Folder("\(path)/ci") else { continue }
      switch source.text("\(rawValue).yml") {
      case .success(let text):
        try NewFiles.write([(self.path, text.text(0..<text.bytes.count))], below: folder)
        return "\(folder)/\(self.path)"
      case .failure(let fault): throw WorkspaceFault("the tool's file for \(name) is broken: \(fault.message)")
      }
    }
    throw WorkspaceFault("the tool's files are not where they should be", remedy: "install the tool again")
  }
}
