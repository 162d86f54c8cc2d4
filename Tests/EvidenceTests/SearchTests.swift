import Foundation
import Testing

@testable import Evidence

@Suite("The search for many quotes at once")
struct SearchTests {
  /// Bytes of few letters, so that patterns stand often, overlap, and begin alike.
  private static func bytes(_ count: Int, _ letters: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<count).map { _ in letters.randomElement(using: &random) ?? 0x61 }
  }

  @Test("It finds the places that a search for one after the other finds, in order", arguments: 1...12)
  func places(seed: Int) {
    var random = SeededNumbers(state: UInt64(seed))
    let letters: [UInt8] = seed % 3 == 0 ? [0x61] : seed % 3 == 1 ? [0x61, 0x62] : Array("ab é\n".utf8)
    let text = Self.bytes(3_000, letters, &random)
    var patterns: [[UInt8]] = [[]]
    for length in Array(1...40) + [100, 500] {
      let start = Int.random(in: 0...(text.count - length), using: &random)
      patterns.append(Array(text[start..<start + length]))
      patterns.append(Self.bytes(length, letters, &random))
    }
    var found: [[Int]] = patterns.map { _ in [] }
    PatternSet(patterns).places(in: text) { pattern, offset in found[pattern].append(offset) }
    for (pattern, places) in zip(patterns, found) {
      var expected: [Int] = []
      if !pattern.isEmpty {
        for offset in 0...(text.count - pattern.count) where text[offset...].starts(with: pattern) {
          expected.append(offset)
        }
      }
      // The shortest are looked for a thousand times at most.
      #expect(pattern.count < 4 ? Array(expected.prefix(1_000)) == places : expected == places)
    }
  }

  @Test("A document shorter than the windows, and an empty one, have their places too")
  func short() {
    let patterns = ["a", "abcd", "abcdefgh", "abcdefghijklmnopqrstuvwx"].map { Array($0.utf8) }
    for text in ["", "a", "abcd", "xabcdefgh", "abcdefghijklmnopqrstuvwx", "yyyabcdefghijklmnopqrstuvwxabc"] {
      var found: Set<Int> = []
      PatternSet(patterns).places(in: Array(text.utf8)) { pattern, _ in found.insert(pattern) }
      let expected = patterns.indices.filter { text.contains(String(decoding: patterns[$0], as: UTF8.self)) }
      #expect(found == Set(expected))
    }
  }

  @Test("Words are cut in the same way by the quick reader and by the thorough one", arguments: 1...20)
  func words(seed: Int) {
    var random = SeededNumbers(state: UInt64(seed))
    let pieces = [
      "a", "EU", "non-EU", "27.2", "27", " ", "  ", "-", "'", "’s", "é", "e\u{301}", "디", "바이스", "設", "。", ".", ",",
      "\n",
      "_x", "😀", "👩\u{200D}👧", "–", "\"", "(", "1,000", "“", "ﬁ",
    ]
    let text = (0..<400).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let folded = FoldedText(text).bytes
    var quick: [[UInt64]] = []
    WordTokens.forEachWord(of: folded) { word, start in quick.append([word, UInt64(start)]) }
    let thorough = Array(WordTokens(folded))
    #expect(quick == thorough.map { [$0.word, UInt64($0.range.lowerBound)] })
    // Looked for with the outlines of some, these are all among them.
    var outlines = WordOutlines.none
    let some = thorough.prefix(20)
    for token in some { outlines.insert(folded[token.range]) }
    var found: Set<[UInt64]> = []
    WordTokens.forEachWord(of: folded, in: outlines) { word, start in found.insert([word, UInt64(start)]) }
    #expect(some.allSatisfy { found.contains([$0.word, UInt64($0.range.lowerBound)]) })
  }

  @Test("Plain runs are as long eight bytes at once as one by one", arguments: 1...40)
  func folding(seed: Int) {
    var random = SeededNumbers(state: UInt64(seed))
    let letters: [UInt8] = Array("abc ABC~^_\\  `[]x\n\t\u{7F}\u{1}é".utf8).filter { seed % 2 == 0 || $0 < 0x80 }
    let text = String(decoding: Self.bytes(200, letters, &random), as: UTF8.self)
    let bytes = Array(text.utf8)
    var folding = TextFolding(bytes)
    while folding.position < bytes.count {
      let start = folding.position
      var end = start
      while end < bytes.count {
        if TextFolding.isPlain(bytes[end]) {
          end += 1
        } else if bytes[end] == 0x20, end > start, end + 1 < bytes.count, TextFolding.isPlain(bytes[end + 1]) {
          end += 2
        } else {
          break
        }
      }
      if end < bytes.count, bytes[end] >= 0x80, end > start { end -= 1 }
      #expect(folding.endOfPlainRun() == end)
      if end > start { folding.skip(to: end) } else { _ = folding.next() }
    }
  }

  @Test("The first place of a part is that of a comparison at every place", arguments: 1...20)
  func first(seed: Int) {
    var random = SeededNumbers(state: UInt64(seed))
    let bytes = Self.bytes(Int.random(in: 0...200, using: &random), [0x61, 0x62, 0x63], &random)
    for length in 1...12 {
      let part = Self.bytes(length, [0x61, 0x62, 0x63], &random)
      for start in [0, 1, 31, 32, 100, bytes.count] where start <= bytes.count {
        let expected = (start..<max(start, bytes.count - length + 1)).first { bytes[$0...].starts(with: part) }
        #expect(ByteSearch.first(part, in: bytes, from: start) == expected)
      }
    }
  }
}

/// Repeatable random numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
