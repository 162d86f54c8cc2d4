import Claims
import Diagnostics

/// Numbers, dates and versions, read as each language writes them: "September 16" is 9月16日 and 9월 16일, "sixteen" 16,
/// "one year" 1년.
enum NumberChecks {
  static func problems(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let before = Numbers(text.sourceProse)
    let after = Numbers(text.targetProse)
    let lost = before.written.subtracting(after.said).sorted()
    let added = after.written.subtracting(before.said).sorted()
    return lost.map { (.translationNumber, "the number \($0) is missing") }
      + added.map { (.translationNumber, "the number \($0) is not in the original") }
  }
}

/// The numbers of a text.
struct Numbers {
  /// Those in digits, each in one form: no separators, versions with their dots.
  private(set) var written: Set<String> = []
  /// Those and all that words may stand for.
  private(set) var said: Set<String> = []

  init(_ text: String) {
    readDigits(text)
    said = written
    readLatinWords(text)
    readHan(text)
    readKorean(text)
    // "A year", "again", "the first": every language says 1 without a word for it; 2 is in "both" and "either".
    said.insert("1")
  }

  private mutating func readDigits(_ text: String) {
    var digits = ""
    var wasPoint = false
    var last: Character = " "
    func isDigit(_ character: Character) -> Bool { character.wholeNumberValue != nil && Self.isPlain(character) }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if isDigit(character) {
        digits += String(character.wholeNumberValue ?? 0)
        wasPoint = false
      } else if !digits.isEmpty, !wasPoint, character == "." || character == ",", isDigit(next) {
        // A separator of thousands goes; the point of a version stays.
        if character == "." { digits.append(".") }
        wasPoint = true
      } else {
        if !digits.isEmpty { written.insert(Self.trimmed(digits)) }
        digits = ""
      }
      last = character
    }
    _ = last
    if !digits.isEmpty { written.insert(Self.trimmed(digits)) }
  }

  /// An ASCII or full-width digit; raised ones are marks of footnotes.
  private static func isPlain(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
  }

  /// `09` is 9, as in a date; `0` stays.
  private static func trimmed(_ digits: String) -> String {
    guard !digits.contains(".") else { return digits }
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  // MARK: English

  private static let words: [String: Int] = [
    "zero": 0, "no": 0, "none": 0, "one": 1, "once": 1, "first": 1, "two": 2, "twice": 2, "second": 2, "both": 2,
    "either": 2, "neither": 2, "half": 2, "three": 3, "third": 3, "four": 4, "fourth": 4, "five": 5, "fifth": 5,
    "six": 6,
    "sixth": 6, "seven": 7, "seventh": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
    "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
    "thousand": 1000, "dozen": 12,
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9,
    "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8,
    "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
  ]

  private mutating func readLatinWords(_ text: String) {
    for word in text.lowercased().split(whereSeparator: { !($0.isASCII && $0.isLetter) }) {
      if let value = Self.words[String(word)] { said.insert(String(value)) }
    }
  }

  // MARK: Chinese

  private static let han: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "壹": 1, "两": 2, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  /// Runs such as 十六, 二十, 一百二十.
  private mutating func readHan(_ text: String) {
    var total = 0
    var digit: Int?
    var isOpen = false
    func value() -> Int { total + (digit ?? 0) }
    for character in text + " " {
      if let number = Self.han[character] {
        if let before = digit { said.insert(String(before)) }
        digit = number
        isOpen = true
      } else if let unit = ["十": 10, "百": 100, "千": 1000][character] {
        total += (digit ?? 1) * unit
        digit = nil
        isOpen = true
      } else {
        if isOpen { said.insert(String(value())) }
        (total, digit, isOpen) = (0, nil, false)
      }
    }
  }

  // MARK: Korean

  private static let korean: [(String, Int)] = [
    ("하나", 1), ("한", 1), ("첫", 1), ("둘", 2), ("두", 2), ("양쪽", 2), ("셋", 3), ("세", 3), ("석", 3), ("넷", 4), ("네", 4),
    ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9), ("열", 10), ("스물", 20), ("스무", 20), ("서른", 30),
  ]

  private mutating func readKorean(_ text: String) {
    guard text.unicodeScalars.contains(where: { Script.isHangul($0) }) else { return }
    for (word, value) in Self.korean where text.contains(word) { said.insert(String(value)) }
    for (word, value) in [
      ("일", 1), ("이", 2), ("삼", 3), ("사", 4), ("오", 5), ("육", 6), ("칠", 7), ("팔", 8), ("구", 9), ("십", 10),
    ]
    where text.contains(word) { said.insert(String(value)) }
  }
}
