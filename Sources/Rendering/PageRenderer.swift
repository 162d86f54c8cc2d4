public import Claims
import Markup
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
    var output: [UInt8] = []
    try templates.render(page.template, try record(page.values, of: page, isTop: true), into: &output)
    return output
  }

  private func record(_ values: PageRecord, of page: Page, isTop: Bool = false) throws(TemplateFault) -> TemplateRecord
  {
    var elements: [(String, TemplateValue)] = []
    elements.reserveCapacity(values.values.count + 1)
    for (name, value) in values.values { elements.append((name, try templateValue(value, of: page))) }
    if isTop { elements.append(("words", words[page.locale] ?? .nothing)) }
    return TemplateRecord(elements)
  }

  private func templateValue(_ value: PageValue, of page: Page) throws(TemplateFault) -> TemplateValue {
    switch value {
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .nothing: return .nothing
    case .quote(let pieces): return .markup(QuoteHTML.html(pieces).bytes)
    case .rich(let content): return .markup(HTMLWriter(style: PageStyle(page: page)).html(content).bytes)
    case .title(let title, let language):
      var html = HTML()
      if let language {
        html.element("span", [.named("lang", language)]) { IdentifierHTML.write(title, to: &$0) }
      } else {
        IdentifierHTML.write(title, to: &html)
      }
      return .markup(html.bytes)
    case .linkedData(let json):
      var html = HTML()
      html.data(type: "application/ld+json", json: json)
      return .markup(html.bytes)
    case .blocks(let blocks, let shift): return .markup(try html(blocks, shift: shift, of: page))
    case .record(let record): return .record(try self.record(record, of: page))
    case .list(let items):
      var values: [TemplateValue] = []
      values.reserveCapacity(items.count)
      for item in items { values.append(try templateValue(item, of: page)) }
      return .list(values)
    }
  }

  /// Blocks as HTML; what is embedded is rendered by its own template and put between them.
  private func html(_ blocks: [LocatedBlock], shift: Int, of page: Page) throws(TemplateFault) -> [UInt8] {
    let writer = HTMLWriter(style: PageStyle(page: page), levelOffset: shift)
    var bytes: [UInt8] = []
    var run: [LocatedBlock] = []
    for located in blocks {
      guard case .embed(let embed) = located.block, let embedded = page.embeds["\(embed.kind.rawValue) \(embed.id)"]
      else {
        run.append(located)
        continue
      }
      bytes += writer.html(run).bytes
      run = []
      // Blocks of a page have its words in reach, as its templates do.
      let values = try record(embedded.values, of: page, isTop: true)
      try templates.render(embedded.template, values, into: &bytes)
    }
    return bytes + writer.html(run).bytes
  }
}
