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
    var line = ""
    for piece in pieces(text) {
      if of(line + piece) <= limit || line.isEmpty {
        line += piece
      } else {
        lines.append(line)
        line = String(piece.drop { $0 == " " })
      }
      while of(line) > limit, let cut = cut(line, limit) {
        lines.append(String(line[..<cut]))
        line = String(line[cut...])
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { $0.trimmingSuffix(while: { $0 == " " }) }
  }

  /// What a line may be broken between.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let isWide = character.unicodeScalars.first.map { width($0) == 1 } ?? false
      let isHangul = character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
      let isMark = "，。、；：）」』！？".contains(character)
      if (character == " " || (isWide && !isHangul && !isMark)), !piece.isEmpty, piece.last != "（" {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private static func cut(_ line: String, _ limit: Double) -> String.Index? {
    var width = 0.0
    for index in line.indices.dropFirst() {
      width = of(line[..<index])
      if width > limit { return line.index(before: index) > line.startIndex ? line.index(before: index) : nil }
    }
    return nil
  }
}

extension String {
  /// The text without what its end consists of.
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
