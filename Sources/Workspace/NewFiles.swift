/// Writes the files of a new workspace; never over anything that is there.
public enum NewFiles {
  /// Writes `files` (path and text) below `folder`, which may be missing or empty. Throws, having written nothing,
  /// where one of them exists.
  public static func write(_ files: [(path: String, text: String)], below folder: String) throws(WorkspaceFault) {
    try write(files.map { ($0.path, Array($0.text.utf8)) }, below: folder)
  }

  /// The same for files of bytes.
  public static func write(_ files: [(path: String, bytes: [UInt8])], below folder: String) throws(WorkspaceFault) {
    for file in files where SystemCall.status("\(folder)/\(file.path)") != nil {
      throw WorkspaceFault(
        "'\(folder)/\(file.path)' exists already", remedy: "choose an empty folder, or remove the file")
    }
    for file in files {
      let path = "\(folder)/\(file.path)"
      do {
        if let cut = path.lastIndex(of: "/") { try SystemCall.makeFolders(String(path[..<cut])) }
        try SystemCall.write(file.bytes, to: path, sync: .later, over: .kept)
      } catch {
        throw WorkspaceFault("cannot write '\(path)': \(error)")
      }
    }
  }
}
