public import Claims
public import Mustache
public import Pages

/// Turns pages into bytes by the templates.
public struct PageRenderer: Sendable {
  private let templates: TemplateSet
  /// The tool's own words as template values, by language: the same for every page, so made once.
  private let words: [LocaleCode: TemplateValue]

  /// A renderer with the templates and the tool's own words.
  public init(templates: TemplateSet, words: [LocaleCode: Words]) {
    self.templates = templates
    self.words = words.mapValues { words in
      .record(TemplateRecord(words.entries.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }))
    }
  }

  /// The page's HTML. Throws where a template asks for a name that the page does not have.
  public func render(_ page: Page) throws(TemplateFault) -> [UInt8] {
    var embeds: [String: [UInt8]] = [:]
    for (name, embed) in page.embeds { embeds[name] = try html(embed.template, embed.values, of: page, embeds: [:]) }
    return try html(page.template, page.values, of: page, embeds: embeds)
  }

  /// A template with values; `embeds` stand inside the page's text.
  private func html(
    _ template: String, _ values: PageRecord, of page: Page, embeds: [String: [UInt8]]
  ) throws(TemplateFault) -> [UInt8] {
    var output: [UInt8] = []
    try templates.render(template, top(values, of: page, embeds: embeds), into: &output)
    return output
  }

  /// The names of a template that has the page's words in reach.
  private func top(_ values: PageRecord, of page: Page, embeds: [String: [UInt8]]) -> TemplateRecord {
    TemplateRecord(
      source: PageTemplateSource(
        values: values, words: words[page.locale] ?? .nothing, style: PageStyle(page: page), embeds: embeds))
  }
}
