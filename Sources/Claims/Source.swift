public import Diagnostics

/// A document of a vendor, or a recorded experiment, whose words claims quote.
public struct Source: Hashable, Sendable {
  /// The source's id: its folder's name.
  public let id: SourceID
  /// The document's own title, in its own language.
  public let title: String
  /// Who published it.
  public let publisher: String
  /// What stands for title and publisher in other languages where they are no names but descriptions of ours, and our
  /// own short name for the document.
  public let names: Names
  /// Where it is published; nil where the address is not known.
  public let url: String?
  /// The language of its text.
  public let language: LocaleCode
  /// What kind of document it is.
  public let kind: Kind
  /// Whether the words were taken from the document itself or are known only through another.
  public let standing: Standing
  /// The product version it speaks of, as the document names it ("iOS 27.2").
  public let version: String?
  /// The build it speaks of.
  public let build: String?
  /// Whether it speaks of a beta.
  public let isBeta: Bool
  /// The day of publication, as far as it is known.
  public let published: CalendarDate?
  /// The topics of every claim in it, unless the claim says otherwise.
  public let topics: [TopicID]
  /// The earlier document that this one replaces.
  public let supersedes: SourceID?
  /// The publisher's copyright notice, as the document has it.
  public let copyright: String?
  /// What an editor should know about the document; never published.
  public let note: String?
  /// Where it was declared.
  public let location: FileLocation

  /// A source.
  public init(
    id: SourceID, title: String, publisher: String, url: String?, language: LocaleCode, kind: Kind, standing: Standing,
    version: String?, build: String?, isBeta: Bool, published: CalendarDate?, topics: [TopicID], supersedes: SourceID?,
    copyright: String?, note: String?, names: Names = Names(), location: FileLocation
  ) {
    self.id = id
    self.title = title
    self.publisher = publisher
    self.url = url
    self.language = language
    self.kind = kind
    self.standing = standing
    self.version = version
    self.build = build
    self.isBeta = isBeta
    self.published = published
    self.topics = topics
    self.supersedes = supersedes
    self.copyright = copyright
    self.note = note
    self.names = names
    self.location = location
  }

  /// How a document is named beside its own title.
  public struct Names: Hashable, Sendable {
    /// Our own name for it inside a sentence, with its article: "the method’s page".
    public let short: LocalizedText?
    /// Translations of a title that is a description.
    public let titles: [LocaleCode: String]
    /// Translations of a publisher that is a description.
    public let publishers: [LocaleCode: String]

    /// Names.
    public init(
      short: LocalizedText? = nil, titles: [LocaleCode: String] = [:], publishers: [LocaleCode: String] = [:]
    ) {
      self.short = short
      self.titles = titles
      self.publishers = publishers
    }
  }

  /// Its title for readers of a language: the document's own, unless it is a description with a translation.
  public func title(_ locale: LocaleCode) -> String { names.titles[locale] ?? title }

  /// The language of the title that readers of a language get.
  public func titleLanguage(_ locale: LocaleCode) -> LocaleCode { names.titles[locale] == nil ? language : locale }

  /// Its publisher for readers of a language.
  public func publisher(_ locale: LocaleCode) -> String { names.publishers[locale] ?? publisher }

  /// The kinds of document.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A notice with legal weight.
    case legalNotice = "legal-notice"
    /// A policy page.
    case policy
    /// A page of an API reference.
    case apiReference = "api-reference"
    /// A comment in a header file.
    case headerComment = "header-comment"
    /// A release note.
    case releaseNote = "release-note"
    /// An article by somebody else.
    case article
    /// The record of an experiment.
    case observation
  }

  /// Whether the words were taken from the document itself.
  public enum Standing: Hashable, Sendable {
    /// The text at hand is the publisher's own.
    case primary
    /// The words are known only as another source quotes them.
    case secondary(knownThrough: SourceID)
  }
}
