import Synchronization

/// Writes the files of a new state of the output folder, on any thread; `Stage.add` makes them part of it.
public struct StageWriter: Sendable {
  private let output: String
  private let former: PublishedFiles
  private let count = Count()

  /// How many files were written aside: their names there.
  private final class Count: Sendable {
    private let value = Atomic(0)
    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  init(output: String, former: PublishedFiles) {
    self.output = output
    self.former = former
  }

  /// Writes a file aside. One that is published with the same bytes already is left alone.
  /// `digest` stands for the bytes, always worked out in the same way; `path` is relative to the output folder.
  public func write(_ bytes: [UInt8], digest: String, at path: String) throws(WorkspaceFault) -> StagedFile {
    if let entry = published(path, digest: digest) { return StagedFile(entry: entry, staged: nil) }
    let staged = String(count.next())
    let place = "\(output)/\(OutputFolder.Name.staging)/\(staged)"
    do {
      // The disk is waited for once, in `commit`: waiting for each file would cost more than making them all.
      try SystemCall.write(bytes, to: place, sync: .later)
    } catch {
      throw Stage.fault(output, error)
    }
    let modified = SystemCall.status(place)?.modified ?? 0
    return StagedFile(
      entry: PublishedFiles.Entry(path: path, digest: digest, size: bytes.count, modified: modified), staged: staged)
  }

  /// The file as it is published, if it is with this digest and nobody touched it since.
  func published(_ path: String, digest: String) -> PublishedFiles.Entry? {
    guard let entry = former[path], entry.digest == digest, entry.isUntouched(in: output) else { return nil }
    return entry
  }
}

/// A file of a new state of the output folder.
public struct StagedFile: Sendable {
  let entry: PublishedFiles.Entry
  /// Its name where it was written aside; nil where it is published with these bytes already.
  let staged: String?
}
