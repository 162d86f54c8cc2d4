import Workspace

/// Which build of the tool is running.
public enum ToolIdentity {
  /// The version of the tool.
  public static let version = "0.1.0"

  /// The version, and what tells one build of it from another: a new build must not trust an old output.
  static var current: String { "\(version) \(ExecutableFile.identity)" }
}
