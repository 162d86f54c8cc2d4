import XLIFF

/// Finds out which original a returned unit was translated from.
enum OriginalMatch {
  /// What was found.
  enum Result {
    /// It is none that was ever sent.
    case none
    /// The original with its codes, by the names that the file gives them; whether it is the one that stands now.
    case found(Segment, names: [String: SegmentCode], isCurrent: Bool)
  }

  /// Compares the returned source with the original as it is now, with the one that is stored, and with the checksums of
  /// those that were sent. White space may be laid out anew, and codes may have other names in the same places.
  static func find(
    _ returned: [XLIFF.Inline], now: Segment, before: Segment, sent: [Handoff.Sums]
  ) -> Result {
    let outline = CodeOutline(returned)
    for candidate in [now, before] {
      if let names = outline.names(in: candidate) {
        return .found(candidate, names: names, isCurrent: candidate.markdown == now.markdown)
      }
    }
    // An older original: its codes are those that bear the same names now or in the stored one.
    for codes in [now, before].map(\.codes) {
      let known = Dictionary(codes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      guard let segment = try? SegmentCoding.segment(returned, known: known, data: [:]) else { continue }
      let sums = Handoff.Sums(segment, nil)
      if sent.contains(where: { $0.source == sums.source }) { return .found(segment, names: known, isCurrent: false) }
    }
    return .none
  }
}

/// A content with its codes as bare places: equal outlines say the same, whatever tools did to names and white space.
struct CodeOutline {
  private var text = ""
  private var ids: [String] = []

  /// The outline of what came back.
  init(_ inlines: [XLIFF.Inline]) {
    add(inlines)
    text = Self.collapsed(text)
  }

  private mutating func add(_ inlines: [XLIFF.Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let words): text += words
      case .placeholder(let code):
        ids.append(code.id)
        text += "\u{1}"
      case .span(let code, _, let content):
        ids.append(code.id)
        text += "\u{2}"
        add(content)
        text += "\u{3}"
      case .spanStart(let code, _):
        ids.append(code.id)
        text += "\u{2}"
      case .spanEnd: text += "\u{3}"
      case .marked(_, let content): add(content)
      case .codePoint, .markStart, .markEnd: continue
      }
    }
  }

  /// The codes of an original by the names that the file gives them; nil where the two differ.
  func names(in original: Segment) -> [String: SegmentCode]? {
    let codes = original.codes
    guard codes.count == ids.count, Self.collapsed(Self.text(original.pieces)) == text else { return nil }
    return Dictionary(zip(ids, codes), uniquingKeysWith: { first, _ in first })
  }

  private static func text(_ pieces: [Segment.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words
      case .code: "\u{1}"
      case .span(_, let content): "\u{2}\(text(content))\u{3}"
      }
    }.joined()
  }

  /// Runs of white space as one space, none at the ends.
  static func collapsed(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    var wasSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      if !isSpace { out.append(scalar) } else if !wasSpace { out.append(" ") }
      wasSpace = isSpace
    }
    if out.last == " " { out.removeLast() }
    return String(out)
  }
}
