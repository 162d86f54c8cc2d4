public import Diagnostics

/// The text of a source as it was at one time, or the passages of it that claims quote.
public struct Capture: Hashable, Sendable {
  /// The source that was captured.
  public let source: SourceID
  /// The capture's name: its record file's name without the ending.
  public let name: String
  /// The text that is kept.
  public let text: String
  /// The path of the file that holds the text, relative to the workspace.
  public let textPath: String
  /// The media type of what was saved.
  public let mediaType: String
  /// The SHA-256 of the full original's bytes, 64 hexadecimal digits.
  public let originalSHA256: String
  /// Whether the text kept is the whole original or an excerpt of it.
  public let extent: Extent
  /// The day on which it was taken; nil where nobody recorded it.
  public let taken: CalendarDate?
  /// Who took it.
  public let takenBy: String?
  /// How it was taken and converted.
  public let method: String?
  /// What the conversion lost.
  public let holes: [Hole]
  /// Where it was declared.
  public let location: FileLocation

  /// A capture.
  public init(
    source: SourceID, name: String, text: String, textPath: String, mediaType: String, originalSHA256: String,
    extent: Extent, taken: CalendarDate?, takenBy: String?, method: String?, holes: [Hole], location: FileLocation
  ) {
    self.source = source
    self.name = name
    self.text = text
    self.textPath = textPath
    self.mediaType = mediaType
    self.originalSHA256 = originalSHA256
    self.extent = extent
    self.taken = taken
    self.takenBy = takenBy
    self.method = method
    self.holes = holes
    self.location = location
  }

  /// How much of the original is kept.
  public enum Extent: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case whole
    /// The passages that claims quote, under their headings.
    case excerpt
  }

  /// A place where the conversion lost words of the original.
  public struct Hole: Hashable, Sendable {
    /// The captured words just before the hole.
    public let after: String
    /// The captured words just behind it.
    public let before: String
    /// The words that belong there.
    public let words: String
    /// How sure that is.
    public let certainty: Certainty
    /// Where the words come from ("article, line 36").
    public let from: String

    /// A hole.
    public init(after: String, before: String, words: String, certainty: Certainty, from: String) {
      self.after = after
      self.before = before
      self.words = words
      self.certainty = certainty
      self.from = from
    }
  }
}

/// Whether words put back into a hole are known from another document or guessed.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Another document has the words.
  case known
  /// An editor's guess.
  case guessed
}
