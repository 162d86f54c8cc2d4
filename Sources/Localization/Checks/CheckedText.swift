public import Claims

/// A translation beside its original as the checks see it: running text, codes as one character each, quotations in the
/// text told apart from it.
public struct CheckedText: Sendable {
  /// Stands for a code or a quotation.
  static let hole: Character = "\u{FFFC}"
  /// Stands for a citation, which is no part of its sentence.
  static let mark: Character = "\u{FFFB}"

  /// The original and the translation with their codes.
  let source: Segment
  let target: Segment
  /// What the text is on its page.
  let kind: UnitKind
  let locale: LocaleCode
  /// The texts outside of codes.
  let sourceText: String
  let targetText: String
  /// The texts outside of codes, of quotations between quotation marks, and of the translations that stand in brackets
  /// behind such quotations.
  let sourceProse: String
  let targetProse: String
  /// The quotations between quotation marks, outermost first, without their marks.
  let sourceQuotes: [String]
  let targetQuotes: [String]
  /// Quotations with the translations that stand in brackets behind them.
  let glossed: [(quote: String, translation: String)]

  /// A translation beside its original.
  public init(_ source: Segment, _ target: Segment, _ kind: UnitKind, in locale: LocaleCode) {
    self.source = source
    self.target = target
    self.kind = kind
    self.locale = locale
    sourceText = Self.text(source.pieces)
    targetText = Self.text(target.pieces)
    (sourceProse, sourceQuotes, _) = Self.parted(sourceText)
    (targetProse, targetQuotes, glossed) = Self.parted(targetText)
  }

  private static func text(_ pieces: [Segment.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words
      case .code(let code): String(code.kind == .citation ? mark : hole)
      case .span(_, let content): text(content)
      }
    }.joined()
  }

  /// The text with a hole for each quotation in Latin letters, those quotations, and their translations in brackets.
  private static func parted(_ text: String) -> (String, [String], [(quote: String, translation: String)]) {
    var prose = ""
    var quotes: [String] = []
    var glossed: [(quote: String, translation: String)] = []
    var depth = 0
    var current = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "“":
        depth += 1
        if depth > 1 { current.append(character) }
      case "”" where depth > 0:
        depth -= 1
        guard depth == 0 else {
          current.append(character)
          continue
        }
        if Script.isForeign(current) {
          quotes.append(current)
          prose.append(hole)
          if let translation = bracketed(&rest) { glossed.append((current, translation)) }
        } else {
          prose += "“\(current)”"
        }
        current = ""
      default:
        if depth > 0 { current.append(character) } else { prose.append(character) }
      }
    }
    // An opening mark without an end: what follows is text.
    if depth > 0 { prose += "“" + current }
    return (prose, quotes, glossed)
  }

  /// Takes away what stands in brackets at the start of a text, if it is in other letters than Latin ones.
  private static func bracketed(_ text: inout Substring) -> String? {
    guard let open = text.first, open == "（" || open == "(" else { return nil }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "（", "(": depth += 1
      case "）", ")": depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      let inner = String(text[text.index(after: text.startIndex)..<index])
      guard !Script.isForeign(inner) else { return nil }
      text = text[text.index(after: index)...]
      return inner
    }
    return nil
  }
}

/// Tells scripts apart.
enum Script {
  static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
      || (0x3130...0x318F).contains(scalar.value)
  }

  static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x30FF).contains(scalar.value) }

  static func isHan(_ character: Character?) -> Bool { character?.unicodeScalars.first.map { isHan($0) } ?? false }
  static func isHangul(_ character: Character?) -> Bool {
    character?.unicodeScalars.first.map { isHangul($0) } ?? false
  }

  /// Whether a character is an ASCII letter or digit.
  static func isLatin(_ character: Character?) -> Bool {
    character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
  }

  /// Whether words may be of a language, by their letters.
  static func mayBe(_ text: String, in locale: LocaleCode) -> Bool {
    let hasHangul = text.unicodeScalars.contains { isHangul($0) }
    let hasKana = text.unicodeScalars.contains { isKana($0) }
    let hasHan = text.unicodeScalars.contains { isHan($0) }
    return switch locale.language {
    case "ko": hasHangul
    case "ja": hasKana || (hasHan && !hasHangul)
    case "zh": hasHan && !hasKana && !hasHangul
    default: !hasHangul && !hasKana && !hasHan
    }
  }

  /// Whether words are in Latin letters alone, as words of an English quote are.
  static func isForeign(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
      && !text.unicodeScalars.contains { isHan($0) || isHangul($0) || isKana($0) }
  }
}
