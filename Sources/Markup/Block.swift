public import Diagnostics

/// A block with the place of its first character.
public struct LocatedBlock: Hashable, Sendable {
  /// The block.
  public let block: Block
  /// Where it starts.
  public let location: FileLocation

  /// A block at a place.
  public init(_ block: Block, at location: FileLocation) {
    self.block = block
    self.location = location
  }
}

/// A part of a text that stands on lines of its own.
public enum Block: Hashable, Sendable {
  /// Running text.
  case paragraph([Inline])
  /// A heading.
  case heading(Heading)
  /// A block quote.
  case quote([LocatedBlock])
  /// A bullet list or a numbered list.
  case list(List)
  /// A code block.
  indirect case code(CodeBlock)
  /// A table: a fenced block `table`.
  case table(Table)
  /// Data shown by its id: a fenced block `matrix`, `diagram` or `checklist`.
  case embed(Embed)
  /// A line between paragraphs.
  case thematicBreak
}
