public import Claims

extension LocaleCode {
  /// Whether the locale is the made-up one that proves that no word is hard-coded: `en-XA`. Its texts are computed.
  public var isPseudo: Bool { tag == "en-XA" }
}

/// Made-up translations: readable, a third longer, with accents and brackets around each text. Codes are untouched.
public enum PseudoText {
  /// The text between brackets, lengthened; `{…}` stays as it is, since the tool fills it in.
  public static func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    return "⟦" + accented(text) + padding(text.unicodeScalars.count) + "⟧"
  }

  /// The segment as a made-up translation.
  public static func segment(_ source: Segment) -> Segment {
    guard !source.isEmpty else { return source }
    let padding = padding(source.words.unicodeScalars.count)
    return Segment([.text("⟦")] + source.mapText { accented($0) }.pieces + [.text(padding + "⟧")]).merged
  }

  /// The made-up translation of a document.
  public static func document(
    _ source: SourceDocument, from sourceLocale: LocaleCode, into locale: LocaleCode, stamps: ClaimStamps
  ) -> StoredDocument {
    StoredDocument(
      source.name, from: sourceLocale, into: locale,
      units: source.units.map {
        StoredUnit(
          key: $0.key, source: $0.source, target: segment($0.source), trust: .translated, basis: stamps.basis(of: $0))
      })
  }

  private static func padding(_ count: Int) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var padding = ""
    var index = 0
    while padding.count < count / 3 {
      padding += " " + words[index % words.count]
      index += 1
    }
    return padding
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "y": "ý", "c": "ç", "n": "ñ", "A": "Á", "E": "É", "I": "Í",
    "O": "Ó", "U": "Ú", "Y": "Ý", "C": "Ç", "N": "Ñ",
  ]

  private static func accented(_ text: String) -> String {
    var isFilledIn = false
    return String(
      text.map { character in
        if character == "{" { isFilledIn = true }
        if character == "}" { isFilledIn = false }
        return isFilledIn ? character : accents[character] ?? character
      })
  }
}
