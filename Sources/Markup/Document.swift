/// A text as blocks. Two documents are equal when their content and their places are.
public struct Document: Hashable, Sendable {
  /// The blocks, in order.
  public let blocks: [LocatedBlock]

  /// A document.
  public init(_ blocks: [LocatedBlock]) { self.blocks = blocks }
}
