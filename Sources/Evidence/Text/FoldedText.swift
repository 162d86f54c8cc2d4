/// A text without its typography, and the way back to the text as it is.
struct FoldedText: Sendable {
  /// The original's bytes: valid UTF-8.
  let original: [UInt8]
  /// What has to be equal: one space for white space, a line feed between paragraphs, straight marks, composed letters.
  let bytes: [UInt8]
  private let map: OffsetMap

  /// Folds a text; every byte is looked at once.
  init(_ original: [UInt8]) {
    self.original = original
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count)
    var map = OffsetMap()
    var folding = TextFolding(original)
    while folding.position < original.count {
      let end = folding.endOfPlainRun()
      if end > folding.position {
        bytes.append(contentsOf: original[folding.position..<end])
        folding.skip(to: end)
        continue
      }
      guard let piece = folding.next() else { break }
      switch piece.folded {
      case .same:
        bytes.append(contentsOf: original[piece.range])
        continue
      case .nothing: break
      case .byte(let byte):
        map.add(folded: bytes.count, original: piece.range.lowerBound)
        bytes.append(byte)
      case .bytes(let letters):
        map.add(folded: bytes.count, original: piece.range.lowerBound)
        bytes.append(contentsOf: letters)
      }
      map.add(folded: bytes.count, original: piece.range.upperBound)
    }
    self.bytes = bytes
    self.map = map
  }

  /// Folds a text.
  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The original bytes of a range of folded ones: from the first byte's beginning to the last byte's end.
  func original(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let start = map.original(of: range.lowerBound)
      return start..<start
    }
    var start = map.original(of: range.lowerBound)
    while start > 0, start < original.count, original[start] & 0xC0 == 0x80 { start -= 1 }
    var end = map.original(of: range.upperBound - 1) + 1
    // The end of the last letter: the rest of its bytes, and marks that join it.
    while end < original.count, original[end] & 0xC0 == 0x80 { end += 1 }
    while end < original.count, original[end] >= 0xCC {
      let mark = Scalar(original, at: end)
      guard mark.isExtending else { break }
      end += mark.length
    }
    return start..<max(start, end)
  }

  /// The folded offset of an original one; inside something that was folded, its beginning.
  func folded(_ offset: Int) -> Int { min(map.folded(of: offset), bytes.count) }
}
