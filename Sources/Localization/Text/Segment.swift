/// The text of a unit with its protected codes, independent of any file format.
///
/// Quotations, citations, code, emphasis, links and images are codes with ids; a translation has the same ids. What a
/// code stands for never depends on its place in the text.
public struct Segment: Hashable, Sendable {
  /// Text and codes in order.
  public var pieces: [Piece]

  /// A segment.
  public init(_ pieces: [Piece] = []) { self.pieces = pieces }

  /// Plain text.
  public init(text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

  /// A piece of a segment.
  public indirect enum Piece: Hashable, Sendable {
    /// Characters as they stand.
    case text(String)
    /// A code that stands by itself.
    case code(SegmentCode)
    /// A code around content.
    case span(SegmentCode, [Piece])
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The segment as authors would write it: text, and codes as Markdown. Two segments that say the same are the same
  /// here, whatever the ids of their codes.
  public var markdown: String {
    var text = ""
    Self.write(pieces, to: &text)
    return text
  }

  private static func write(_ pieces: [Piece], to text: inout String) {
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .code(let code): text += code.data
      case .span(let code, let content):
        text += code.data
        write(content, to: &text)
        text += code.endData
      }
    }
  }

  /// The text alone, codes left out.
  public var words: String {
    var text = ""
    visitText { text += $0 }
    return text
  }

  /// Every code in reading order.
  public var codes: [SegmentCode] {
    var codes: [SegmentCode] = []
    Self.collect(pieces, into: &codes)
    return codes
  }

  private static func collect(_ pieces: [Piece], into codes: inout [SegmentCode]) {
    for piece in pieces {
      switch piece {
      case .text: continue
      case .code(let code): codes.append(code)
      case .span(let code, let content):
        codes.append(code)
        collect(content, into: &codes)
      }
    }
  }

  /// Hands over every run of text in reading order.
  public func visitText(_ body: (String) -> Void) { Self.visit(pieces, body) }

  private static func visit(_ pieces: [Piece], _ body: (String) -> Void) {
    for piece in pieces {
      switch piece {
      case .text(let words): body(words)
      case .code: continue
      case .span(_, let content): visit(content, body)
      }
    }
  }

  /// The segment with every run of text changed; codes stay.
  public func mapText(_ transform: (String) -> String) -> Segment { Segment(Self.map(pieces, transform)) }

  private static func map(_ pieces: [Piece], _ transform: (String) -> String) -> [Piece] {
    pieces.map { piece in
      switch piece {
      case .text(let words): .text(transform(words))
      case .code: piece
      case .span(let code, let content): .span(code, map(content, transform))
      }
    }
  }

  /// Neighbouring texts joined and empty ones left out.
  var merged: Segment { Segment(Self.merged(pieces)) }

  private static func merged(_ pieces: [Piece]) -> [Piece] {
    var out: [Piece] = []
    for piece in pieces {
      switch piece {
      case .text(let words):
        if case .text(let before)? = out.last {
          out[out.count - 1] = .text(before + words)
        } else if !words.isEmpty {
          out.append(piece)
        }
      case .code: out.append(piece)
      case .span(let code, let content): out.append(.span(code, merged(content)))
      }
    }
    return out
  }
}
