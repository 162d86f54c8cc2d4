public import Claims

/// What a new saved copy of a document means for the quotes that rest on it.
public struct CaptureImpact: Sendable {
  /// What became of one quote.
  public struct Entry: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// What became of it.
    public let change: Change
    /// How it stood in the copies so far.
    public let before: Verdict
    /// How it stands in the new one.
    public let after: Verdict
  }

  /// What can become of a quote.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// The document has other words there now.
    case changed
    /// The words are no longer there.
    case gone
    /// The words are there now, and were not, or were not compared, before.
    case found
    /// The words stand at another place.
    case moved
    /// Nothing became of it.
    case same
  }

  /// The document.
  public let source: SourceID
  /// The new copy's name.
  public let capture: String
  /// Whether the same bytes were saved before: then all changes come from the conversion, none from the publisher.
  public let isSameOriginal: Bool
  /// The quotes that are looked for in the document, in the order of the ledger.
  public let entries: [Entry]

  /// The impact of a capture on a ledger that does not have it yet.
  public init(of capture: Capture, on ledger: Ledger) {
    source = capture.source
    self.capture = capture.name
    isSameOriginal = ledger.captures.contains {
      $0.source == capture.source && $0.originalSHA256 == capture.originalSHA256
    }
    let former = EvidenceReport(ledger)
    // Against the new copy alone: an older one must not speak for it.
    let others = ledger.captures.filter {
      $0.source != capture.source || $0.originalSHA256 != capture.originalSHA256
    }
    let new = EvidenceReport(ledger, captures: others + [capture.newest(among: others)])
    entries = zip(former.evidence, new.evidence).compactMap { before, after in
      guard after.document == capture.source, after.verdict != .reported else { return nil }
      return Entry(
        claim: after.claim, change: Self.change(from: before, to: after), before: before.verdict, after: after.verdict)
    }
  }

  /// The impact of a capture that a ledger has, as it was beside the others.
  public init(ofFiled capture: Capture, in ledger: Ledger) {
    let others = ledger.captures.filter { $0.source != capture.source || $0.name != capture.name }
    self.init(
      of: capture,
      on: Ledger(
        publication: ledger.publication, vocabulary: ledger.vocabulary, sources: ledger.sources, captures: others,
        claims: ledger.claims, glosses: ledger.glosses, decisions: ledger.decisions, observations: ledger.observations))
  }

  private static func change(from before: Evidence, to after: Evidence) -> Change {
    switch (before.verdict.isVerified, after.verdict.isVerified) {
    case (false, true): return .found
    case (true, true): return before.verdict.span?.bytes == after.verdict.span?.bytes ? .same : .moved
    case (_, false):
      if before.verdict.name == after.verdict.name, !before.verdict.isVerified, before.verdict != .unchecked {
        return .same
      }
      if case .altered = after.verdict { return .changed }
      return .gone
    }
  }

  /// The entries of some changes.
  public func entries(_ changes: Change...) -> [Entry] { entries.filter { changes.contains($0.change) } }
}

extension Capture {
  /// The same capture, taken for the newest of its source, whatever day its record has.
  fileprivate func newest(among others: [Capture]) -> Capture {
    let last = others.filter { $0.source == source }.max { $0.isOlder(than: $1) }
    guard let last, isOlder(than: last) else { return self }
    return Capture(
      source: source, name: name, text: text, textPath: textPath, mediaType: mediaType,
      originalSHA256: originalSHA256, extent: extent, taken: CalendarDate("9999-12-31"), takenBy: takenBy,
      method: method, holes: holes, location: location)
  }
}
