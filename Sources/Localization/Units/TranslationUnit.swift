public import Claims
public import Diagnostics

/// One block that is translated as a whole: a paragraph, a heading, a cell, a label, a quote.
public struct TranslationUnit: Hashable, Sendable {
  /// Its name within its document.
  public let key: UnitKey
  /// What it is.
  public let kind: UnitKind
  /// The text in the workspace's default locale, as it is now.
  public let source: Segment
  /// Whether it may be left untranslated without a word: forms that only some languages need.
  public let need: Need
  /// The claim whose words the text is, in a translation that stands beside a quotation.
  public let quoted: ClaimID?
  /// Where the text stands.
  public let location: FileLocation

  /// A unit.
  public init(
    key: UnitKey, kind: UnitKind, source: Segment, need: Need = .needed, quoted: ClaimID? = nil, location: FileLocation
  ) {
    self.key = key
    self.kind = kind
    self.source = source
    self.need = need
    self.quoted = quoted
    self.location = location
  }

  /// Whether a translation is expected.
  public enum Need: Hashable, Sendable { case needed, optional }

  /// The claims that the unit leans on, sorted, each once.
  public var claims: [ClaimID] {
    Set(source.codes.compactMap { $0.claim.flatMap { ClaimID($0.description) } } + [quoted].compactMap { $0 }).sorted()
  }
}

/// What a unit is on its page; the raw value stands in exported files.
public enum UnitKind: String, Hashable, Sendable, CaseIterable {
  /// The title of a document.
  case title
  /// What a document is about.
  case description
  /// A paragraph.
  case paragraph
  /// A heading.
  case heading
  /// A paragraph of a list's item.
  case item
  /// A cell of a table.
  case cell
  /// The text of a picture.
  case picture
  /// What a step is called.
  case step
  /// Who does a step.
  case who
  /// What a step is for.
  case applies
  /// When a step is done.
  case doneWhen = "done-when"
  /// When a step can be left out.
  case skipIf = "skip-if"
  /// A question.
  case question
  /// A name or phrase of the vocabulary, of a matrix, a decision or an observation.
  case label
  /// A quote, whose translation is unofficial.
  case quote
  /// A quotation in running text, whose translation is shown in brackets behind it.
  case gloss

  /// Whether the words are a source's and not ours.
  public var isQuoted: Bool { self == .quote || self == .gloss }

  /// Whether the unit is running text, and not a name.
  public var isProse: Bool {
    switch self {
    case .paragraph, .item, .description, .quote, .gloss, .doneWhen, .skipIf: true
    default: false
    }
  }
}
