/// What an attribute's value may be.
enum AttributeValue {
  /// Any text.
  case text
  /// A name token.
  case token
  /// Name tokens between white space.
  case tokens
  /// `yes` or `no`.
  case yesNo
  /// One of these.
  case choice([String])
  /// A whole number between these.
  case integer(ClosedRange<Int>)
  /// A decimal number between 0 and this.
  case decimal(upTo: Double)
  /// A language tag of BCP 47.
  case language
  /// An IRI.
  case iri
  /// `prefix:value`.
  case userDefined
  /// One of these, or `prefix:value`.
  case choiceOrUserDefined([String])

  static let direction = AttributeValue.choice(["ltr", "rtl", "auto"])
  static let positive = AttributeValue.integer(1...Int.max)

  /// What was expected instead of a value, nil where the value is allowed.
  func expectation(violatedBy value: String) -> String? {
    switch self {
    case .text: nil
    case .token: XMLCharacters.isNameToken(value) ? nil : "a name token"
    case .tokens:
      !XMLCharacters.tokens(value).isEmpty && XMLCharacters.tokens(value).allSatisfy(XMLCharacters.isNameToken)
        ? nil : "name tokens separated by spaces"
    case .yesNo: Self.choice(["yes", "no"]).expectation(violatedBy: value)
    case .choice(let values): values.contains(value) ? nil : "one of \(values.joined(separator: ", "))"
    case .integer(let range):
      Self.integer(value).map(range.contains) == true ? nil : "a whole number \(Self.words(range))"
    case .decimal(let limit): Self.isDecimal(value, upTo: limit) ? nil : "a number from 0 to \(Int(limit))"
    case .language: LanguageTag.isWellFormed(value) ? nil : "a language tag of BCP 47"
    case .iri: Self.isIRI(value) ? nil : "an IRI"
    case .userDefined: Self.isUserDefined(value) ? nil : "a value of the form prefix:value"
    case .choiceOrUserDefined(let values):
      values.contains(value) || Self.isUserDefined(value)
        ? nil : "one of \(values.joined(separator: ", ")), or a value of the form prefix:value"
    }
  }

  /// A whole number as XML Schema writes it.
  static func integer(_ text: String) -> Int? {
    Int(XMLCharacters.trimmed(text))
  }

  /// Whether a value is `prefix:value` with one colon and no white space.
  static func isUserDefined(_ value: String) -> Bool {
    let parts = value.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: XMLCharacters.isSpace) }
  }

  private static func isIRI(_ value: String) -> Bool {
    let excluded: Set<UInt8> = Set("<>\"{}|\\^`".utf8)
    return value.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !excluded.contains($0) }
  }

  private static func isDecimal(_ value: String, upTo limit: Double) -> Bool {
    let text = XMLCharacters.trimmed(value)
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }) else {
      return false
    }
    return Double(text).map { (0...limit).contains($0) } == true
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (Int.min, _): "(no fraction)"
    case (let low, Int.max): "of at least \(low)"
    case (let low, let high): "from \(low) to \(high)"
    }
  }
}
