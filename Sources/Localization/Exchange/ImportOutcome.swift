public import Diagnostics

/// What became of a file that came back: three piles, and what was asked.
public struct ImportOutcome: Sendable {
  /// A unit with what became of it.
  public struct Row: Hashable, Sendable {
    /// The document; nil where the file names none of ours.
    public let document: DocumentName?
    /// The unit's id as the file has it.
    public let unit: String
    /// What became of it, or why not, in plain words.
    public let words: String
    /// Where it stands in the file.
    public let location: FileLocation?

    /// A row.
    public init(document: DocumentName?, unit: String, words: String, location: FileLocation?) {
      self.document = document
      self.unit = unit
      self.words = words
      self.location = location
    }
  }

  /// What was taken, and how.
  public var taken: [Row] = []
  /// What was not, and why.
  public var refused: [Row] = []
  /// What came back as it is here.
  public var unchanged: [Row] = []
  /// What translators asked or remarked: the words are theirs.
  public var questions: [Row] = []
  /// What is odd about the file, or why it cannot be read.
  public var problems: [Diagnostic] = []
  /// The stored documents with what was taken.
  public var documents: [StoredDocument] = []
  /// Translations that were refused, to go out again as they are.
  public var kept: [DocumentName: [UnitKey: Export.Kept]] = [:]

  /// Nothing yet.
  public init() {}
}
