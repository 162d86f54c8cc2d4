/// A piece of source or target content.
public enum Inline: Hashable, Sendable {
  /// Text; characters that XML cannot hold are written as `cp` elements.
  case text(String)
  /// A surrogate code point, which no string can hold.
  case codePoint(UInt32)
  /// A standalone code (`ph`).
  case placeholder(InlineCode)
  /// A well-formed spanning code (`pc`); its end has properties of its own.
  case span(InlineCode, end: CodeSide, [Inline])
  /// The start of a spanning code (`sc`).
  case spanStart(InlineCode, Pairing)
  /// The end of a spanning code (`ec`): `id` is its start's id, or its own when it stands alone.
  case spanEnd(InlineCode, Pairing)
  /// A marked span (`mrk`).
  case marked(Annotation, [Inline])
  /// The start of a marked span (`sm`).
  case markStart(Annotation)
  /// The end of a marked span (`em`), by its start's id.
  case markEnd(String)

  /// Whether a start or end has its other half in the unit.
  public enum Pairing: Hashable, Sendable {
    /// Its other half is in the same unit.
    case paired
    /// It stands alone (`isolated="yes"`).
    case isolated
  }
}

extension [Inline] {
  /// The text alone, codes left out.
  public var plainText: String {
    reduce(into: "") { text, inline in
      switch inline {
      case .text(let piece): text += piece
      case .span(_, _, let content), .marked(_, let content): text += content.plainText
      case .codePoint, .placeholder, .spanStart, .spanEnd, .markStart, .markEnd: break
      }
    }
  }

  /// The ids of codes (not of annotations), in order; an end counts with its start.
  public var codeIDs: [String] {
    flatMap { inline in
      switch inline {
      case .placeholder(let code), .spanStart(let code, _), .spanEnd(let code, .isolated): [code.id]
      case .span(let code, _, let content): [code.id] + content.codeIDs
      case .marked(_, let content): content.codeIDs
      case .text, .codePoint, .spanEnd, .markStart, .markEnd: [String]()
      }
    }
  }

  /// Neighbouring texts joined, empty texts left out, also inside spans.
  public var merged: [Inline] {
    reduce(into: []) { merged, inline in
      switch inline {
      case .text(let piece):
        if case .text(let before)? = merged.last {
          merged[merged.count - 1] = .text(before + piece)
        } else if !piece.isEmpty {
          merged.append(inline)
        }
      case .span(let code, let end, let content): merged.append(.span(code, end: end, content.merged))
      case .marked(let annotation, let content): merged.append(.marked(annotation, content.merged))
      default: merged.append(inline)
      }
    }
  }
}
