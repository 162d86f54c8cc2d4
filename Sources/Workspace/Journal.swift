/// The list of renames and removals that turns the former output into the new one; finishing it twice does no harm.
struct Journal {
  let output: String

  /// One step, with paths relative to the output folder.
  enum Step: Hashable {
    case rename(staged: String, path: String)
    case remove(path: String)
  }

  /// Writes the steps and waits until they are on the disk: from here on the new state is certain.
  func write(_ steps: [Step]) throws(WorkspaceFault) {
    var bytes: [UInt8] = []
    for step in steps {
      let fields =
        switch step {
        case .rename(let staged, let path): ["rename", staged, path]
        case .remove(let path): ["remove", path, ""]
        }
      // NUL cannot stand in a path, so it parts the fields.
      for field in fields { bytes += Array(field.utf8) + [0] }
    }
    // The end mark: a journal cut short by a crash is one that never was.
    bytes += Array("end".utf8) + [0]
    do {
      try SystemCall.write(bytes, to: "\(output)/\(OutputFolder.Name.journal).new", sync: .toDisk)
      try SystemCall.rename(
        "\(output)/\(OutputFolder.Name.journal).new", to: "\(output)/\(OutputFolder.Name.journal)")
      try SystemCall.syncFolder(output)
    } catch {
      throw WorkspaceFault("cannot write to the output folder '\(output)': \(error)", remedy: Self.remedy)
    }
  }

  /// Carries out a journal that is there, then clears away what was staged.
  func finish() throws(WorkspaceFault) {
    do {
      for step in try steps() { try carryOut(step) }
      try SystemCall.syncFolder(output)
      try SystemCall.removeFile("\(output)/\(OutputFolder.Name.journal)")
      try SystemCall.removeFile("\(output)/\(OutputFolder.Name.journal).new")
      try clear("\(output)/\(OutputFolder.Name.staging)")
    } catch {
      throw WorkspaceFault("cannot write to the output folder '\(output)': \(error)", remedy: Self.remedy)
    }
  }

  private static let remedy =
    "the former output is whole or will be completed by the next run; mend the cause and run again"

  private func steps() throws(SystemCall.Failure) -> [Step] {
    let path = "\(output)/\(OutputFolder.Name.journal)"
    guard SystemCall.status(path) != nil, let bytes = try SystemCall.read(path, limit: 1 << 30) else { return [] }
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count >= 2, fields[fields.count - 2] == "end" else { return [] }
    return stride(from: 0, to: fields.count - 2, by: 3).compactMap { index in
      switch fields[index] {
      case "rename": .rename(staged: fields[index + 1], path: fields[index + 2])
      case "remove": .remove(path: fields[index + 1])
      default: nil
      }
    }
  }

  private func carryOut(_ step: Step) throws(SystemCall.Failure) {
    switch step {
    case .rename(let staged, let path):
      let from = "\(output)/\(OutputFolder.Name.staging)/\(staged)"
      // Already gone: an earlier, interrupted finish did this step.
      guard OutputPath.isSafe(staged), OutputPath.isSafe(path), SystemCall.status(from) != nil else { return }
      let target = "\(output)/\(path)"
      do throws(SystemCall.Failure) {
        if let cut = target.lastIndex(of: "/") { try SystemCall.makeFolders(String(target[..<cut])) }
        guard OutputPath.isInside(path, output) else {
          throw SystemCall.Failure(reason: "a link leads out of the output folder")
        }
        try SystemCall.rename(from, to: target)
      } catch {
        throw SystemCall.Failure(reason: "'\(path)': \(error)")
      }
    case .remove(let path):
      // What is no file any more is not what was published.
      guard OutputPath.isSafe(path), OutputPath.isInside(path, output),
        SystemCall.status("\(output)/\(path)")?.kind != .folder
      else { return }
      try SystemCall.removeFile("\(output)/\(path)")
      var folder = path[...]
      while let cut = folder.lastIndex(of: "/") {
        folder = folder[..<cut]
        guard SystemCall.removeEmptyFolder("\(output)/\(folder)") else { break }
      }
    }
  }

  /// Removes the files in the staging folder; they are numbered files of ours. A folder in it is a stranger's and stays.
  private func clear(_ folder: String) throws(SystemCall.Failure) {
    guard SystemCall.status(folder)?.kind == .folder else { return }
    for name in try SystemCall.names(in: folder) where SystemCall.status("\(folder)/\(name)")?.kind != .folder {
      try SystemCall.removeFile("\(folder)/\(name)")
    }
    SystemCall.removeEmptyFolder(folder)
  }
}

/// Paths that stand in the tool's own lists. The lists lie in the output folder, where a stranger may have written them:
/// nothing outside of the folder is ever touched because of them.
enum OutputPath {
  /// Whether a path stays below the folder by its words.
  static func isSafe(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Whether the folder that holds a path is there and, with all links followed, inside of `output`.
  static func isInside(_ path: String, _ output: String) -> Bool {
    let parent = path.lastIndex(of: "/").map { "\(output)/\(path[..<$0])" } ?? output
    guard let real = SystemCall.realPath(parent), let root = SystemCall.realPath(output) else { return false }
    return real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
  }
}
