extension Array where Element == Inline {
  /// The characters a reader sees, without markup: a line end of the source is a space, a citation is nothing.
  public var plainText: String {
    var text = ""
    for inline in self { inline.appendPlainText(to: &text) }
    return text
  }
}

extension Inline {
  fileprivate func appendPlainText(to text: inout String) {
    switch self {
    case .text(let words), .code(let words): text += words
    case .softBreak: text += " "
    case .lineBreak: text += "\n"
    case .emphasis(let content), .strong(let content), .foreign(_, let content):
      for inline in content { inline.appendPlainText(to: &text) }
    case .link(let link):
      for inline in link.content { inline.appendPlainText(to: &text) }
    case .image(let image): text += image.alternative
    case .citation: break
    case .quotation(let quotation): text += quotation.words
    }
  }
}

extension Document {
  /// The text a reader sees: blocks apart by a blank line, items and rows by a line end, cells by a tab. What is
  /// embedded or included is not part of it.
  public var plainText: String { blocks.plainText }
}

extension Array where Element == LocatedBlock {
  /// The text of the blocks, apart by a blank line.
  fileprivate var plainText: String {
    map(\.block.plainText).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension Block {
  fileprivate var plainText: String {
    switch self {
    case .paragraph(let content): content.plainText
    case .heading(let heading): heading.content.plainText
    case .quote(let blocks): blocks.plainText
    case .list(let list): list.items.map(\.blocks.plainText).joined(separator: list.spacing == .tight ? "\n" : "\n\n")
    case .code(let code): code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    case .table(let table):
      ([table.columns.map(\.heading)] + table.rows.map(\.cells))
        .map { row in row.map(\.content.plainText).joined(separator: "\t") }.joined(separator: "\n")
    case .embed, .thematicBreak: ""
    }
  }
}
