/// A Unicode scalar in UTF-8 bytes, and what folding needs to know about it.
struct Scalar: Equatable {
  let value: UInt32
  /// In bytes: 1 to 4.
  let length: Int

  /// The scalar at an offset of valid UTF-8. Bytes that are no UTF-8 come one by one, as themselves.
  init(_ bytes: [UInt8], at offset: Int) {
    let first = bytes[offset]
    let count = bytes.count
    func next(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance] & 0x3F) }
    switch first {
    case 0xC2...0xDF where offset + 1 < count:
      value = UInt32(first & 0x1F) << 6 | next(1)
      length = 2
    case 0xE0...0xEF where offset + 2 < count:
      value = UInt32(first & 0x0F) << 12 | next(1) << 6 | next(2)
      length = 3
    case 0xF0...0xF4 where offset + 3 < count:
      value = UInt32(first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      length = 4
    default:
      value = UInt32(first)
      length = 1
    }
  }

  /// A scalar of a string.
  init(_ scalar: Unicode.Scalar) {
    value = scalar.value
    length = UTF8.width(scalar)
  }

  /// The scalar that ends just before an offset; nil at the beginning.
  init?(_ bytes: [UInt8], before offset: Int) {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, start > offset - 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    self.init(bytes, at: start)
  }

  /// The spaces of Unicode beside the plain one, the tab and line ends.
  var isOtherSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  var isPlainSpace: Bool { value == 0x20 || (0x09...0x0D).contains(value) }

  /// Whether it joins the scalar before it to one letter: combining marks, and the vowels and finals of Hangul.
  var isExtending: Bool {
    switch value {
    case ..<0x300: false
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2, 0x3099, 0x309A: true
    case 0x2000...0x20CF, 0x2100...0x2DDF, 0x3000...0xA66E, 0xAC00...0xFB1D, 0xFE30...0x101FC: false
    case 0x9BE, 0x9D7, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xCC2, 0xCD5, 0xCD6, 0xD3E, 0xD57, 0xDCF, 0xDDF, 0x102E,
      0x1B35, 0x11127, 0x1133E, 0x11357, 0x114B0, 0x114BA, 0x114BD, 0x115AF, 0x11930:
      true
    default: Unicode.Scalar(value)?.properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Whether it alone has another form in NFC.
  var isNeverComposed: Bool {
    switch value {
    case ..<0x340, 0x2010...0x2125, 0x3000...0xF8FF, 0xFF01...0xFFFF, 0x1F000...0x1FAFF: false
    default: Unicode.Scalar(value)?.properties.isFullCompositionExclusion ?? false
    }
  }

  /// Whether a word goes on with it: letters and digits, but not those of scripts without spaces, nor of Korean, whose
  /// nouns are quoted without the particles that are written on to them.
  var isWordPart: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case ..<0xAA, 0xD7, 0xF7, 0x1100...0x11FF, 0x2000...0x206F, 0x2E80...0xABFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x1F000...0x3FFFF:
      false
    case 0xC0...0x24F: true
    default: Unicode.Scalar(value).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
  }

  var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value) }

  /// A hyphen or an apostrophe, which joins what stands on both of its sides.
  var isJoiner: Bool { [0x2D, 0x2010, 0x2011, 0x27, 0x2019].contains(value) }

  /// What makes another sign of the emoji beside it: the joiner, the selectors and the tones of skin.
  var isEmojiPart: Bool { value == 0x200D || value == 0xFE0E || value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(value) }

  var isDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether it is a sign of a script that has no spaces: each stands for itself.
  var isIdeograph: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3005...0x3007, 0x3021...0x30FF, 0x3100...0xABFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
