/// What the preview asks the tool for, so that a selection on a page can become a quoted statement.
public struct PreviewAuthoring: Sendable {
  /// A passage of a saved copy.
  public struct Passage: Sendable {
    /// The document's own headings above it.
    public let headings: [String]
    /// Its words.
    public let text: String

    /// A passage.
    public init(headings: [String], text: String) {
      self.headings = headings
      self.text = text
    }
  }

  /// The passages of a document's saved copies; nil where there is no such document.
  let passages: @Sendable (_ source: String) -> [Passage]?
  /// The statement for words of a document, as a claims file has it; nil where no saved copy has them.
  let claim: @Sendable (_ source: String, _ words: String) -> String?

  /// What the tool answers.
  public init(
    passages: @escaping @Sendable (_ source: String) -> [Passage]?,
    claim: @escaping @Sendable (_ source: String, _ words: String) -> String?
  ) {
    self.passages = passages
    self.claim = claim
  }
}
