import Claims
public import Markup

/// What a page says, as values by name: text, running text, lists and records, and no HTML.
///
/// The names are those of `docs/templates.md`; templates place the values, Rendering turns them into bytes.
public enum PageValue: Sendable {
  /// Words as they are.
  case text(String)
  /// Running text with code, links and citations.
  case rich([Inline])
  /// Paragraphs, lists, code and what is embedded; headings are shifted down by `shift` levels.
  case blocks([LocatedBlock], headingShift: Int = 0)
  /// A document's title, with its language where that is not the page's; it may be one long identifier.
  case title(String, language: String?)
  /// Data for search engines, of a type that no browser runs.
  case linkedData(String)
  /// The words of a quote.
  case quote([QuotePiece])
  /// Yes or no.
  case flag(Bool)
  /// Values in order.
  case list([PageValue])
  /// Values by name.
  case record(PageRecord)
  /// A name that has no value here.
  case nothing

  /// A text, or nothing where there is none.
  static func optional(_ text: String?) -> PageValue { text.map { .text($0) } ?? .nothing }

  /// Running text, or nothing where it is empty.
  static func optional(_ content: [Inline]) -> PageValue { content.isEmpty ? .nothing : .rich(content) }

  /// A title in the language of its document, which is not said again where it is the page's own.
  static func title(_ text: String, _ language: LocaleCode?, on page: LocaleCode) -> PageValue {
    .title(RichText.plain(text), language: language == page ? nil : language?.tag)
  }

  /// What an author wrote for the house, in the language that authors write in, and is never translated.
  static func note(_ text: String, _ edition: Edition) -> PageValue {
    .title(text, edition.publication.defaultLocale, on: edition.locale)
  }

  /// A record, or nothing.
  static func optional(_ record: PageRecord?) -> PageValue { record.map { .record($0) } ?? .nothing }

  /// A list of records.
  static func records(_ records: [PageRecord]) -> PageValue { .list(records.map { .record($0) }) }
}

extension PageValue: ExpressibleByStringLiteral {
  /// Words as they are.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// Values by name, in the order in which they were given.
public struct PageRecord: Sendable, ExpressibleByDictionaryLiteral {
  /// The names with their values.
  public private(set) var values: [(name: String, value: PageValue)]

  /// A record of names and values.
  public init(dictionaryLiteral elements: (String, PageValue)...) { values = elements.map { ($0.0, $0.1) } }

  /// A record of names and values.
  public init(_ values: [(name: String, value: PageValue)]) { self.values = values }

  /// The value of a name; the later one where it was given twice.
  public subscript(name: String) -> PageValue? {
    // By position: a search by closure would copy every value that it passes.
    for index in values.indices.reversed() where values[index].name == name { return values[index].value }
    return nil
  }

  /// The words of a text or running text; empty for anything else.
  func plainText(_ name: String) -> String {
    switch values.first(where: { $0.name == name })?.value {
    case .text(let text): text
    case .rich(let content): content.plainText
    default: ""
    }
  }

  /// This record with more names.
  func adding(_ other: PageRecord) -> PageRecord { PageRecord(values + other.values) }
}

/// A piece of a quote's words.
public struct QuotePiece: Hashable, Sendable {
  /// The words.
  public let text: String
  /// What they are.
  public let kind: Kind

  /// What a piece of a quote is.
  public enum Kind: Hashable, Sendable {
    /// Words of the source.
    case plain
    /// Words of the source that differ from those of the other side.
    case differing
    /// Words that an editor put back into a hole; square brackets are part of the text.
    case restored
  }
}
