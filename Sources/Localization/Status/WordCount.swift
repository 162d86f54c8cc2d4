/// The amount of text of a document, as translators count it: words of the original, and characters.
public struct WordCount: Hashable, Sendable {
  /// Words and characters.
  public struct Amount: Hashable, Sendable {
    /// Words, separated by white space.
    public var words = 0
    /// Characters without white space.
    public var characters = 0

    mutating func add(_ text: String) {
      var isInWord = false
      for scalar in text.unicodeScalars {
        let isSpace = scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
        if isSpace {
          isInWord = false
          continue
        }
        // A mark that joins the letter before it is no character of its own.
        if scalar.isASCII || scalar.properties.canonicalCombiningClass == .notReordered { characters += 1 }
        if !isInWord { words += 1 }
        isInWord = true
      }
    }
  }

  /// Text without a translation.
  public var new = Amount()
  /// Text whose original changed, by how alike the two are: below half, half to three quarters, more.
  public var changed: [Band: Amount] = [:]
  /// Quotes, whose translations are unofficial.
  public var gloss = Amount()
  /// What stands in protected codes: quotations and code.
  public var protected = Amount()
  /// All text outside of codes.
  public var all = Amount()

  /// How alike a changed text is to the one that was translated.
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case under50 = "under 50 %"
    case from50 = "50 to 74 %"
    case from75 = "75 to 99 %"
  }

  /// The amounts of a document.
  init(_ document: DocumentTranslation) {
    for unit in document.units where unit.unit.need == .needed || unit.unit.kind == .quote {
      let text = unit.unit.source.words
      all.add(text)
      if unit.unit.kind == .quote { gloss.add(text) }
      for code in unit.unit.source.codes { if let words = code.words { protected.add(words) } }
      if !unit.isTranslated {
        new.add(text)
      } else if let stored = unit.stored, unit.isStale {
        let likeness = Likeness.of(stored.source.words, text)
        changed[likeness < 0.5 ? .under50 : likeness < 0.75 ? .from50 : .from75, default: Amount()].add(text)
      }
    }
  }
}
