import Markup
import Mustache
import Pages

/// The values of a page as a template asks for them.
struct PageTemplateSource: TemplateSource {
  let values: PageRecord
  /// The tool's own words; nil below the top, where they are in reach anyway.
  let words: TemplateValue?
  let style: PageStyle
  /// What embedded blocks show, by `kind id`.
  let embeds: [String: [UInt8]]

  init(values: PageRecord, words: TemplateValue?, style: PageStyle, embeds: [String: [UInt8]]) {
    self.values = values
    self.words = words
    self.style = style
    self.embeds = embeds
  }

  var names: [String] {
    var seen: Set<String> = []
    return (values.values.map { $0.name } + (words == nil ? [] : ["words"])).filter { seen.insert($0).inserted }
  }

  func value(of name: String) -> TemplateValue? {
    if let words, name == "words" { return words }
    return values[name].map { value($0) }
  }

  private func value(_ value: PageValue) -> TemplateValue {
    switch value {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .nothing: .nothing
    case .quote(let pieces): .markup(QuoteHTML.html(pieces).bytes)
    case .rich(let content): .markup(HTMLWriter(style: style).html(content).bytes)
    case .title(let title, let language): .markup(Self.html(title, in: language).bytes)
    case .linkedData(let json): .markup(Self.html(linkedData: json).bytes)
    case .blocks(let blocks, let shift): .markup(html(blocks, shift: shift))
    case .record(let record):
      .record(TemplateRecord(source: PageTemplateSource(values: record, words: nil, style: style, embeds: embeds)))
    case .list(let items): .list(items.map { self.value($0) })
    }
  }

  /// A document's title; `language` where it is not the page's own.
  private static func html(_ title: String, in language: String?) -> HTML {
    var html = HTML()
    if let language {
      html.element("span", [.named("lang", language)]) { IdentifierHTML.write(title, to: &$0) }
    } else {
      IdentifierHTML.write(title, to: &html)
    }
    return html
  }

  private static func html(linkedData json: String) -> HTML {
    var html = HTML()
    html.data(type: "application/ld+json", json: json)
    return html
  }

  /// Blocks as HTML, with what is embedded between them.
  private func html(_ blocks: [LocatedBlock], shift: Int) -> [UInt8] {
    let writer = HTMLWriter(style: style, levelOffset: shift)
    var bytes: [UInt8] = []
    var run: [LocatedBlock] = []
    for located in blocks {
      guard case .embed(let embed) = located.block, let embedded = embeds["\(embed.kind.rawValue) \(embed.id)"] else {
        run.append(located)
        continue
      }
      bytes += writer.html(run).bytes
      run = []
      bytes += embedded
    }
    return bytes + writer.html(run).bytes
  }
}
