import Diagnostics

/// Makes the value tree of what libcmark found, and reports what content may not write.
struct TreeBuilder {
  let source: SourceText
  let text: ParsedText
  let tree: CMarkTree
  var locator: InlineLocator
  var diagnostics: [Diagnostic] = []
  /// The paragraph or heading being built, and whether its inlines have been looked for.
  var leaf = Leaf(node: 0, location: .wholeFile(""), isWalked: true)

  /// A paragraph or heading.
  struct Leaf {
    let node: Int
    let location: FileLocation
    var isWalked: Bool
  }

  init(_ text: ParsedText, in source: SourceText) {
    self.source = source
    self.text = text
    tree = CMark(text.bytes[text.range]).flattened(depthLimit: MarkdownReader.depthLimit)
    locator = InlineLocator(tree, in: text)
  }

  /// The whole document.
  mutating func document() -> Document { Document(blocks(of: 0)) }

  /// The contents of the headings at the top, in order.
  mutating func headings() -> [[Inline]] {
    var contents: [[Inline]] = []
    for child in tree.children(of: 0) { contents.append(content(of: child, at: location(of: child))) }
    return contents
  }

  private mutating func blocks(of parent: Int) -> [LocatedBlock] {
    var blocks: [LocatedBlock] = []
    for child in tree.children(of: parent) {
      let location = location(of: child)
      if let block = block(child, at: location) { blocks.append(LocatedBlock(block, at: location)) }
    }
    return blocks
  }

  private mutating func block(_ node: Int, at location: FileLocation) -> Block? {
    switch tree.nodes[node].kind {
    case .paragraph: return .paragraph(content(of: node, at: location))
    case .heading(let level): return .heading(Heading(level: level, content: content(of: node, at: location)))
    case .quote: return .quote(blocks(of: node))
    case .list(let start, let tight):
      var items: [List.Item] = []
      for item in tree.children(of: node) { items.append(List.Item(blocks(of: item), at: self.location(of: item))) }
      return .list(List(start.map { .number(start: $0) } ?? .bullet, tight ? .tight : .loose, items: items))
    case .thematicBreak: return .thematicBreak
    case .codeBlock: return fencedBlock(node, at: location)
    case .rawBlock:
      let line = text.rangeOfLine(tree.nodes[node].place.line)
      let start = text.offset(line: tree.nodes[node].place.line, column: tree.nodes[node].place.column)
      report(.rawHTML, Self.rawHTML, at: text.location(start..<max(start, line.upperBound)))
      return nil
    case .tooDeep:
      reportDepth(at: location)
      return nil
    default: return nil
    }
  }

  /// The place of a block's first character.
  func location(of node: Int) -> FileLocation {
    let start = text.offset(line: tree.nodes[node].place.line, column: tree.nodes[node].place.column)
    return text.location(start..<start)
  }

  static let rawHTML = "raw HTML is not allowed: write Markdown, or '\\<' for the character itself"

  mutating func reportDepth(at location: FileLocation) {
    let limit = MarkdownReader.depthLimit
    report(.markupDepth, "this nests deeper than \(limit) levels; expected fewer quotes, lists or marks", at: location)
  }

  mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation) {
    diagnostics.append(Diagnostic(id, message, at: location))
  }
}
