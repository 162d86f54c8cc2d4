internal import Foundation

/// What the tool finds around it: the workspace that it was called in, and its own templates.
public enum CurrentFolder {
  /// The nearest folder, from the current one upwards, that holds `Content/verbatim.yaml`; nil where none does.
  public static func workspace() -> String? {
    guard var folder = SystemCall.realPath(".")?[...] else { return nil }
    while true {
      if SystemCall.status("\(folder)/Content/verbatim.yaml") != nil { return folder.isEmpty ? "/" : String(folder) }
      guard let cut = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<cut]
    }
  }

  /// A path as people read it: relative to the current folder where it lies below it.
  public static func shown(_ path: String) -> String {
    guard let current = SystemCall.realPath("."), let real = SystemCall.realPath(path), real.hasPrefix(current + "/")
    else { return path }
    return String(real.dropFirst(current.utf8.count + 1))
  }

  /// Whether a folder holds a workspace.
  public static func isWorkspace(_ folder: String) -> Bool {
    SystemCall.status("\(folder)/Content/verbatim.yaml") != nil
  }

  /// Whether something is there.
  public static func contains(_ path: String) -> Bool { SystemCall.status(path) != nil }

  /// Whether a file lies inside a folder, all links followed.
  public static func isInside(_ file: String, _ folder: String) -> Bool {
    guard let file = SystemCall.realPath(file), let folder = SystemCall.realPath(folder) else { return false }
    return file.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Where the tool's own templates may be: what `VERBATIM_TEMPLATES` names, then what lies around the program.
  public static func toolTemplates() -> [String] {
    let named = ProcessInfo.processInfo.environment["VERBATIM_TEMPLATES"]
    return (named.map { [$0] } ?? [])
      + ExecutableFile.templateFolders.filter { folder in
        SystemCall.status("\(folder)/words") != nil
      }
  }
}
