import Claims
import Diagnostics

/// Register, strength, length and particles.
enum LanguageChecks {
  static func problems(_ text: CheckedText) -> [(DiagnosticID, String)] {
    var problems = modality(text) + length(text)
    if text.locale.language == "ko" { problems += register(text) + particles(text) }
    return problems
  }

  // MARK: Register

  /// Prose ends its sentences politely (합니다), the unofficial translation of a quote plainly (한다).
  private static func register(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard text.kind.isProse else { return [] }
    for sentence in sentences(text.targetProse) {
      let isPlain = sentence.hasSuffix("다") && !sentence.hasSuffix("니다")
      if text.kind.isQuoted ? sentence.hasSuffix("니다") : isPlain {
        let wanted = text.kind.isQuoted ? "plainly (한다)" : "politely (합니다)"
        return [(.translationRegister, "the sentence '…\(sentence.suffix(8))' does not end \(wanted)")]
      }
    }
    return []
  }

  /// The sentences of a text without the marks and brackets at their ends.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      // What is in brackets is an aside with a style of its own.
      if depth > 0 || character == ")" || character == CheckedText.hole || character == CheckedText.mark {
        continue
      }
      if character == "." || character == "?" || character == "!" {
        sentences.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return sentences.map { String($0.reversed().drop { $0.isWhitespace }.reversed()) }
  }

  // MARK: Strength

  private static func modality(_ text: CheckedText) -> [(DiagnosticID, String)] {
    guard text.kind.isProse, let words = Modality.words[text.locale.language] else { return [] }
    let source =
      " " + text.sourceText.lowercased().replacing("’", with: "'") + " "
      + text.source.codes.compactMap(\.words).joined(separator: " ").lowercased() + " "
    var problems: [(DiagnosticID, String)] = []
    for strength in Modality.Strength.allCases {
      // 不得不 is no 不得.
      let prose = strength == .mustNot ? text.targetProse.replacing("不得不", with: "") : text.targetProse
      guard let word = (words[strength] ?? []).first(where: { prose.contains($0) }),
        !(Modality.english[strength] ?? []).contains(where: { source.contains($0) })
      else { continue }
      problems.append((.translationModality, "'\(word)' says \(strength.rawValue), which the original does not"))
    }
    if problems.isEmpty, let stronger = stronger(than: source, text.targetProse, text.locale.language) {
      problems.append((.translationModality, stronger))
    }
    return problems
  }

  /// What is wrong with a translation that orders or forbids what the original only advises; nil for nothing.
  private static func stronger(than source: String, _ target: String, _ language: String) -> String? {
    let advice = source.replacing("should not", with: "shouldn't")
    guard advice.contains("should"), !Modality.strict.contains(where: { advice.contains($0) }) else { return nil }
    let isAgainst = advice.contains("shouldn't")
    guard let word = (isAgainst ? Modality.forbidding : Modality.ordering)[language]?.first(where: target.contains)
    else { return nil }
    return "'\(word)' is stronger than '\(isAgainst ? "should not" : "should")'"
  }

  // MARK: Length

  private static func length(_ text: CheckedText) -> [(DiagnosticID, String)] {
    // Quotations are as long in every language, and their translations come on top.
    let before = text.sourceProse.count { !$0.isWhitespace }
    let after = text.targetProse.count { !$0.isWhitespace }
    guard before >= 40, text.kind.isProse, !text.kind.isQuoted else { return [] }
    let band: ClosedRange<Double> =
      switch text.locale.language {
      case "zh", "ja": 0.18...0.95
      case "ko": 0.28...1.25
      default: 0.5...2.2
      }
    let ratio = Double(after) / Double(before)
    guard !band.contains(ratio) else { return [] }
    return [
      (
        .translationLength,
        "the translation has \(after) characters, the original \(before): \(ratio < 1 ? "something may be missing" : "something may be added")"
      )
    ]
  }

  // MARK: Particles

