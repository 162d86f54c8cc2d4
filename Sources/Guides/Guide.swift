public import Claims
public import Markup

/// A guide: everything in one folder of `Content/guides/`, each document with its translations.
public struct Guide: Hashable, Sendable {
  /// The guide's id: its folder's name.
  public let id: GuideID
  /// The prose.
  public let article: Translated<Article>?
  /// The ship checklist.
  public let checklist: Translated<Checklist>?
  /// Questions and answers.
  public let faq: Translated<FAQ>?
  /// Tables that are computed from the claims.
  public let matrices: [Matrix]
  /// What the page of single cases asks and tells; nil where the guide has no such page.
  public let scenario: ScenarioForm?
  /// The files that code blocks include, by path within the guide.
  public let samples: [String: String]

  /// A guide.
  public init(
    id: GuideID, article: Translated<Article>?, checklist: Translated<Checklist>?, faq: Translated<FAQ>?,
    matrices: [Matrix], scenario: ScenarioForm? = nil, samples: [String: String]
  ) {
    self.id = id
    self.article = article
    self.checklist = checklist
    self.faq = faq
    self.matrices = matrices
    self.scenario = scenario
    self.samples = samples
  }
}

/// The id of a guide, which is its folder's name.
public typealias GuideID = Identifier<Guide>

/// A document with its translations.
public struct Translated<Document: Hashable & Sendable>: Hashable, Sendable {
  /// The document in the workspace's default locale.
  public let original: Document
  /// Translations by locale; the default locale is never among them.
  public let translations: [LocaleCode: Document]
  /// What is missing or out of date in each translation.
  public let gaps: [LocaleCode: TranslationGaps]

  /// A document with its translations.
  public init(
    _ original: Document, translations: [LocaleCode: Document] = [:], gaps: [LocaleCode: TranslationGaps] = [:]
  ) {
    self.original = original
    self.translations = translations
    self.gaps = gaps
  }

  /// The document for a locale: its translation, or the original where there is none.
  public func callAsFunction(_ locale: LocaleCode) -> Document { translations[locale] ?? original }
}

/// How much of a document's translation is not what it should be.
public struct TranslationGaps: Hashable, Sendable {
  /// Texts whose translation is out of date.
  public let outdated: Int
  /// Texts without a translation.
  public let untranslated: Int

  /// Counts of texts.
  public init(outdated: Int, untranslated: Int) {
    self.outdated = outdated
    self.untranslated = untranslated
  }
}

/// What the head of a document says.
public struct FrontMatter: Hashable, Sendable {
  /// The title.
  public let title: String
  /// What the document is about, in a sentence or two.
  public let description: String?

  /// A head.
  public init(title: String, description: String?) {
    self.title = title
    self.description = description
  }
}

/// The prose of a guide.
public struct Article: Hashable, Sendable {
  /// Title and description.
  public let head: FrontMatter
  /// The text; its headings begin at level 2.
  public let body: Document

  /// A guide's prose.
  public init(head: FrontMatter, body: Document) {
    self.head = head
    self.body = body
  }
}
