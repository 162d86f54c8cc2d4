/// What a guide's `units.yaml` says: the keys of the blocks of each document, with their text as it was when the keys
/// were last brought up to date. Only `verbatim xliff update` writes it.
public struct UnitRecords: Hashable, Sendable {
  /// The blocks of each document, in order.
  public var documents: [DocumentName.Part: [Entry]]

  /// Records.
  public init(_ documents: [DocumentName.Part: [Entry]] = [:]) { self.documents = documents }

  /// One block.
  public struct Entry: Hashable, Sendable {
    /// Its key.
    public let key: UnitKey
    /// Its text as authors wrote it.
    public let text: String

    /// A block.
    public init(key: UnitKey, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// The file: a mapping a document, in order. The same records give the same bytes.
  public var yaml: String {
    var text = """
      # The key of every block of prose, with its text as of the last update: so that translations follow edits.
      # Only 'verbatim xliff update' writes this file. Commit it.

      """
    for (part, entries) in documents.sorted(by: { $0.key < $1.key }) where !entries.isEmpty {
      text += "\(part.rawValue):\n"
      for entry in entries { text += "  \(entry.key): \(Self.quoted(entry.text))\n" }
    }
    return text
  }

  /// A single-quoted scalar: only the mark itself is written twice. Texts have no line ends.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
