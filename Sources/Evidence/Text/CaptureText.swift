public import Claims

/// The text of a capture, ready to look quotes up in it.
public struct CaptureText: Sendable {
  /// The bytes as they were saved: valid UTF-8.
  public var bytes: [UInt8] { text.original }
  /// The places where the conversion lost words: the offset at which they belong, in bytes, and what is known of them.
  public let holes: [(offset: Int, hole: Capture.Hole)]
  let text: FoldedText
  /// How many code points begin before every 1,024th byte.
  private let characterCounts: [Int32]

  /// The text of a capture.
  public init(_ capture: Capture) { self.init(Array(capture.text.utf8), holes: capture.holes) }

  /// A text, and what its conversion is known to have lost.
  public init(_ bytes: [UInt8], holes: [Capture.Hole] = []) {
    text = FoldedText(bytes)
    var counts: [Int32] = []
    counts.reserveCapacity(bytes.count / Self.block + 1)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var count: Int32 = 0
      var start = 0
      while start < bytes.count {
        counts.append(count)
        let end = min(start + Self.block, bytes.count)
        count += unsafe Int32(Self.characters(UnsafeRawBufferPointer(bytes), start..<end))
        start = end
      }
    }
    characterCounts = counts
    self.holes = holes.compactMap { hole in
      let surroundings = Array("\(hole.after) \(hole.before)".utf8)
      return ByteSearch.first(surroundings, in: bytes, from: 0).map { ($0 + hole.after.utf8.count + 1, hole) }
    }.sorted { $0.offset < $1.offset }
  }

  private static let block = 1_024

  /// How many code points begin in a range: its bytes but for those that go on with one, eight at once.
  private static func characters(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
    var count = range.count
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // Bit 7 is set and bit 6 is not.
      count -= (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      offset += 8
    }
    while offset < range.upperBound {
      if unsafe bytes[offset] & 0xC0 == 0x80 { count -= 1 }
      offset += 1
    }
    return count
  }

  /// How many code points begin before a byte.
  func characters(before offset: Int) -> Int {
    guard !characterCounts.isEmpty else { return 0 }
    let block = min(offset / Self.block, characterCounts.count - 1)
    var count = Int(characterCounts[block])
    for byte in bytes[block * Self.block..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// A range of bytes, counted both ways.
  public func span(_ bytes: Range<Int>) -> TextSpan {
    let start = characters(before: bytes.lowerBound)
    return TextSpan(bytes: bytes, characters: start..<characters(before: bytes.upperBound))
  }

  /// The words of a range of bytes.
  public func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The headings above a byte, outermost first: lines that begin with `#`.
  public func headings(above offset: Int) -> [String] {
    var found: [(level: Int, title: String)] = []
    for heading in headingLines where heading.offset <= offset {
      while let last = found.last, last.level >= heading.level { found.removeLast() }
      found.append((heading.level, heading.title))
    }
    return found.map { $0.title }
  }

  private var headingLines: [(offset: Int, level: Int, title: String)] {
    var found: [(offset: Int, level: Int, title: String)] = []
    var offset = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let level = line.prefix { $0 == UInt8(ascii: "#") }.count
      if (1...6).contains(level), line.dropFirst(level).first == 0x20 {
        let title = line.dropFirst(level + 1).filter { $0 != UInt8(ascii: "\r") }
        found.append((offset, level, String(decoding: title, as: UTF8.self)))
      }
      offset += line.count + 1
    }
    return found
  }
}
