/// Text as the full-text index has it: words apart, identifiers also at their humps, Han, Hangul and kana in pairs.
///
/// SQLite's `unicode61` tokenizer still splits at punctuation, folds case and strips accents; it sees neither words in
/// a row of Chinese characters nor humps. So that it need not, spaces are put in here, into text and queries alike:
/// - `全屏窗口` becomes `全屏 屏窗 窗口 口`: any two neighbours are a token, and each character begins one.
/// - `NSUserTrackingUsage` becomes `NS User Tracking Usage`; the whole goes to `identifiers` as well.
/// - Hangul in separate letters becomes syllables, full-width Latin becomes plain, private-use characters disappear.
struct SearchText {
  /// The words, in the order of the text; UTF-8, with spaces between them.
  private(set) var words: [UInt8] = []
  /// The words that were split at humps, whole; UTF-8, with a space after each.
  private(set) var identifiers: [UInt8] = []
  /// Whether there is anything to find: a letter, a digit or a character of East Asian scripts.
  private(set) var hasWords = false
  /// What the text ends with, punctuation aside.
  private(set) var ending: Ending = .word

  private var run: [Unicode.Scalar] = []
  private var word: [UInt8] = []
  private var humps = 0

  /// What the last word of a text is.
  enum Ending {
    /// A word with spaces around it.
    case word
    /// One East Asian character by itself.
    case character
    /// Several East Asian characters, of which the last stands by itself at the end of `words`.
    case run
  }

  private enum Kind {
    case separator, lower, upper, digit, eastAsian, other
  }

  private static let space = UInt8(ascii: " ")
  /// A private-use character stands between texts, so that no phrase reaches from one into the next.
  private static let boundary = Array(" \u{F8FF} ".utf8)

  /// No text yet.
  init() {}

  /// The words of one text.
  init(_ text: String) { add(text) }

  /// Adds a text, apart from those before it.
  mutating func add(_ text: String) {
    if !words.isEmpty { words += Self.boundary }
    var last = Kind.separator
    var scalars = text.unicodeScalars.makeIterator()
    var following = scalars.next().map { Self.narrowed($0) }
    while let scalar = following {
      following = scalars.next().map { Self.narrowed($0) }
      let kind = Self.kind(of: scalar)
      switch kind {
      case .separator:
        endRun()
        endWord()
        words.append(Self.space)
      case .eastAsian:
        endWord()
        run.append(scalar)
      case .lower, .upper, .digit, .other:
        endRun()
        let isBeforeLower = following.map { Self.kind(of: $0) } == .lower
        if kind == .upper, last == .lower || last == .digit || (last == .upper && isBeforeLower) {
          words.append(Self.space)
          humps += 1
        }
        words.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        ending = .word
        if !hasWords, kind != .other || Self.isWordCharacter(scalar) { hasWords = true }
      }
      last = kind
    }
    endRun()
    endWord()
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    if humps > 0 {
      identifiers += word
      identifiers.append(Self.space)
    }
    word.removeAll(keepingCapacity: true)
    humps = 0
  }

  private mutating func endRun() {
    if run.isEmpty { return }
    if run.contains(where: { $0.value < 0x1200 }) { run = HangulSyllables.composed(run) }
    words.append(Self.space)
    for index in run.indices {
      words.append(contentsOf: UTF8.encode(run[index]) ?? UTF8.encodedReplacementCharacter)
      if index + 1 < run.count {
        words.append(contentsOf: UTF8.encode(run[index + 1]) ?? UTF8.encodedReplacementCharacter)
      }
      words.append(Self.space)
    }
    hasWords = true
    ending = run.count > 1 ? .run : .character
    run.removeAll(keepingCapacity: true)
  }

  /// Full-width forms of ASCII become ASCII.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xFF01, scalar.value <= 0xFF5E else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A: .lower
    case 0x30...0x39: .digit
    case 0x41...0x5A: .upper
    case 0...0x7F: .separator
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3041...0x3096,
      0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFD:
      .eastAsian
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: .separator
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
