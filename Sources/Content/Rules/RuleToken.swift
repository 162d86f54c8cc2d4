import Diagnostics

/// One word or mark of a rule line, with its place.
struct RuleToken {
  enum Kind: Hashable {
    case word
    case comma, colon, semicolon, opening, closing
    case end
  }

  let kind: Kind
  let text: String
  let location: FileLocation

  /// The token as messages show it.
  var shown: String { kind == .end ? "the end of the line" : "'\(text)'" }

  /// The tokens of a byte range, with an end token that stands just behind the last one.
  static func tokens(in range: Range<Int>, of source: SourceText) -> [RuleToken] {
    var tokens: [RuleToken] = []
    var position = range.lowerBound
    var lastEnd = range.lowerBound
    while position < range.upperBound {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
        continue
      }
      var end = position + 1
      let kind = mark(byte)
      if kind == nil {
        while end < range.upperBound, source.bytes[end] != UInt8(ascii: " "), source.bytes[end] != UInt8(ascii: "\t"),
          mark(source.bytes[end]) == nil
        {
          end += 1
        }
      }
      tokens.append(
        RuleToken(
          kind: kind ?? .word, text: source.text(position..<end), location: source.location(position..<end)))
      position = end
      lastEnd = end
    }
    tokens.append(RuleToken(kind: .end, text: "", location: source.location(at: lastEnd)))
    return tokens
  }

  private static func mark(_ byte: UInt8) -> Kind? {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "("): .opening
    case UInt8(ascii: ")"): .closing
    default: nil
    }
  }
}
