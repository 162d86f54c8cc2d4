/// The list of what was published: the tool's memory of which files in the output folder are its own.
public struct PublishedFiles: Sendable {
  /// Stands for all inputs of the run that published them.
  public let fingerprint: String
  /// The files, sorted by path.
  public let entries: [Entry]
  private let index: [String: Int]

  /// One published file.
  public struct Entry: Hashable, Sendable {
    /// The path relative to the output folder.
    public let path: String
    /// The SHA-256 of its bytes, in hexadecimal.
    public let digest: String
    /// How many bytes it has.
    public let size: Int
    /// When it was last written, in nanoseconds since 1970: a touched file is written anew.
    public let modified: Int

    /// Whether the file is there as it was written.
    public func isUntouched(in output: String) -> Bool {
      guard let status = SystemCall.status("\(output)/\(path)") else { return false }
      return status.kind == .file && status.size == size && status.modified == modified
    }
  }

  init(fingerprint: String, entries: [Entry]) {
    self.fingerprint = fingerprint
    self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    index = Dictionary(self.entries.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  /// The entry of a path.
  public subscript(path: String) -> Entry? { index[path].map { entries[$0] } }

  /// Whether every file is there as it was written.
  public func areUntouched(in output: OutputFolder) -> Bool {
    entries.allSatisfy { $0.isUntouched(in: output.root) }
  }

  private static let head = "verbatim published files 1"

  var serialized: [UInt8] {
    var text = "\(Self.head)\n\(fingerprint)\n"
    for entry in entries { text += "\(entry.digest) \(entry.size) \(entry.modified) \(entry.path)\n" }
    return Array(text.utf8)
  }

  /// Reads the list; an unreadable one counts as empty, so that nothing is removed by mistake.
  static func read(from output: String) -> PublishedFiles {
    let none = PublishedFiles(fingerprint: "", entries: [])
    guard let bytes = try? SystemCall.read("\(output)/\(OutputFolder.Name.published)", limit: 1 << 30) else {
      return none
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count >= 2, lines[0] == head else { return none }
    let entries = lines.dropFirst(2).compactMap { line -> Entry? in
      let fields = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let size = Int(fields[1]), let modified = Int(fields[2]) else { return nil }
      return Entry(path: String(fields[3]), digest: String(fields[0]), size: size, modified: modified)
    }
    return PublishedFiles(fingerprint: lines[1], entries: entries)
  }
}
