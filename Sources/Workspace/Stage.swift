/// A new state of the output folder in the making: files are put here one by one, then all appear at once.
public struct Stage: ~Copyable {
  private let output: String
  private let former: PublishedFiles
  /// Writes files of the new state, on any thread.
  public let writer: StageWriter
  private var files: [PublishedFiles.Entry] = []
  private var steps: [Journal.Step] = []

  init(output: String) throws(WorkspaceFault) {
    self.output = output
    former = PublishedFiles.read(from: output)
    writer = StageWriter(output: output, former: former)
    let staging = "\(output)/\(OutputFolder.Name.staging)"
    do throws(SystemCall.Failure) {
      // Behind a link lies something that is not ours to fill and empty.
      if SystemCall.status(staging)?.kind == .link {
        throw SystemCall.Failure(reason: "'\(OutputFolder.Name.staging)' is a link")
      }
      try SystemCall.makeFolders(staging)
    } catch {
      throw Self.fault(output, error)
    }
  }

  static func fault(_ output: String, _ failure: SystemCall.Failure) -> WorkspaceFault {
    WorkspaceFault(
      "cannot write to the output folder '\(output)': \(failure)",
      remedy: "the former output is untouched; mend the cause and run again")
  }

  /// Puts a file into the new state. A file that is published with the same bytes already is left alone.
  /// `digest` stands for the bytes, always worked out in the same way; `path` is relative to the output folder.
  public mutating func put(_ bytes: [UInt8], digest: String, at path: String) throws(WorkspaceFault) {
    add(try writer.write(bytes, digest: digest, at: path))
  }

  /// Adds a file that this stage's writer wrote.
  public mutating func add(_ file: StagedFile) {
    if let staged = file.staged { steps.append(.rename(staged: staged, path: file.entry.path)) }
    files.append(file.entry)
  }

  /// Takes a file over from the former state if it was published with this digest and nobody touched it since.
  public mutating func keep(_ path: String, digest: String) -> Bool {
    guard let entry = writer.published(path, digest: digest) else { return false }
    files.append(entry)
    return true
  }

  /// Takes a file over from the former state, whatever it holds, if nobody touched it since it was published.
  public mutating func keep(_ path: String) -> Bool {
    guard let entry = former[path] else { return false }
    return keep(path, digest: entry.digest)
  }

  /// Makes the new state the published one. What was published before and is not part of it is removed.
  /// `fingerprint` stands for all inputs, for the next run to see whether anything changed.
  public consuming func commit(fingerprint: String) throws(WorkspaceFault) -> Changes {
    let new = PublishedFiles(fingerprint: fingerprint, entries: files)
    let gone = former.entries.filter { new[$0.path] == nil }
    let written = steps.count
    let stagedNames = steps.compactMap { step -> String? in
      if case .rename(let staged, _) = step { return staged }
      return nil
    }
    let changes = Changes(written: written, kept: files.count - steps.count, removed: gone.count)
    // Removals first: where a file was, a folder may be needed, and the other way round.
    var steps = gone.map { Journal.Step.remove(path: $0.path) } + steps
    let staged = "published"
    do {
      try SystemCall.write(
        new.serialized, to: "\(output)/\(OutputFolder.Name.staging)/\(staged)", sync: .toDisk)
      try DiskSync.files(stagedNames.map { "\(output)/\(OutputFolder.Name.staging)/\($0)" })
      try SystemCall.syncFolder("\(output)/\(OutputFolder.Name.staging)")
    } catch {
      throw Self.fault(output, error)
    }
    steps.append(.rename(staged: staged, path: OutputFolder.Name.published))
    let journal = Journal(output: output)
    try journal.write(steps)
    try journal.finish()
    return changes
  }

  /// Gives the new state up: what was staged is cleared away, and the former output stays as it is.
  public consuming func abandon() { try? Journal(output: output).finish() }

  /// What a new state changed.
  public struct Changes: Hashable, Sendable {
    /// Files written, new ones included.
    public let written: Int
    /// Files that were right already.
    public let kept: Int
    /// Files that no longer belong.
    public let removed: Int
  }
}
