/// An XLIFF 1.2 document, as far as translators' tools exchange it: files, units, sources, targets with states, notes.
public struct XLIFF12Document: Hashable, Sendable {
  /// The files, in order.
  public var files: [XLIFF12File]

  /// A document.
  public init(files: [XLIFF12File] = []) {
    self.files = files
  }

  /// The namespace of XLIFF 1.2.
  public static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// Every unit of every file, in order.
  public var units: [TransUnit] { files.flatMap(\.units) }
}

/// The content of one document.
public struct XLIFF12File: Hashable, Sendable {
  /// The name of the document.
  public var original: String
  /// The kind of document, such as `plaintext` or `html`.
  public var dataType: String
  /// The language of the sources.
  public var sourceLanguage: LanguageTag
  /// The language of the targets.
  public var targetLanguage: LanguageTag?
  /// The units in order; groups are not kept.
  public var units: [TransUnit]
  /// Where it was read.
  public var origin: Origin

  /// A file.
  public init(
    original: String, dataType: String = "plaintext", sourceLanguage: LanguageTag, targetLanguage: LanguageTag? = nil,
    units: [TransUnit] = [], origin: Origin = .made
  ) {
    self.original = original
    self.dataType = dataType
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
    self.origin = origin
  }
}
