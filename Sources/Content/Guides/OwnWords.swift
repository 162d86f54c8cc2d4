import Markup

extension LocatedBlock {
  /// The running texts of the block and of the blocks within it; code, data and quoted blocks have none.
  var inlineTexts: [[Inline]] {
    switch block {
    case .paragraph(let content): [content]
    case .heading(let heading): [heading.content]
    case .list(let list): list.items.flatMap { $0.blocks.flatMap { $0.inlineTexts } }
    case .table(let table):
      table.columns.map { $0.heading.content } + table.rows.flatMap { $0.cells.map { $0.content } }
    case .quote, .code, .embed, .thematicBreak: []
    }
  }
}

extension [Inline] {
  /// The words that the author wrote: those that are quoted from a source are left out, and so is code.
  var ownWords: String {
    map { inline -> String in
      switch inline {
      case .text(let text): text
      case .softBreak, .lineBreak, .quotation, .code, .image: " "
      case .emphasis(let content), .strong(let content), .foreign(_, let content): content.ownWords
      case .link(let link): link.content.ownWords
      case .citation: ""
      }
    }.joined()
  }
}
