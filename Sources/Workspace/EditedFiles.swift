/// Writes files of the content folder that a command was asked to change: each is whole before and after, whatever fails.
public enum EditedFiles {
  /// Writes `files` (path and bytes) below `folder`. All are first written aside, then renamed; a file that has these
  /// bytes already is left alone. Returns the paths that changed.
  @discardableResult
  public static func write(
    _ files: [(path: String, bytes: [UInt8])], below folder: String
  ) throws(WorkspaceFault) -> [String] {
    do { try SystemCall.makeFolders(folder) } catch {
      throw WorkspaceFault("cannot make the folder '\(folder)': \(error)")
    }
    let changed = files.filter { file in (try? SystemCall.read("\(folder)/\(file.path)", limit: 64 << 20)) != file.bytes
    }
    do {
      for file in changed {
        let path = "\(folder)/\(file.path)"
        if let cut = path.lastIndex(of: "/") { try SystemCall.makeFolders(String(path[..<cut])) }
        try SystemCall.write(file.bytes, to: aside(path), sync: .toDisk)
      }
      for file in changed {
        let path = "\(folder)/\(file.path)"
        try SystemCall.rename(aside(path), to: path)
      }
    } catch {
      for file in changed { try? SystemCall.removeFile(aside("\(folder)/\(file.path)")) }
      throw WorkspaceFault("cannot write to '\(folder)': \(error)")
    }
    return changed.map(\.path)
  }

  /// The bytes of a file that a person named: at most 64 MiB.
  public static func read(_ path: String) throws(WorkspaceFault) -> [UInt8] {
    let bytes: [UInt8]?
    do { bytes = try SystemCall.read(path, limit: 64 << 20) } catch {
      throw WorkspaceFault("cannot read '\(path)': \(error)")
    }
    guard let bytes else { throw WorkspaceFault("cannot read '\(path)': it is larger than 64 MiB") }
    return bytes
  }

  /// A name beside a file that no reader looks at.
  private static func aside(_ path: String) -> String {
    guard let cut = path.lastIndex(of: "/") else { return ".\(path).new" }
    return "\(path[...cut]).\(path[path.index(after: cut)...]).new"
  }
}
