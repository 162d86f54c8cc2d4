extension Document {
  /// Hands over every inline in reading order, those within others included: for whoever looks for citations or links.
  public func visitInlines(_ body: (Inline) -> Void) { blocks.visitInlines(body) }
}

extension Array where Element == LocatedBlock {
  /// Hands over every inline of the blocks in reading order, those within others included.
  public func visitInlines(_ body: (Inline) -> Void) {
    for located in self {
      switch located.block {
      case .paragraph(let content): content.visitInlines(body)
      case .heading(let heading): heading.content.visitInlines(body)
      case .quote(let blocks): blocks.visitInlines(body)
      case .list(let list):
        for item in list.items { item.blocks.visitInlines(body) }
      case .table(let table):
        for column in table.columns { column.heading.content.visitInlines(body) }
        for row in table.rows {
          for cell in row.cells { cell.content.visitInlines(body) }
        }
      case .code, .embed, .thematicBreak: continue
      }
    }
  }
}

extension Array where Element == Inline {
  /// Hands over every inline in reading order, those within others included.
  public func visitInlines(_ body: (Inline) -> Void) {
    for inline in self {
      body(inline)
      switch inline {
      case .emphasis(let content), .strong(let content), .foreign(_, let content): content.visitInlines(body)
      case .link(let link): link.content.visitInlines(body)
      default: continue
      }
    }
  }
}
