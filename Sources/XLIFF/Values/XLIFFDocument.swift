/// An XLIFF 2.0 or 2.1 document as a value.
public struct XLIFFDocument: Hashable, Sendable {
  /// The version that the file names; the writer writes 2.1.
  public var version: Version
  /// The language of all source content.
  public var sourceLanguage: LanguageTag
  /// The language of all target content; needed as soon as there is any.
  public var targetLanguage: LanguageTag?
  /// The files, at least one.
  public var files: [XLIFFFile]
  /// How white space is meant unless a part says otherwise.
  public var whiteSpace: WhiteSpace?
  /// Attributes of other namespaces on the root.
  public var attributes: [GenericAttribute]
  /// The namespaces that the file declares for its core elements, besides the core's own.
  public var namespaces: [NamespaceDeclaration]

  /// A document.
  public init(
    version: Version = .v2_1, sourceLanguage: LanguageTag, targetLanguage: LanguageTag? = nil,
    files: [XLIFFFile] = [], whiteSpace: WhiteSpace? = nil, attributes: [GenericAttribute] = [],
    namespaces: [NamespaceDeclaration] = []
  ) {
    self.version = version
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.files = files
    self.whiteSpace = whiteSpace
    self.attributes = attributes
    self.namespaces = namespaces
  }

  /// The versions that share one namespace.
  public enum Version: String, Hashable, Sendable {
    /// XLIFF 2.0.
    case v2_0 = "2.0"
    /// XLIFF 2.1.
    case v2_1 = "2.1"
  }

  /// Every unit of every file, in order.
  public var units: [XLIFFUnit] { files.flatMap(\.units) }
}

/// How white space is meant: the values of `xml:space`.
public enum WhiteSpace: String, Hashable, Sendable {
  /// As the application likes.
  case `default`
  /// Every space counts.
  case preserve
}

/// The direction of a text.
public enum TextDirection: String, Hashable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
  /// By the first strong character.
  case auto
}
