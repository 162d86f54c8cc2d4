/// The order of the top keys of a YAML file, and its spacing.
enum YAMLFormat {
  /// A top key with the comment lines above it and all that belongs to it.
  private struct Block {
    let key: String
    var lines: [String]
  }

  /// The text with its top keys in `order`; keys that are not in it come last, as they stood. Files that hold anything
  /// but a block mapping of plain keys at their top only get their line ends right.
  static func text(_ text: String, order: [String]) -> String {
    let all = Spacing.lines(text)
    // Empty lines at the end belong to no key.
    let lines = all.lastIndex { !Spacing.isBlank($0) }.map { Array(all[...$0]) } ?? []
    guard !order.isEmpty, let (head, blocks) = blocks(lines), Set(blocks.map { $0.key }).count == blocks.count else {
      return Spacing.joined(lines)
    }
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    let sorted = blocks.enumerated().sorted { left, right in
      (rank[left.element.key] ?? Int.max, left.offset) < (rank[right.element.key] ?? Int.max, right.offset)
    }
    return Spacing.joined(head + sorted.flatMap { $0.element.lines })
  }

  /// The comment at the top, parted from the rest by an empty line, and the blocks.
  private static func blocks(_ lines: [String]) -> (head: [String], blocks: [Block])? {
    var head: [String] = []
    var blocks: [Block] = []
    var waiting: [String] = []
    for line in lines {
      if let key = topKey(line) {
        blocks.append(Block(key: key, lines: waiting + [line]))
        waiting = []
      } else if line.hasPrefix("#") || (!waiting.isEmpty && Spacing.isBlank(line))
        || (blocks.isEmpty && Spacing.isBlank(line))
      {
        waiting.append(line)
        if blocks.isEmpty, Spacing.isBlank(line) {
          head += waiting
          waiting = []
        }
      } else if blocks.isEmpty {
        return nil
      } else if line.hasPrefix(" ") || line.hasPrefix("- ") || line == "-" || Spacing.isBlank(line) {
        // What stands inside a block, comments between its lines included.
        blocks[blocks.count - 1].lines += waiting + [line]
        waiting = []
      } else {
        return nil
      }
    }
    guard !blocks.isEmpty else { return nil }
    // What comes after the last key stays at the end of its block.
    blocks[blocks.count - 1].lines += waiting
    return (head, blocks)
  }

  private static func topKey(_ line: String) -> String? {
    guard let first = line.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      let colon = line.firstIndex(of: ":")
    else { return nil }
    let key = line[..<colon]
    let rest = line[line.index(after: colon)...]
    guard key.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
      rest.isEmpty || rest.hasPrefix(" ")
    else { return nil }
    return String(key)
  }
}
