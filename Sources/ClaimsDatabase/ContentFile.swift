/// A file of content as it was imported.
public struct ContentFile: Hashable, Sendable {
  /// The path, relative to the workspace, with `/` between its parts.
  public let path: String
  /// A digest of its bytes and of whatever else its reading depended on; the caller's to choose, compared only.
  public let digest: String

  /// A file.
  public init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}
