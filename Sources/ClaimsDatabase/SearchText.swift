/// Text as the full-text index has it: words apart, identifiers also at their humps, Han, Hangul and kana in pairs.
///
/// SQLite's `unicode61` tokenizer still splits at punctuation, folds case and strips accents; it sees neither words in
/// a row of Chinese characters nor humps. So that it need not, spaces are put in here, into text and queries alike:
/// - `全屏窗口` becomes `全屏 屏窗 窗口 口`: any two neighbours are a token, and each character begins one.
/// - `NSUserTrackingUsage` becomes `NS User Tracking Usage`; the whole goes to `identifiers` as well.
/// - Hangul in separate letters becomes syllables, full-width Latin becomes plain, private-use characters disappear.
struct SearchText {
  /// The words, in the order of the text.
  private(set) var words = ""
  /// The words that were split at humps, whole.
  private(set) var identifiers: [String] = []
  /// Whether there is anything to find: a letter, a digit or a character of East Asian scripts.
  private(set) var hasWords = false
  /// What the text ends with, punctuation aside.
  private(set) var ending: Ending = .word

  private var run: [Unicode.Scalar] = []
  private var word = ""
  private var humps = 0
  private var last: Kind = .separator

  /// What the last word of a text is.
  enum Ending {
    /// A word with spaces around it.
    case word
    /// One East Asian character by itself.
    case character
    /// Several East Asian characters, of which the last stands by itself at the end of `words`.
    case run
  }

  /// A private-use character between texts of one column, so that no phrase reaches from one into the next.
  static let boundary = " \u{F8FF} "

  private enum Kind {
    case separator, lower, upper, eastAsian, other
  }

  /// The words of a text.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    words.reserveCapacity(text.utf8.count * 2)
    for index in scalars.indices {
      let scalar = Self.narrowed(scalars[index])
      let kind = Self.kind(of: scalar)
      if kind != .eastAsian { endRun() }
      switch kind {
      case .separator:
        endWord()
        words += " "
      case .eastAsian:
        endWord()
        run.append(scalar)
        hasWords = true
      case .lower, .upper, .other:
        let next = index + 1 < scalars.count ? Self.kind(of: scalars[index + 1]) : .separator
        if kind == .upper, last == .lower || (last == .upper && next == .lower) {
          words += " "
          humps += 1
        }
        words.unicodeScalars.append(scalar)
        word.unicodeScalars.append(scalar)
        ending = .word
        if kind != .other || Self.isWordCharacter(scalar) { hasWords = true }
      }
      last = kind
    }
    endRun()
    endWord()
  }

  private mutating func endWord() {
    if humps > 0 { identifiers.append(word) }
    word = ""
    humps = 0
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    if run.contains(where: { $0.value < 0x1200 }) { run = HangulSyllables.composed(run) }
    words += " "
    for index in run.indices {
      words.unicodeScalars.append(run[index])
      if index + 1 < run.count { words.unicodeScalars.append(run[index + 1]) }
      words += " "
    }
    ending = run.count > 1 ? .run : .character
    run.removeAll(keepingCapacity: true)
  }

  /// Full-width forms of ASCII become ASCII.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: .lower
    case 0x41...0x5A: .upper
    case 0...0x7F, 0xE000...0xF8FF, 0xF0000...0x10FFFF: .separator
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3041...0x3096,
      0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFD:
      .eastAsian
    default: .other
    }
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
