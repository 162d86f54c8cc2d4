import Diagnostics

/// A line `key: value` of a Markdown file, told from prose.
struct KeyLine {
  let key: String
  let keyRange: Range<Int>
  /// The value's bytes, blanks at its ends left out.
  let value: Range<Int>
  /// Whether a blank stands behind the colon, as in all but addresses and slips.
  let isParted: Bool
  private let source: SourceText

  /// The longest key that is looked for, in bytes.
  private static let longest = 24

  /// The parts of a line that begins with a few words and a colon; nil for any other line.
  init?(_ line: Range<Int>, of source: SourceText) {
    let head = source.bytes[line].prefix(Self.longest + 1)
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")), colon > line.lowerBound,
      source.bytes[line.lowerBound..<colon].allSatisfy(Self.mayContain), Self.isLetter(source.bytes[line.lowerBound])
    else { return nil }
    isParted = colon + 1 == line.upperBound || source.bytes[colon + 1] == 0x20 || source.bytes[colon + 1] == 0x09
    keyRange = line.lowerBound..<colon
    key = source.text(keyRange)
    value = source.trimming(colon + 1..<line.upperBound)
    self.source = source
  }

  /// The place of the key.
  var location: FileLocation { source.location(keyRange) }

  /// The known key that was most likely meant, when the key is none: one slip in a short key, two in a longer one.
  func slip(among known: [String]) -> String? {
    guard isParted, key.utf8.count >= 3 else { return nil }
    return Suggestion.nearest(to: key, among: known, changing: key.utf8.count <= 4 ? 1 : 2)
  }

  /// Whether it looks like a key, known or not: no capital letter, and a blank behind the colon.
  var isKeyLike: Bool { isParted && key.utf8.allSatisfy { !(65...90).contains($0) } }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  private static func mayContain(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }
}

extension SourceText {
  /// A byte range without the spaces and tabs at its ends.
  func trimming(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while upper > lower, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    return lower..<upper
  }
}

extension Range where Bound == Int {
  /// The range without its first `count` elements.
  func dropping(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
