/// What a translator should know of a unit, in plain words. It is made for each export and never stored.
public struct UnitContext: Hashable, Sendable {
  /// Where the text stands: document and place.
  public var place: String
  /// The address of the unit in the preview that goes along, and of its page.
  public var preview: String
  /// The quotes behind the text, each in full with who says it.
  public var quotes: [String] = []
  /// What the quotes hold under which condition, as sentences.
  public var conditions: [String] = []
  /// The terms in the text: term, translation, meaning.
  public var terms: [Term] = []
  /// How many characters the translation should have at most; nil where there is no limit.
  public var limit: Int?
  /// What changed since the last translation; nil where nothing did.
  public var changed: String?

  /// A term of the glossary.
  public struct Term: Hashable, Sendable {
    /// As the original has it.
    public var term: String
    /// As the translation should have it; nil where nothing is laid down.
    public var translation: String?
    /// What it means here.
    public var meaning: String
    /// Whether it stays as it is.
    public var isKept: Bool
    /// Words that are not to be used for it.
    public var avoided: [String]

    /// A term.
    public init(
      term: String, translation: String?, meaning: String, isKept: Bool = false, avoided: [String] = []
    ) {
      self.term = term
      self.translation = translation
      self.meaning = meaning
      self.isKept = isKept
      self.avoided = avoided
    }

    /// The term for a translator: how it is translated, what it means, what to avoid.
    var note: String {
      let arrow = isKept ? ", not translated" : translation.map { " → \($0)" } ?? ""
      let not = avoided.isEmpty ? "" : "; not: \(avoided.joined(separator: ", "))"
      return "\(term)\(arrow): \(meaning)\(not)"
    }
  }

  /// Context that only says where.
  public init(place: String, preview: String) {
    self.place = place
    self.preview = preview
  }

  /// The notes, each with its kind, such as `vb:place`.
  public var notes: [(category: String, text: String)] {
    var notes = [("vb:place", place), ("vb:preview", preview)]
    if let changed { notes.append(("vb:changed", changed)) }
    notes += quotes.map { ("vb:quote", $0) }
    notes += conditions.map { ("vb:condition", $0) }
    notes += terms.map { ("vb:term", $0.note) }
    if let limit { notes.append(("vb:limit", "at most \(limit) characters: it stands in a narrow place")) }
    return notes
  }
}
