public import Claims

/// Why a translation is no longer sure to say what the original says.
public enum StaleCause: Hashable, Sendable {
  /// The original says something else.
  case source
  /// Only white space or marks of the original changed: the translation keeps its state.
  case cosmetic
  /// Typed rules of claims that the text leans on changed, though the text did not.
  case facts([ClaimID])
  /// Quotes that the text leans on, or that it translates, changed.
  case quotes([ClaimID])

  /// Whether the translation must be looked at before it is relied on.
  public var isStale: Bool { self != .cosmetic }

  /// The sub-state of XLIFF.
  public var subState: String {
    switch self {
    case .source: "vb:stale"
    case .cosmetic: "vb:cosmetic"
    case .facts: "vb:fact-stale"
    case .quotes: "vb:gloss-stale"
    }
  }

  /// The cause in plain words, with the claims that are to blame.
  public var words: String {
    func named(_ claims: [ClaimID]) -> String { claims.map { $0.description }.joined(separator: ", ") }
    return switch self {
    case .source: "out of date: the original changed since translated"
    case .cosmetic: "only white space or marks of the original changed"
    case .facts(let claims): "facts changed since translated: \(named(claims))"
    case .quotes(let claims): "quote changed since translated: \(named(claims))"
    }
  }
}

/// Compares texts as readers do.
enum TextComparison {
  /// Whether two texts differ in white space and marks only: letters, digits, symbols and codes are the same.
  static func isCosmetic(_ left: Segment, _ right: Segment) -> Bool { bare(left.pieces) == bare(right.pieces) }

  private static func bare(_ pieces: [Segment.Piece]) -> [String] {
    pieces.reduce(into: [""]) { parts, piece in
      switch piece {
      case .text(let words):
        parts[parts.count - 1].unicodeScalars.append(
          contentsOf: words.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .control, .connectorPunctuation, .dashPunctuation, .openPunctuation,
              .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation:
              false
            default: true
            }
          })
      case .code(let code):
        parts.append(code.data)
        parts.append("")
      case .span(let code, let content):
        parts.append(code.data)
        parts += bare(content)
        parts.append(code.endData)
        parts.append("")
      }
    }
  }
}
