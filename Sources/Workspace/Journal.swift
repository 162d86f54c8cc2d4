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
      guard SystemCall.status(from) != nil else { return }
      let target = "\(output)/\(path)"
      if let cut = target.lastIndex(of: "/") { try SystemCall.makeFolders(String(target[..<cut])) }
      try SystemCall.rename(from, to: target)
    case .remove(let path):
      try SystemCall.removeFile("\(output)/\(path)")
      var folder = path[...]
      while let cut = folder.lastIndex(of: "/") {
        folder = folder[..<cut]
        guard SystemCall.removeEmptyFolder("\(output)/\(folder)") else { break }
      }
    }
  }

  /// Removes the staging folder and what is in it; it holds nothing but numbered files of ours.
  private func clear(_ folder: String) throws(SystemCall.Failure) {
    guard SystemCall.status(folder)?.kind == .folder else { return }
    for name in try SystemCall.names(in: folder) { try SystemCall.removeFile("\(folder)/\(name)") }
    SystemCall.removeEmptyFolder(folder)
  }
}
