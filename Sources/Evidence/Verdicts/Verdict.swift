public import Claims

/// Whether a quote's words stand in a document, and how. A closed list of facts: nothing is accepted by likeness.
public enum Verdict: Hashable, Sendable {
  /// The quote's bytes stand in the document, once.
  case exact(TextSpan)
  /// They do after declared steps of typography.
  case typography(TextSpan, [TypographyUse])
  /// They do but for words that the conversion of the document is known to have lost.
  case hole(TextSpan, [HoleUse], [TypographyUse])
  /// They do but for the point or comma at the end, and the order of it and closing marks.
  case endPunctuation(TextSpan, EndPunctuation)
  /// The parts between its ellipses stand in this order in one paragraph.
  case joined([TextSpan], omitted: [String])
  /// The parts between its ellipses are there, but must not be joined.
  case spliced([TextSpan], Splice)
  /// The document has other words there.
  case altered(Alteration)
  /// The words stand in several places, and the headings do not tell which is meant.
  case ambiguous([TextSpan])
  /// The words stand in other documents, not in this one.
  case foundElsewhere([Elsewhere])
  /// The words are not in the document.
  case gone(Gone)
  /// No words of the source are at hand: somebody reports them.
  case reported
  /// No saved copy is at hand to look in.
  case unchecked

  /// The place in the document where the quote stands; nil where it does not stand in exactly one.
  public var span: TextSpan? {
    switch self {
    case .exact(let span), .typography(let span, _), .hole(let span, _, _), .endPunctuation(let span, _): span
    case .joined(let spans, _):
      spans.first.flatMap { first in
        spans.last.map {
          TextSpan(
            bytes: first.bytes.lowerBound..<$0.bytes.upperBound,
            characters: first.characters.lowerBound..<$0.characters.upperBound)
        }
      }
    default: nil
    }
  }

  /// Whether the document says what the quote says, word for word; where several places say it, that is so all the same.
  public var isVerified: Bool {
    switch self {
    case .exact, .typography, .hole, .endPunctuation, .joined, .ambiguous: true
    default: false
    }
  }

  /// The verdict's name in reports for programs.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .typography: "typography"
    case .hole: "hole"
    case .endPunctuation: "end-punctuation"
    case .joined: "joined"
    case .spliced: "spliced"
    case .altered: "altered"
    case .ambiguous: "ambiguous"
    case .foundElsewhere: "found-elsewhere"
    case .gone: "gone"
    case .reported: "reported"
    case .unchecked: "unchecked"
    }
  }
}

/// Words that are missing in a capture, and what the quote has in their place.
public struct HoleUse: Hashable, Sendable {
  /// The hole as the capture's record has it; nil where it has none there.
  public let hole: Capture.Hole?
  /// The words that the claim puts there; nil where it puts none.
  public let restoration: Quotation.Restoration?
  /// The offset in the capture, in bytes.
  public let offset: Int
  /// Whether the capture itself has the words that were put back.
  public let isHealed: Bool

  init(hole: Capture.Hole?, restoration: Quotation.Restoration?, offset: Int, isHealed: Bool = false) {
    self.hole = hole
    self.restoration = restoration
    self.offset = offset
    self.isHealed = isHealed
  }

  /// How the two go together.
  public var state: State {
    if isHealed { return .healed }
    guard let hole else { return .unrecorded }
    guard let restoration else { return .missing }
    return restoration.words == hole.words ? .restored : .different
  }

  /// How a hole and what was put there go together.
  public enum State: Hashable, Sendable {
    /// The words of the record were put back.
    case restored
    /// The capture has the words itself: a better conversion, or the publisher's own change.
    case healed
    /// Nothing was put there, or the words stand in the quote as if the document had them.
    case missing
    /// Other words were put there than the record has.
    case different
    /// The record knows no hole there.
    case unrecorded
  }
}

/// What a quote and a document have at the end of otherwise equal words.
public struct EndPunctuation: Hashable, Sendable {
  /// The quote's marks, closing quotation marks included.
  public let quote: String
  /// The document's.
  public let capture: String
}

/// Why parts that are all there must not be joined.
public enum Splice: String, Hashable, Sendable {
  /// The document has them in another order.
  case otherOrder = "other-order"
  /// They stand in different paragraphs.
  case acrossParagraphs = "across-paragraphs"
  /// The join would make one sentence of pieces of two.
  case acrossSentences = "across-sentences"
}

/// A passage that has most of a quote's words, and what differs.
public struct Alteration: Hashable, Sendable {
  /// The passage.
  public let span: TextSpan
  /// The fewest words that must change.
  public let diff: WordDiff
  /// Whether an earlier copy of the document has the quote word for word, so that the publisher changed it.
  public let wasVerbatimBefore: Bool
}

/// Where else a quote's words stand.
public struct Elsewhere: Hashable, Sendable {
  /// The source.
  public let source: SourceID
  /// The name of its capture.
  public let capture: String
  /// The place.
  public let span: TextSpan
}

/// What is known of a quote that is not in its document.
public struct Gone: Hashable, Sendable {
  /// The name of an earlier capture of the document that has it.
  public let earlier: String?
  /// Another quote that the most similar passage belongs to.
  public let twin: ClaimID?
}
