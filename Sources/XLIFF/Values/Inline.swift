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

  /// White space as a tool that re-indented the file cannot change it: runs are one space, none at the ends.
  ///
  /// Two contents are the same but for their white space where these are equal.
  public var collapsingWhiteSpace: [Inline] {
    var collapsed = collapsed(afterSpace: true).inlines
    if case .text(let last)? = collapsed.last, last.hasSuffix(" ") {
      collapsed[collapsed.count - 1] = .text(String(last.dropLast()))
    }
    return collapsed.merged
  }

  private func collapsed(afterSpace: Bool) -> (inlines: [Inline], endsInSpace: Bool) {
    var wasSpace = afterSpace
    let inlines = map { inline -> Inline in
      switch inline {
      case .text(let text):
        var piece = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
          let isSpace = scalar.isASCII && XMLCharacters.isSpace(UInt8(truncatingIfNeeded: scalar.value))
          if !isSpace { piece.append(scalar) } else if !wasSpace { piece.append(" ") }
          wasSpace = isSpace
        }
        return .text(String(piece))
      case .span(let code, let end, let content):
        let inner = content.collapsed(afterSpace: wasSpace)
        wasSpace = inner.endsInSpace
        return .span(code, end: end, inner.inlines)
      case .marked(let annotation, let content):
        let inner = content.collapsed(afterSpace: wasSpace)
        wasSpace = inner.endsInSpace
        return .marked(annotation, inner.inlines)
      case .placeholder, .codePoint:
        wasSpace = false
        return inline
      case .spanStart, .spanEnd, .markStart, .markEnd: return inline
      }
    }
    return (inlines, wasSpace)
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
