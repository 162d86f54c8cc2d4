import Diagnostics

/// Writes documents as HTML, in the layout that libcmark uses: a line a block, nothing indented.
public struct HTMLWriter<Style: HTMLStyle> {
  private let style: Style
  private let levelOffset: Int

  /// A writer; `levelOffset` is added to the levels of headings, which stay within 1 and 6.
  public init(style: Style, levelOffset: Int = 0) {
    self.style = style
    self.levelOffset = levelOffset
  }

  /// A document, ending with a line end.
  public func html(_ document: Document) -> HTML { html(document.blocks) }

  /// Blocks, ending with a line end.
  public func html(_ blocks: [LocatedBlock]) -> HTML {
    var html = HTML()
    write(blocks, paragraphs: .wrapped, to: &html)
    return html
  }

  /// Running text, without an element around it.
  public func html(_ content: [Inline]) -> HTML {
    var html = HTML()
    write(content, to: &html)
    return html
  }

  /// Whether a paragraph is an element; in tight lists it is not.
  private enum Paragraphs { case wrapped, bare }

  private func write(_ blocks: [LocatedBlock], paragraphs: Paragraphs, to html: inout HTML) {
    for located in blocks {
      switch located.block {
      case .paragraph(let content) where paragraphs == .bare: write(content, to: &html)
      default: write(located, to: &html)
      }
    }
  }

  private func write(_ located: LocatedBlock, to html: inout HTML) {
    html.freshLine()
    switch located.block {
    case .paragraph(let content):
      html.markup("<p>")
      write(content, to: &html)
      html.markup("</p>\n")
    case .heading(let heading): write(heading, at: located.location, to: &html)
    case .quote(let blocks):
      html.markup("<blockquote>\n")
      write(blocks, paragraphs: .wrapped, to: &html)
      html.freshLine()
      html.markup("</blockquote>\n")
    case .list(let list): write(list, to: &html)
    case .code(let code):
      style.write(code, at: located.location, to: &html)
      html.freshLine()
    case .table(let table):
      style.write(table, element: element(table), at: located.location, to: &html)
      html.freshLine()
    case .embed(let embed):
      style.write(embed, at: located.location, to: &html)
      html.freshLine()
    case .thematicBreak: html.markup("<hr />\n")
    }
  }

  private func write(_ heading: Heading, at location: FileLocation, to html: inout HTML) {
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    let name = names[min(max(heading.level + levelOffset, 1), 6) - 1]
    let anchor = style.anchor(of: heading, at: location).map { HTML.Attribute.id($0) }
    html.element(name, anchor.map { [$0] } ?? []) { write(heading.content, to: &$0) }
    html.markup("\n")
  }

  private func write(_ list: List, to html: inout HTML) {
    switch list.marker {
    case .bullet: html.markup("<ul>\n")
    case .number(start: 1): html.markup("<ol>\n")
    case .number(let start):
      html.markup("<ol start=\"")
      html.text(String(start))
      html.markup("\">\n")
    }
    for item in list.items {
      html.freshLine()
      html.markup("<li>")
      write(item.blocks, paragraphs: list.spacing == .tight ? .bare : .wrapped, to: &html)
      html.markup("</li>\n")
    }
    html.markup(list.marker == .bullet ? "</ul>\n" : "</ol>\n")
  }

  private func element(_ table: Table) -> HTML {
    var html = HTML()
    html.markup("<table>\n<thead>\n<tr>\n")
    for column in table.columns {
      html.element("th", [.named("scope", "col")] + alignment(column)) { write(column.heading.content, to: &$0) }
      html.markup("\n")
    }
    html.markup("</tr>\n</thead>\n<tbody>\n")
    for row in table.rows {
      html.markup("<tr>\n")
      for (cell, column) in zip(row.cells, table.columns) {
        html.element("td", alignment(column)) { write(cell.content, to: &$0) }
        html.markup("\n")
      }
      html.markup("</tr>\n")
    }
    html.markup("</tbody>\n</table>\n")
    return html
  }

  private func alignment(_ column: Table.Column) -> [HTML.Attribute] {
    switch column.alignment {
    case .none: []
    case .start: [.class("align-start")]
    case .centre: [.class("align-centre")]
    case .end: [.class("align-end")]
    }
  }

  private func write(_ content: [Inline], to html: inout HTML) {
    for inline in content { write(inline, to: &html) }
  }

  private func write(_ inline: Inline, to html: inout HTML) {
    switch inline {
    case .text(let text): html.text(text)
    case .softBreak: html.markup("\n")
    case .lineBreak: html.markup("<br />\n")
    case .code(let text): style.write(code: text, to: &html)
    case .emphasis(let content):
      html.markup("<em>")
      write(content, to: &html)
      html.markup("</em>")
    case .strong(let content):
      html.markup("<strong>")
      write(content, to: &html)
      html.markup("</strong>")
    case .link(let link): style.write(link, content: self.html(link.content), to: &html)
    case .image(let image): style.write(image, to: &html)
    case .citation(let citation): style.write(citation, to: &html)
    case .quotation(let quotation): style.write(quotation, to: &html)
    case .foreign(let language, let content):
      html.element("span", [.named("lang", language)]) { write(content, to: &$0) }
    }
  }
}

extension HTMLWriter: Sendable where Style: Sendable {}

extension HTMLWriter where Style == PlainStyle {
  /// A writer in the plain style.
  public init(levelOffset: Int = 0) { self.init(style: PlainStyle(), levelOffset: levelOffset) }
}
