/// Paths of headings, stored as a tree: claims under one heading share its row.
final class HeadingTable {
  private let access: TableAccess
  private let writer: RowWriter
  private var numbering = Numbering<Node>()
  private var paths: [[String]] = []

  private struct Node: Hashable {
    let parent: Int64?
    let text: ExactText
  }

  /// An empty tree.
  init(_ access: TableAccess) {
    self.access = access
    writer = RowWriter(Schema.heading, access)
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    let reader = try RowReader(Schema.heading, access)
    while try reader.next() {
      guard reader.integer() == Int64(paths.count) + 1 else { throw reader.damaged("a gap in the numbers") }
      let parent = reader.optionalInteger()
      try append(Node(parent: parent, text: ExactText(reader.text())))
    }
  }

  private func append(_ node: Node) throws(DatabaseFault) {
    paths.append(try path(node.parent) + [node.text.text])
    numbering.append(node)
  }

  /// The number of a path, outermost heading first; nil for an empty one.
  func number(of path: [String]) throws(DatabaseFault) -> Int64? {
    var parent: Int64?
    for text in path {
      let node = Node(parent: parent, text: ExactText(text))
      if let number = numbering.number(of: node) {
        parent = number
        continue
      }
      try append(node)
      let number = Int64(paths.count)
      var row = try writer.row()
      row.put(number)
      row.put(parent)
      row.put(text)
      try row.end()
      parent = number
    }
    return parent
  }

  /// The path with a number; empty for nil.
  func path(_ number: Int64?) throws(DatabaseFault) -> [String] {
    guard let number else { return [] }
    guard number >= 1, number <= Int64(paths.count) else { throw access.damaged("no row \(number) in 'heading'") }
    return paths[Int(number) - 1]
  }
}