  /// Particles after a number or an abbreviation, whose last sound is known; `을(를)` is never right.
  private static func particles(_ text: CheckedText) -> [(DiagnosticID, String)] {
    for both in ["을(를)", "를(을)", "은(는)", "는(은)", "이(가)", "가(이)", "와(과)", "과(와)", "(으)로"]
    where text.targetProse.contains(both) {
      return [(.translationParticle, "'\(both)' leaves the particle to the reader")]
    }
    let characters = Array(text.targetProse)
    for (index, character) in characters.enumerated().dropFirst() {
      guard let pair = particlePairs.first(where: { $0.closed == character || $0.open == character }) else { continue }
      // A particle ends its word.
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      guard next == " " || ",.".contains(next), let closed = endsClosed(characters, before: index) else { continue }
      let wanted = closed ? pair.closed : pair.open
      if character != wanted {
        return [
          (.translationParticle, "behind '\(characters[index - 1])' the particle is '\(wanted)', not '\(character)'")
        ]
      }
    }
    return []
  }

  private static let particlePairs: [(closed: Character, open: Character)] = [("을", "를"), ("은", "는"), ("과", "와")]

  /// Whether a number or an abbreviation ends in a consonant; nil for anything else.
  private static func endsClosed(_ characters: [Character], before index: Int) -> Bool? {
    let last = characters[index - 1]
    if let digit = last.wholeNumberValue, last.isASCII {
      // 영 일 이 삼 사 오 육 칠 팔 구
      return [true, true, false, true, false, false, true, true, true, false][digit]
    }
    guard last.isASCII, last.isUppercase, index >= 2, characters[index - 2].isASCII, characters[index - 2].isUppercase
    else {
      return nil
    }
    return "LMNR".contains(last)
  }
}

/// Words of strength in each language.
enum Modality {
  enum Strength: String, Hashable, CaseIterable {
    case only = "'only'"
    case must = "'must'"
    case mustNot = "'must not'"
  }

  static let english: [Strength: [String]] = [
    .only: [
      "only", "alone", "just", "sole", "solely", "merely", "except", "nothing", "no other", "until", "unless",
      "limited",
      "exclusively", "simply", "without", "anything", "outright", "not ", "n't", "as long as", "single", "left",
      "enough", "the one ",
    ],
    .must: [
      "must", "have to", "has to", "had to", "required", "requires", "require", "requirement", "needs", "need ",
      "needed",
      "necessary", "shall", "should", "mandatory", "cannot", "can't", "oblig", "asks for", "ought", "supposed",
      "be sure",
      "always", "duty", "ask ", "before ",
    ],
    .mustNot: [
      "not", "n't", "no ", "never", "without", "nothing", "none", "neither", "nor ", "refus", "forbid", "forbids",
      "prohibit", "only", "unless", "until", "fail", "lack", "except", "missing", "deny", "denied", "illegal",
    ],
  ]

  /// English words that order or forbid; beside them "should" may be translated by a strong word.
  static let strict = [
    "must", "have to", "has to", "require", "need", "shall", "cannot", "can't", "not allowed", "may not", "never",
    "prohibit", "forbid", "oblig", "mandatory",
  ]

  /// Words too strong for "should not".
  static let forbidding: [String: [String]] = [
    "zh": ["不得", "禁止", "严禁", "不许", "不准"], "ko": ["말아야", "서는 안", "금지", "하지 마"],
  ]

  /// Words too strong for "should".
  static let ordering: [String: [String]] = ["zh": ["必须", "务必"], "ko": ["반드시", "해야만", "하여야"]]

  /// The words of each strength. "Can" is no strength here: Chinese and Korean say it where English has none of its
  /// words ("yes", "exists", "on demand"), so that most of what a check would find is right.
  static let words: [String: [Strength: [String]]] = [
    "zh": [.only: ["只有", "仅限", "唯一", "仅在"], .must: ["必须", "务必", "不得不"], .mustNot: ["不得", "禁止", "严禁", "不许"]],
    "ko": [
      .only: ["오직", "유일한", "에만", "일 때만"], .must: ["반드시", "해야 합니다", "하여야", "해야만"],
      .mustNot: ["서는 안", "금지", "하지 말", "지 마"],
    ],
  ]
}
