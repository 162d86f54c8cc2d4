/// What libcmark found, as flat values: the nodes in document order, their texts in one buffer.
///
/// A node's children are the nodes after it up to its `end`; the first child of `i` is `i + 1`, the next sibling of
/// `j` is `nodes[j].end`.
struct CMarkTree {
  /// What a node is.
  enum Kind: Equatable {
    case document, quote, item, codeBlock, rawBlock, paragraph, thematicBreak
    case list(start: Int?, tight: Bool)
    case heading(level: Int)
    case text, softBreak, lineBreak, code, rawInline, emphasis, strong, link, image
    /// Stands for children that nest deeper than the limit.
    case tooDeep
  }

  /// One node. `line` and `column` are libcmark's: 1-based, right for the start of blocks only.
  struct Node {
    let kind: Kind
    let line: Int
    let column: Int
    /// A block's last line, or one behind it.
    let endLine: Int
    /// The index after its last descendant.
    var end: Int
    /// Its text in `bytes`.
    let literal: Range<Int>
    /// A link's target, or a code block's info string, in `bytes`.
    let url: Range<Int>
    /// A link's title in `bytes`.
    let title: Range<Int>
  }

  private(set) var nodes: [Node] = []
  private(set) var bytes: [UInt8] = []

  /// The text of a range of `bytes`.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Adds a node without children and gives its index.
  @discardableResult
  mutating func add(
    _ kind: Kind, line: Int, column: Int, endLine: Int, literal: Range<Int> = 0..<0, url: Range<Int> = 0..<0,
    title: Range<Int> = 0..<0
  ) -> Int {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, line: line, column: column, endLine: endLine, end: index + 1, literal: literal, url: url,
        title: title))
    return index
  }

  /// Makes all nodes added since `index` its descendants.
  mutating func close(_ index: Int) { nodes[index].end = nodes.count }

  /// Copies a text into the buffer.
  mutating func copy(_ text: UnsafeRawBufferPointer) -> Range<Int> {
    let start = bytes.count
    unsafe bytes.append(contentsOf: text)
    return start..<bytes.count
  }
}
