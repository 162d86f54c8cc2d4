public import Claims
public import Diagnostics
public import Markup

/// One page: where it is published, which template places its values, and what they are.
public struct Page: Sendable {
  /// The path below the site's root: `ko/att-eu/checklist.html`.
  public let path: String
  /// The page's language.
  public let locale: LocaleCode
  /// The name of its template.
  public let template: String
  /// What it says.
  public let values: PageRecord
  /// What the page's citations lead to, by the claim they name.
  public let citations: [ClaimReference: CitationLink]
  /// Whether a citation's number touches the word before it, as Chinese and Korean set it.
  public var citationsTouch: Bool { ["zh", "ja", "ko"].contains(locale.language) }
  /// The anchors of headings, by the place of the heading.
  public let anchors: [FileLocation: String]
  /// What embedded blocks show, by `kind id`: a template and its values.
  public let embeds: [String: Embedded]

  /// Where a citation leads.
  public struct CitationLink: Hashable, Sendable {
    /// The number that is shown; numbers run through the page by first appearance.
    public let number: Int
    /// The address of the quote, relative to the page.
    public let href: String
    /// The link's name for those who do not see the number.
    public let label: String
    /// The language of the quote; nil where it is the page's own.
    public let language: String?
  }

  /// A template with its values, standing inside a page's text.
  public struct Embedded: Sendable {
    /// The name of the template.
    public let template: String
    /// What it shows.
    public let values: PageRecord
  }

  init(
    _ address: PageAddress, _ edition: Edition, template: String, values: PageRecord,
    numbers: CitationNumbers = CitationNumbers(), anchors: [FileLocation: String] = [:],
    embeds: [String: Embedded] = [:]
  ) {
    self.init(
      path: "\(edition.locale)/\(address.path)", locale: edition.locale, template: template, values: values,
      citations: numbers.links(edition, from: address), anchors: anchors, embeds: embeds)
  }

  init(
    path: String, locale: LocaleCode, template: String, values: PageRecord,
    citations: [ClaimReference: CitationLink] = [:], anchors: [FileLocation: String] = [:],
    embeds: [String: Embedded] = [:]
  ) {
    self.path = path
    self.locale = locale
    self.template = template
    self.values = values
    self.citations = citations
    self.anchors = anchors
    self.embeds = embeds
  }
}
