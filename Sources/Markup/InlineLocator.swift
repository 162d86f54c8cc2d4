/// Finds where inlines stand in the source, by walking the source along the tree that libcmark made of it.
///
/// libcmark's own columns are wrong after lazy lines and differently indented continuations, and its lines are wrong
/// after link reference definitions and links that span lines. The walk knows what comes next, so every byte of a block
/// is either matched or skipped as markup; where a walk fails, the places of that block's inlines stay unknown.
struct InlineLocator {
  private let tree: CMarkTree
  private let text: ParsedText
  private let bytes: [UInt8]
  /// Where the block being walked ends at the latest.
  private var limit: Int
  /// The range of each node, where known.
  private var ranges: [Range<Int>?]
  private var entities: [ArraySlice<UInt8>: [UInt8]?] = [:]

  init(_ tree: CMarkTree, in text: ParsedText) {
    self.tree = tree
    self.text = text
    bytes = text.bytes
    limit = text.range.upperBound
    ranges = Array(repeating: nil, count: tree.nodes.count)
  }

  /// The bytes of an inline, from its first mark to its last; nil where its block could not be walked.
  subscript(node: Int) -> Range<Int>? { ranges[node] }

  /// Walks a paragraph or heading; false where that failed.
  mutating func locate(_ block: Int) -> Bool {
    if tryStarts(of: block) { return true }
    for node in block..<tree.nodes[block].end { ranges[node] = nil }
    return false
  }

  private mutating func tryStarts(of block: Int) -> Bool {
    let node = tree.nodes[block]
    let next = node.end < tree.nodes.count ? tree.nodes[node.end].place.line : text.lineStarts.count + 1
    limit = text.rangeOfLine(min(node.place.endLine, next - 1)).upperBound
    let start = text.offset(line: node.place.line, column: node.place.column)
    if case .heading(let level) = node.kind, let content = startOfATX(at: start, level: level) {
      if walk(block, from: content, closing: .hashes) { return true }
    }
    if walk(block, from: start, closing: .nothing) { return true }
    // The block's first lines may be link reference definitions, which leave no node.
    guard start < limit, bytes[start] == UInt8(ascii: "[") else { return false }
    var line = node.place.line + 1
    while line <= text.lineStarts.count, text.lineStarts[line - 1] < limit {
      let start = startOfContent(text.lineStarts[line - 1], before: block + 1)
      if walk(block, from: start, closing: .nothing) { return true }
      line += 1
    }
    return false
  }

  /// The offset in the source of each byte of a text node's literal; nil where the node was not found.
  mutating func offsets(ofText node: Int) -> [Int]? {
    guard let range = ranges[node] else { return nil }
    var offsets: [Int]? = []
    return walkText(tree.nodes[node].literal, from: range.lowerBound, offsets: &offsets) == nil ? nil : offsets
  }

  private enum Closing { case nothing, hashes }

  private mutating func walk(_ block: Int, from start: Int, closing: Closing) -> Bool {
    guard start <= limit, var cursor = walkChildren(of: block, from: start) else { return false }
    skipBlanks(&cursor)
    if closing == .hashes {
      while cursor < limit, bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
      skipBlanks(&cursor)
    }
    return cursor == limit || Byte.isLineEnd(bytes[cursor])
  }

  private mutating func walkChildren(of parent: Int, from start: Int) -> Int? {
    var cursor = start
    var node = parent + 1
    while node < tree.nodes[parent].end {
      guard let end = walkNode(node, from: cursor) else { return nil }
      ranges[node] = cursor..<end
      cursor = end
      node = tree.nodes[node].end
    }
    return cursor
  }

