import Diagnostics
import Markup

/// A step's text to take along, as Markdown: code keeps its marks, and where a citation stood nothing stands, not even the
/// blank before it. The quotes themselves follow below the text.
enum TicketText {
  /// The text of a document, its blocks apart by a blank line. An included file is named.
  static func markdown(_ document: Document) -> String {
    document.blocks.map { markdown($0.block) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Running text.
  static func markdown(_ content: [Inline]) -> String {
    var text = ""
    for inline in content { append(inline, to: &text) }
    return text.withoutBlanksAround
  }

  /// Running text without marks.
  static func plain(_ content: [Inline]) -> String { RichText.plain(markdown(content)) }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .paragraph(let content): return markdown(content)
    case .heading(let heading): return markdown(heading.content)
    case .quote(let blocks): return blocks.map { "> \(markdown($0.block))" }.joined(separator: "\n>\n")
    case .list(let list):
      return list.items.map { item in "- " + item.blocks.map { markdown($0.block) }.joined(separator: "\n\n  ") }
        .joined(separator: "\n")
    case .code(let code):
      if let file = code.include?.split(separator: "/").last { return "`\(file)`" }
      return "```\(code.language ?? "")\n\(code.text)```"
    case .table, .embed, .thematicBreak: return ""
    }
  }

  private static func append(_ inline: Inline, to text: inout String) {
    switch inline {
    case .text(let words): text += words
    case .softBreak: text += " "
    case .lineBreak: text += "\n"
    case .code(let code): text += "`\(code)`"
    case .emphasis(let content), .strong(let content), .foreign(_, let content):
      for inline in content { append(inline, to: &text) }
    case .link(let link): for inline in link.content { append(inline, to: &text) }
    case .image(let image): text += image.alternative
    case .quotation(let quotation): text += "“\(quotation.words)”"
    case .citation: while text.hasSuffix(" ") { text.removeLast() }
    }
  }
}
