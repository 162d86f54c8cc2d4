import Pages

/// Whether an approval still stands, looked at against the content of today.
public struct SignOffStanding: Sendable {
  /// Why it no longer stands, a sentence a reason; none where it does.
  public let reasons: [Reason]

  /// Why an approval no longer stands.
  public struct Reason: Hashable, Sendable {
    /// One lower-case sentence without a period.
    public let text: String
    /// The words that were approved, and those of today, where they are known and differ.
    public let words: Words?

    /// A reason.
    public init(text: String, words: Words?) {
      self.text = text
      self.words = words
    }

    /// Words that differ.
    public struct Words: Hashable, Sendable {
      /// Those that were approved.
      public let before: String
      /// Those of today.
      public let after: String
    }
  }

  /// Compares a record with what a packet of the same scope says today.
  public init(_ record: SignOffRecord, today content: PacketContent) throws {
    let now = try SignOffCoverage(content: content, locales: record.locales).covered()
    let known = Dictionary(now.map { (Key($0), $0) }) { first, _ in first }
    reasons = record.covers.compactMap { covered in
      guard let current = known[Key(covered)] else {
        return Reason(text: "\(Self.name(covered)) is gone", words: nil)
      }
      guard current.sha256 != covered.sha256 else { return nil }
      let words = covered.words.flatMap { before in
        current.words.map { Reason.Words(before: before, after: $0) }
      }
      return Reason(text: "\(Self.name(covered)) has changed", words: words)
    }
  }

  private struct Key: Hashable {
    let kind: SignOffRecord.Kind
    let id: String

    init(_ covered: SignOffRecord.Covered) {
      kind = covered.kind
      id = covered.id
    }
  }

  private static func name(_ covered: SignOffRecord.Covered) -> String {
    switch covered.kind {
    case .quote: "the quote '\(covered.id)'"
    case .meaning: "what the quote '\(covered.id)' is read to mean"
    case .copy: "the saved copy '\(covered.id)'"
    case .decision: "the decision '\(covered.id)'"
    case .passage: "the passage '\(covered.id)'"
    case .translation: "the translation '\(covered.id)'"
    }
  }
}
