/// Carries the keys of blocks over an edit: which block of a document is which block of its former state.
///
/// Blocks that stayed the same are anchors. Between two anchors the most alike are matched, then what moved elsewhere
/// unchanged, then what moved and was edited. What is left is new.
enum KeyAlignment {
  /// A block now: its step or question, what it is, its text.
  struct Block {
    let section: String?
    let kind: UnitKind
    let text: String
    /// The words without codes, which a new key is made of.
    let words: String
  }

  /// The key of each block, in order.
  static func keys(_ blocks: [Block], recorded: [UnitRecords.Entry]) -> [UnitKey] {
    if recorded.map(\.text) == blocks.map(\.text) { return recorded.map(\.key) }
    var alignment = Alignment(blocks.map(\.text), recorded.map(\.text))
    alignment.run()
    var taken = Set(recorded.map(\.key))
    return blocks.indices.map { index in
      if let old = alignment.match[index] { return recorded[old].key }
      let block = blocks[index]
      let key = UnitKey(section: block.section, kind: block.kind, words: KeyWords.slug(block.words))
      var numbered = key
      var number = 2
      while !taken.insert(numbered).inserted {
        numbered = key.numbered(number)
        number += 1
      }
      return numbered
    }
  }

  private struct Alignment {
    let new: [String]
    let old: [String]
    /// For each new block the old one that it is.
    var match: [Int?]
    private var used: Set<Int> = []

    init(_ new: [String], _ old: [String]) {
      self.new = new
      self.old = old
      match = Array(repeating: nil, count: new.count)
    }

    mutating func run() {
      for (index, other) in anchors() { pair(index, other) }
      for (news, olds) in gaps() { pairAlike(news, olds, atLeast: 0.35) }
      for index in new.indices where match[index] == nil {
        if let other = old.indices.first(where: { !used.contains($0) && old[$0] == new[index] }) { pair(index, other) }
      }
      pairAlike(new.indices.filter { match[$0] == nil }, old.indices.filter { !used.contains($0) }, atLeast: 0.6)
    }

    private mutating func pair(_ index: Int, _ other: Int) {
      match[index] = other
      used.insert(other)
    }

    /// A longest common subsequence of equal texts.
    private func anchors() -> [(Int, Int)] {
      let (n, m) = (new.count, old.count)
      guard n > 0, m > 0 else { return [] }
      var ids: [String: Int] = [:]
      func number(_ text: String) -> Int {
        if let known = ids[text] { return known }
        ids[text] = ids.count
        return ids.count - 1
      }
      let a = new.map { number($0) }
      let b = old.map { number($0) }
      var lengths = [[Int]](repeating: [Int](repeating: 0, count: m + 1), count: n + 1)
      for i in stride(from: n - 1, through: 0, by: -1) {
        for j in stride(from: m - 1, through: 0, by: -1) {
          lengths[i][j] =
            a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
        }
      }
      var pairs: [(Int, Int)] = []
      var (i, j) = (0, 0)
      while i < n, j < m {
        if a[i] == b[j] {
          pairs.append((i, j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
      return pairs
    }

    /// The unmatched blocks between two anchors, new and old.
    private func gaps() -> [([Int], [Int])] {
      var gaps: [([Int], [Int])] = []
      var oldStart = 0
      var news: [Int] = []
      for index in new.indices {
        guard let other = match[index] else {
          news.append(index)
          continue
        }
        gaps.append((news, Array(oldStart..<max(other, oldStart))))
        news = []
        oldStart = other + 1
      }
      gaps.append((news, Array(oldStart..<max(old.count, oldStart))))
      return gaps.filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }

    /// Pairs the most alike first; of equals, the first.
    private mutating func pairAlike(_ news: [Int], _ olds: [Int], atLeast limit: Double) {
      var rows: [(likeness: Double, index: Int, other: Int)] = []
      for index in news {
        for other in olds where !used.contains(other) {
          let likeness = Likeness.of(new[index], old[other])
          if likeness >= limit { rows.append((likeness, index, other)) }
        }
      }
      rows.sort { ($1.likeness, $0.index, $0.other) < ($0.likeness, $1.index, $1.other) }
      for row in rows where match[row.index] == nil && !used.contains(row.other) { pair(row.index, row.other) }
    }
  }
}

/// How alike two texts are.
enum Likeness {
  /// The share of words that both have, 0 to 1 (Dice's coefficient over words as often as they stand). Han and Hangul
  /// count by character.
  static func of(_ left: String, _ right: String) -> Double {
    if left == right { return 1 }
    let (a, b) = (tokens(left), tokens(right))
    guard a.count + b.count > 0 else { return 0 }
    var counts: [String: Int] = [:]
    for token in a { counts[token, default: 0] += 1 }
    var common = 0
    for token in b {
      guard let count = counts[token], count > 0 else { continue }
      counts[token] = count - 1
      common += 1
    }
    return Double(2 * common) / Double(a.count + b.count)
  }

  /// Words in lower case without the marks around them.
  static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value) {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        tokens.append(String(scalar))
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word += scalar.isASCII ? String(scalar).lowercased() : String(scalar)
      } else if !word.isEmpty {
        tokens.append(word)
        word = ""
      }
    }
    if !word.isEmpty { tokens.append(word) }
    return tokens
  }
}

/// The words of a new block as part of a key.
enum KeyWords {
  /// The first words in lower case, ASCII letters and digits only, with hyphens between them: at most five words and 32
  /// bytes. `text` where there are none.
  static func slug(_ words: String) -> String {
    var parts: [String] = []
    var length = 0
    var part = ""
    func isWordByte(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (48...57).contains(byte) }
    for byte in words.utf8.map({ (65...90).contains($0) ? $0 + 32 : $0 }) + [0x20] {
      if isWordByte(byte) {
        part.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      // An apostrophe parts no word, whichever of its bytes this is.
      if part.isEmpty || byte == UInt8(ascii: "'") || byte >= 0x80 { continue }
      if length + part.utf8.count > 32 { break }
      parts.append(part)
      length += part.utf8.count + 1
      part = ""
      if parts.count == 5 { break }
    }
    return parts.isEmpty ? "text" : parts.joined(separator: "-")
  }
}
