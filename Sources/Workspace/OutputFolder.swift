/// The folder that the tool writes: held by one process at a time, and whole whatever fails.
///
/// All changed files are first written aside and synced, then a journal of renames is written and synced, then the
/// renames happen. A run that dies before the journal leaves the former output untouched; one that dies after it leaves
/// a journal that the next run finishes first. Only files that an earlier run published are ever removed.
public final class OutputFolder {
  /// Where the folder is.
  public let root: String
  private let lockDescriptor: Int32

  /// Opens the folder, makes it where it is missing, takes its lock and finishes what an earlier run left behind.
  public init(_ path: String) throws(WorkspaceFault) {
    do {
      try SystemCall.makeFolders(path)
    } catch {
      throw WorkspaceFault("cannot make the output folder '\(path)': \(error)")
    }
    guard let real = SystemCall.realPath(path) else { throw WorkspaceFault("cannot open the output folder '\(path)'") }
    root = real
    do {
      guard let descriptor = try SystemCall.lock("\(real)/\(Name.lock)") else {
        throw WorkspaceFault(
          "another run is writing to '\(path)'", remedy: "wait until it is done, or choose another folder with --output"
        )
      }
      lockDescriptor = descriptor
    } catch let fault as WorkspaceFault {
      throw fault
    } catch {
      throw WorkspaceFault(
        "cannot write to the output folder '\(path)': \(error)", remedy: "choose another folder with --output")
    }
    try Journal(output: root).finish()
  }

  deinit { SystemCall.unlock(lockDescriptor) }

  /// The names that the tool keeps for itself at the top of the folder.
  enum Name {
    static let lock = ".lock"
    static let staging = ".staging"
    static let journal = ".journal"
    static let published = ".published"
  }

  /// Begins a new state of the folder.
  public func beginStage() throws(WorkspaceFault) -> Stage { try Stage(output: root) }

  /// Writes files that are no part of what is published, such as reports of what happened once; over those of the same
  /// names that were written so before. A build neither makes nor removes them.
  public func write(_ files: [(path: String, bytes: [UInt8])]) throws(WorkspaceFault) {
    for file in files {
      let path = "\(root)/\(file.path)"
      do {
        if let cut = path.lastIndex(of: "/") { try SystemCall.makeFolders(String(path[..<cut])) }
        try SystemCall.write(file.bytes, to: path, sync: .later)
      } catch {
        throw WorkspaceFault("cannot write '\(path)': \(error)")
      }
    }
  }

  /// The bytes of a file that was published; nil where it cannot be read.
  public func bytes(_ path: String) -> [UInt8]? { try? SystemCall.read("\(root)/\(path)", limit: 1 << 30) }

  /// What the last run published, by path; empty where nothing was published yet.
  public func published() -> PublishedFiles { PublishedFiles.read(from: root) }
}
