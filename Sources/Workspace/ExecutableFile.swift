internal import Foundation

/// The program's own file.
public enum ExecutableFile {
  /// The path of the running program with all links followed; nil where the system does not tell.
  public static var path: String? {
    SystemCall.realPath("/proc/self/exe") ?? Bundle.main.executablePath.flatMap { SystemCall.realPath($0) }
  }

  /// Size and time of the file: another build of the program has another identity.
  public static var identity: String {
    guard let path, let status = SystemCall.status(path) else { return "unknown" }
    return "\(status.size) \(status.modified) \(status.inode)"
  }

  /// Where the tool's own templates may be, seen from the program: `<prefix>/share/verbatim`, or a checkout above it.
  public static var templateFolders: [String] {
    guard let path else { return [] }
    var places: [String] = []
    var folder = path[...]
    for depth in 0..<6 {
      guard let cut = folder.lastIndex(of: "/") else { break }
      folder = folder[..<cut]
      if depth == 1 { places.append("\(folder)/share/verbatim/Templates") }
      places.append("\(folder)/Templates")
    }
    return places
  }
}