  /// The end of a node that starts at `start`.
  private mutating func walkNode(_ node: Int, from start: Int) -> Int? {
    var cursor = start
    switch tree.nodes[node].kind {
    case .text:
      var none: [Int]?
      return walkText(tree.nodes[node].literal, from: cursor, offsets: &none)
    case .softBreak, .lineBreak:
      skipBlanks(&cursor)
      if cursor < limit, bytes[cursor] == Byte.backslash { cursor += 1 }
      return skipLineEnd(&cursor) ? startOfContent(cursor, before: tree.nodes[node].end) : nil
    case .code: return endOfCode(from: cursor)
    case .rawInline: return endOfRaw(tree.nodes[node].literal, from: cursor)
    case .emphasis, .strong:
      let count = tree.nodes[node].kind == .strong ? 2 : 1
      guard cursor < limit, bytes[cursor] == UInt8(ascii: "*") || bytes[cursor] == UInt8(ascii: "_") else { return nil }
      let mark = bytes[cursor]
      guard skip(mark, count, &cursor), var end = walkChildren(of: node, from: cursor) else { return nil }
      return skip(mark, count, &end) ? end : nil
    case .link, .image:
      if tree.nodes[node].kind == .image {
        guard skip(UInt8(ascii: "!"), 1, &cursor) else { return nil }
      } else if cursor < limit, bytes[cursor] == UInt8(ascii: "<") {
        let end = bytes[cursor..<limit].firstIndex { $0 == UInt8(ascii: ">") || Byte.isSpace($0) }
        guard let end, bytes[end] == UInt8(ascii: ">") else { return nil }
        return end + 1
      }
      guard skip(UInt8(ascii: "["), 1, &cursor), var end = walkChildren(of: node, from: cursor) else { return nil }
      guard skip(UInt8(ascii: "]"), 1, &end) else { return nil }
      return LinkTail.end(in: bytes[..<limit], from: end)
    default: return nil
    }
  }

  /// Walks along a text, whose bytes stand in the source as they are, escaped by a backslash or as entities.
  private mutating func walkText(_ literal: Range<Int>, from start: Int, offsets: inout [Int]?) -> Int? {
    var cursor = start
    var index = literal.lowerBound
    if start > text.range.lowerBound, Byte.isBlank(bytes[start - 1]) {
      // Behind a backslash at a line's end, a lazy line keeps its indentation, tabs turned into spaces.
      while start < limit, !Byte.isBlank(bytes[start]), index < literal.upperBound, Byte.isBlank(tree.bytes[index]) {
        offsets?.append(start - 1)
        index += 1
      }
    }
    while index < literal.upperBound {
      guard cursor < limit else { return nil }
      let byte = bytes[cursor]
      let wanted = tree.bytes[index]
      if byte == UInt8(ascii: "&"), let end = endOfEntity(from: cursor), let decoded = decoded(cursor..<end),
        tree.bytes[index..<literal.upperBound].starts(with: decoded)
      {
        offsets?.append(contentsOf: repeatElement(cursor, count: decoded.count))
        index += decoded.count
        cursor = end
      } else if byte == Byte.backslash, cursor + 1 < limit, bytes[cursor + 1] == wanted, Byte.isPunctuation(wanted) {
        offsets?.append(cursor)
        index += 1
        cursor += 2
      } else if byte == wanted {
        offsets?.append(cursor)
        index += 1
        cursor += 1
      } else if byte == 0, tree.bytes[index..<literal.upperBound].starts(with: "\u{FFFD}".utf8) {
        offsets?.append(contentsOf: repeatElement(cursor, count: 3))
        index += 3
        cursor += 1
      } else {
        return nil
      }
    }
    return cursor
  }

