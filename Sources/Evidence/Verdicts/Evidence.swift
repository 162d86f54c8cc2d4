public import Claims

/// What was found of one claim's words.
public struct Evidence: Hashable, Sendable {
  /// The claim.
  public let claim: ClaimID
  /// The verdict.
  public let verdict: Verdict
  /// The document that was looked in: the source itself, or the one through which it is known.
  public let document: SourceID
  /// The name of the capture that was looked in; nil where there is none.
  public let capture: String?
  /// Why the document's copy may say what no longer holds; nil where nothing speaks for that.
  public let age: CopyAge?

  /// Whether the words are known only through another document.
  public var isSecondary: Bool { document != claim.source }
}
