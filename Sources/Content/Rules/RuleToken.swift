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
  /// The bytes of the source that it stands for.
  let range: Range<Int>
  let location: FileLocation

  /// The token as messages show it.
  var shown: String { kind == .end ? "the end of the line" : "'\(text)'" }

  /// The tokens of a byte range, with an end token that stands just behind the last one.
  static func tokens(in range: Range<Int>, of source: SourceText) -> [RuleToken] {
    var tokens: [RuleToken] = []
    var position = range.lowerBound
    var lastEnd = range.lowerBound
    while position < range.upperBound {
      let blank = blankLength(source.bytes[position..<range.upperBound])
      if blank > 0 {
        position += blank
        continue
      }
      var end = position + 1
      let kind = mark(source.bytes[position])
      if kind == nil {
        while end < range.upperBound, mark(source.bytes[end]) == nil,
          blankLength(source.bytes[end..<range.upperBound]) == 0
        {
          end += 1
        }
      }
      let word = position..<end
      tokens.append(
        RuleToken(kind: kind ?? .word, text: source.text(word), range: word, location: source.location(word)))
      position = end
      lastEnd = end
    }
    tokens.append(
      RuleToken(kind: .end, text: "", range: lastEnd..<lastEnd, location: source.location(at: lastEnd)))
    return tokens
  }

  /// How many bytes of white space stand at the front. Spaces that look like one but are none in ASCII count as well:
  /// they come with copied text, and nobody would see what is wrong.
  private static func blankLength(_ bytes: ArraySlice<UInt8>) -> Int {
    switch bytes.first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return 1
    case 0xC2: return bytes.starts(with: [0xC2, 0xA0]) ? 2 : 0
    case 0xE2:
      // U+2000 to U+200A, and U+202F.
      guard bytes.count >= 3, bytes[bytes.startIndex + 1] == 0x80 else { return 0 }
      let last = bytes[bytes.startIndex + 2]
      return (0x80...0x8A).contains(last) || last == 0xAF ? 3 : 0
    case 0xE3: return bytes.starts(with: [0xE3, 0x80, 0x80]) ? 3 : 0
    default: return 0
    }
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
