/// An entry of a catalogue: one message and its translation.
public struct POEntry: Hashable, Sendable {
  /// `msgctxt`: what tells equal messages apart.
  public var context: String?
  /// `msgid`: the message.
  public var id: String
  /// `msgid_plural`.
  public var plural: String?
  /// `msgstr`, or `msgstr[0]` and so on.
  public var translations: [String]
  /// `# `: the translator's comments.
  public var comments: [String]
  /// `#.`: the comments for the translator.
  public var extractedComments: [String]
  /// `#:`: where the message is used.
  public var references: [String]
  /// `#,`: flags such as `fuzzy` and `python-brace-format`.
  public var flags: [String]
  /// `#|`: the message that a fuzzy translation was made from.
  public var previous: Previous?
  /// `#~`: whether the message is no longer used.
  public var isObsolete: Bool
  /// Where it was read.
  public var origin: Origin

  /// An entry.
  public init(
    context: String? = nil, id: String, plural: String? = nil, translations: [String] = [""], comments: [String] = [],
    extractedComments: [String] = [], references: [String] = [], flags: [String] = [], previous: Previous? = nil,
    isObsolete: Bool = false, origin: Origin = .made
  ) {
    self.context = context
    self.id = id
    self.plural = plural
    self.translations = translations
    self.comments = comments
    self.extractedComments = extractedComments
    self.references = references
    self.flags = flags
    self.previous = previous
    self.isObsolete = isObsolete
    self.origin = origin
  }

  /// A former message.
  public struct Previous: Hashable, Sendable {
    /// Its `msgctxt`.
    public var context: String?
    /// Its `msgid`.
    public var id: String?
    /// Its `msgid_plural`.
    public var plural: String?

    /// A former message.
    public init(context: String? = nil, id: String? = nil, plural: String? = nil) {
      self.context = context
      self.id = id
      self.plural = plural
    }
  }

  /// The translation of a message without plural forms; empty where there is none.
  public var translation: String { translations.first ?? "" }
  /// Whether the translation needs a look before it is used.
  public var isFuzzy: Bool { flags.contains("fuzzy") }
}
