public import Claims

/// How a quote stands in the saved copies: what was found when it was compared with them.
public struct QuoteEvidence: Hashable, Sendable {
  /// What was found.
  public let verdict: Verdict
  /// The saved copy in which the words stand; nil where they stand in none.
  public let place: Place?

  /// The steps of typography by which quote and copy differ, by their names.
  public let steps: [String]

  /// A finding about a quote.
  public init(_ verdict: Verdict, at place: Place? = nil, steps: [String] = []) {
    self.verdict = verdict
    self.place = place
    self.steps = steps
  }

  /// What can be found.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The words stand in the copy, byte for byte.
    case exact
    /// They do but for reversible typography, such as straight and curly marks.
    case typography
    /// They do, and words are missing from the copy inside the quote.
    case hole
    /// The copy has another mark at the end.
    case endMark = "end-mark"
    /// The parts between its ellipses stand in the copy, in this order.
    case joined
    /// The parts are there, but must not be joined.
    case spliced
    /// The copy has other words.
    case altered
    /// The words stand in several places, and nothing says which is meant.
    case ambiguous
    /// The words stand in the copy of another document only.
    case elsewhere
    /// The copy does not have the words.
    case missing
    /// There is no copy to compare with.
    case noCopy = "no-copy"
    /// No words are quoted: somebody reports what the document says.
    case reported
  }

  /// Where words stand in a saved copy.
  public struct Place: Hashable, Sendable {
    /// The document whose copy it is.
    public let source: SourceID
    /// The copy's name.
    public let capture: String
    /// The bytes of the copy's text.
    public let bytes: Range<Int>

    /// A place.
    public init(source: SourceID, capture: String, bytes: Range<Int>) {
      self.source = source
      self.capture = capture
      self.bytes = bytes
    }
  }
}
