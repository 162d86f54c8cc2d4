public import Diagnostics

/// A single file that the user named on the command line: links are followed, and it may lie anywhere.
public enum NamedFile {
  /// The text of a file of at most 8 MiB; the text's path is the one given. Throws where it cannot be read or is no text.
  public static func text(_ path: String) throws(WorkspaceFault) -> SourceText {
    let bytes: [UInt8]?
    do { bytes = try SystemCall.read(path, limit: 8 << 20) } catch {
      throw WorkspaceFault("cannot read '\(path)': \(error)")
    }
    guard let bytes else { throw WorkspaceFault("cannot read '\(path)': it is larger than 8 MiB") }
    guard UTF8Check.firstFault(in: bytes) == nil else { throw WorkspaceFault("cannot read '\(path)': it is not UTF-8") }
    return SourceText(path: path, bytes: bytes)
  }

  /// Whether something is there.
  public static func exists(_ path: String) -> Bool { SystemCall.status(path) != nil }

  /// Writes a text in one step: whoever reads the file sees the former text or the new one, whole.
  public static func write(_ text: String, to path: String) throws(WorkspaceFault) {
    let target = SystemCall.realPath(path) ?? path
    do {
      try SystemCall.write(Array(text.utf8), to: "\(target).new", sync: .toDisk)
      try SystemCall.rename("\(target).new", to: target)
    } catch {
      throw WorkspaceFault("cannot write '\(path)': \(error)")
    }
  }
}
