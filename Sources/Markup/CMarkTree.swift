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

  /// One node.
  struct Node {
    let kind: Kind
    /// Where libcmark says that it is; right for blocks only.
    let place: Place
    /// The index after its last descendant.
    fileprivate(set) var end: Int
    /// Its text in `bytes`.
    let literal: Range<Int>
    /// Where in `targets` a link's target and title, or a code block's info string, are; -1 for other nodes.
    fileprivate let target: Int
  }

  /// Lines and a column as libcmark counts them, 1-based.
  struct Place {
    let line: Int
    let column: Int
    /// A block's last line, or one behind it.
    let endLine: Int

    /// The place of inlines, for which libcmark's own is not to be trusted.
    static let unknown = Place(line: 0, column: 0, endLine: 0)
  }

  /// What few nodes have.
  private struct Target {
    let url: Range<Int>
    let title: Range<Int>
  }

  private(set) var nodes: [Node] = []
  private(set) var bytes: [UInt8] = []
  private var targets: [Target] = []

  /// A tree for a text of so many bytes.
  init(capacity: Int) {
    nodes.reserveCapacity(capacity / 16 + 8)
    bytes.reserveCapacity(capacity)
  }

  /// A link's target or a code block's info string, in `bytes`.
  func url(of node: Int) -> Range<Int> { nodes[node].target < 0 ? 0..<0 : targets[nodes[node].target].url }

  /// A link's title, in `bytes`.
  func title(of node: Int) -> Range<Int> { nodes[node].target < 0 ? 0..<0 : targets[nodes[node].target].title }

  /// The text of a range of `bytes`.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The children of a node, in order.
  func children(of parent: Int) -> Children { Children(nodes: nodes, current: parent + 1, end: nodes[parent].end) }

  /// The indexes of siblings.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var current: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard current < end else { return nil }
      defer { current = nodes[current].end }
      return current
    }
  }

  /// Adds a node without children and gives its index.
  @discardableResult
  mutating func add(_ kind: Kind, at place: Place = .unknown, literal: Range<Int> = 0..<0) -> Int {
    nodes.append(Node(kind: kind, place: place, end: nodes.count + 1, literal: literal, target: -1))
    return nodes.count - 1
  }

  /// Adds a node that has a target and gives its index.
  mutating func add(
    _ kind: Kind, at place: Place = .unknown, literal: Range<Int> = 0..<0, url: Range<Int>, title: Range<Int>
  ) -> Int {
    nodes.append(Node(kind: kind, place: place, end: nodes.count + 1, literal: literal, target: targets.count))
    targets.append(Target(url: url, title: title))
    return nodes.count - 1
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
