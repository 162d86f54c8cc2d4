import Cores
public import Diagnostics
public import Digests

/// All files of a folder as they were at one moment: read once, on all cores, each with the digest of its bytes.
///
/// What is told apart by these digests and what is read as content are the same bytes, so that no file can change
/// between the two.
public struct FolderSnapshot: Sendable {
  /// The folder.
  public let folder: Folder
  /// All files, by path below the folder, sorted bytewise.
  public let paths: [String]
  /// What kept folders from being listed.
  public let faults: [Diagnostic]
  private let contents: [String: Content]

  private struct Content: Sendable {
    let bytes: Result<[UInt8], Diagnostic>
    let digest: BLAKE2b?
  }

  /// Reads a folder, or one within it. A file that cannot be read is kept with its fault.
  public init(_ folder: Folder, below path: String = "") {
    self.folder = folder
    var faults: [Diagnostic] = []
    paths = folder.files(below: path, reporting: &faults)
    self.faults = faults
    let read = Parallel.map(paths) { path -> Content in
      let bytes = folder.bytes(path)
      return Content(bytes: bytes, digest: (try? bytes.get()).map { BLAKE2b(of: $0) })
    }
    contents = Dictionary(zip(paths, read)) { first, _ in first }
  }

  /// Whether a file is there; a folder or a broken link in its place counts.
  public func contains(_ path: String) -> Bool { contents[path] != nil || folder.contains(path) }

  /// The bytes of a file, as `Folder` gives them.
  public func bytes(_ path: String) -> Result<[UInt8], Diagnostic> { contents[path]?.bytes ?? folder.bytes(path) }

  /// The text of a file, as `Folder` gives it.
  public func text(_ path: String) -> Result<SourceText, Diagnostic> { folder.text(path, of: bytes(path)) }

  /// The digest of a file's bytes; nil where it could not be read.
  public func digest(_ path: String) -> BLAKE2b? { contents[path]?.digest }
}
