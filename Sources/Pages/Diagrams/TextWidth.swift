/// Estimates how wide a text is, to break lines where no browser does: pictures have no flowing text.
enum TextWidth {
  /// The width in units of the font's size; wide characters count as one, others as an average of sans-serif letters.
  static func of(_ text: some StringProtocol) -> Double { text.unicodeScalars.reduce(0) { $0 + width($1) } }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60: 1
    case 0x20, 0x2C, 0x2E, 0x3A, 0x3B, 0x27, 0x2019, 0x69, 0x6A, 0x6C, 0x74, 0x66, 0x72, 0x49: 0.36
    case 0x41...0x5A, 0x6D, 0x77: 0.74
    default: 0.58
    }
  }

  /// The text in lines no wider than `width`. Breaks at spaces, and between wide characters but not before their marks;
  /// a word that is too long is cut.
  static func lines(_ text: String, width limit: Double) -> [String] {
    var lines: [String] = []
    var line = Substring()
    var used = 0.0
    func finish() { lines.append(String(line.trimmingSpaceAtEnd)) }
    for piece in pieces(text) {
      let own = of(piece)
      if used + own <= limit || line.isEmpty {
        // Pieces follow each other in the text, and so does what a line has taken of them.
        line = line.isEmpty ? piece : text[line.startIndex..<piece.endIndex]
        used += own
      } else {
        finish()
        line = piece.drop { $0 == " " }
        used = of(line)
      }
      while used > limit, let cut = cut(line, limit) {
        let rest = line[cut...]
        line = line[..<cut]
        finish()
        line = rest
        used = of(line)
      }
    }
    if !line.isEmpty { finish() }
    return lines
  }

  /// What a line may be broken between.
  private static func pieces(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if mayBreak(before: character), index > start, previous != "（" {
        pieces.append(text[start..<index])
        start = index
      }
      previous = character
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// Whether a line may end before a character: at spaces, and before wide characters but marks and Hangul.
  private static func mayBreak(before character: Character) -> Bool {
    if character == " " { return true }
    guard let scalar = character.unicodeScalars.first, width(scalar) == 1 else { return false }
    switch scalar {
    case "，", "。", "、", "；", "：", "）", "」", "』", "！", "？": return false
    default: return !(0xAC00...0xD7A3).contains(scalar.value)
    }
  }

  private static func cut(_ line: Substring, _ limit: Double) -> String.Index? {
    var used = 0.0
    for index in line.indices {
      used += of(line[index...index])
      if used > limit { return index > line.startIndex ? index : nil }
    }
    return nil
  }
}

extension Substring {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaceAtEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