  /// Where a line's text starts, behind the marks of quotes and the indentation. A text may itself start with `>`, when
  /// it is indented too far to be a mark: then the rightmost start that fits the text is taken.
  private mutating func startOfContent(_ lineStart: Int, before node: Int) -> Int {
    var cursor = lineStart
    var marks: [Int] = []
    while cursor < limit, Byte.isBlank(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ">") {
      if bytes[cursor] == UInt8(ascii: ">") { marks.append(cursor) }
      cursor += 1
    }
    guard !marks.isEmpty, node < tree.nodes.count, tree.nodes[node].kind == .text else { return cursor }
    let literal = tree.nodes[node].literal
    guard tree.bytes[literal].first(where: { !Byte.isBlank($0) }) == UInt8(ascii: ">") else { return cursor }
    var none: [Int]?
    for start in [cursor] + marks.suffix(64).reversed() where walkText(literal, from: start, offsets: &none) != nil {
      return start
    }
    return cursor
  }

  private func startOfATX(at start: Int, level: Int) -> Int? {
    var cursor = start
    guard skip(UInt8(ascii: "#"), level, &cursor) else { return nil }
    guard cursor == limit || Byte.isBlank(bytes[cursor]) || Byte.isLineEnd(bytes[cursor]) else { return nil }
    skipBlanks(&cursor)
    return cursor
  }

  private func endOfCode(from start: Int) -> Int? {
    let tick = UInt8(ascii: "`")
    var cursor = start
    while cursor < limit, bytes[cursor] == tick { cursor += 1 }
    let count = cursor - start
    guard count > 0 else { return nil }
    while let open = bytes[cursor..<limit].firstIndex(of: tick) {
      cursor = open
      while cursor < limit, bytes[cursor] == tick { cursor += 1 }
      if cursor - open == count { return cursor }
    }
    return nil
  }

  private func endOfRaw(_ literal: Range<Int>, from start: Int) -> Int? {
    var cursor = start
    for index in literal {
      let wanted = tree.bytes[index]
      if Byte.isLineEnd(wanted) {
        if index > literal.lowerBound, wanted == Byte.newline, tree.bytes[index - 1] == Byte.carriageReturn { continue }
        guard skipLineEnd(&cursor) else { return nil }
        while cursor < limit, Byte.isBlank(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ">") { cursor += 1 }
        if index + 1 < literal.upperBound, tree.bytes[index + 1] == UInt8(ascii: ">") {
          cursor = bytes[start..<cursor].lastIndex(of: UInt8(ascii: ">")) ?? cursor
        }
      } else {
        guard skip(wanted, 1, &cursor) else { return nil }
      }
    }
    return cursor
  }

  /// The end of `&name;` or `&#digits;`.
  private func endOfEntity(from start: Int) -> Int? {
    var cursor = start + 1
    if cursor < limit, bytes[cursor] == UInt8(ascii: "#") { cursor += 1 }
    let name = cursor
    while cursor < limit, cursor - name < 32, Byte.isLetter(bytes[cursor]) || Byte.isDigit(bytes[cursor]) {
      cursor += 1
    }
    guard cursor > name, cursor < limit, bytes[cursor] == UInt8(ascii: ";") else { return nil }
    return cursor + 1
  }

  private mutating func decoded(_ entity: Range<Int>) -> [UInt8]? {
    if let known = entities[bytes[entity]] { return known }
    let decoded = CMark.decoded(entity: bytes[entity])
    entities[bytes[entity]] = .some(decoded)
    return decoded
  }

  private func skip(_ byte: UInt8, _ count: Int, _ cursor: inout Int) -> Bool {
    guard cursor + count <= limit, bytes[cursor..<cursor + count].allSatisfy({ $0 == byte }) else { return false }
    cursor += count
    return true
  }

  private func skipBlanks(_ cursor: inout Int) {
    while cursor < limit, Byte.isBlank(bytes[cursor]) { cursor += 1 }
  }

  private func skipLineEnd(_ cursor: inout Int) -> Bool {
    guard cursor < limit, Byte.isLineEnd(bytes[cursor]) else { return false }
    let isReturn = bytes[cursor] == Byte.carriageReturn
    cursor += 1
    if isReturn, cursor < limit, bytes[cursor] == Byte.newline { cursor += 1 }
    return true
  }
}
