import Claims

/// A capture with the words of its holes put in, and the way back.
struct HoleFilling {
  let text: CaptureText
  /// Where words were put in: the offset in the capture, and how many bytes.
  private let insertions: [(offset: Int, count: Int)]

  init(_ capture: CaptureText) {
    var bytes: [UInt8] = []
    var insertions: [(offset: Int, count: Int)] = []
    var position = 0
    for (offset, hole) in capture.holes where offset >= position {
      bytes += capture.bytes[position..<offset]
      var words = Array(hole.words.utf8)
      // White space was folded where the words stood.
      if offset < capture.bytes.count, Scalar(capture.bytes, at: offset).isWordPart { words.append(0x20) }
      bytes += words
      insertions.append((offset, words.count))
      position = offset
    }
    bytes += capture.bytes[position...]
    text = CaptureText(bytes)
    self.insertions = insertions
  }

  /// The capture's bytes of a range of the filled text; what was put in has none.
  func original(_ range: Range<Int>) -> Range<Int> { original(range.lowerBound)..<original(range.upperBound) }

  private func original(_ offset: Int) -> Int {
    var shift = 0
    for insertion in insertions {
      let start = insertion.offset + shift
      if offset <= start { break }
      if offset < start + insertion.count { return insertion.offset }
      shift += insertion.count
    }
    return offset - shift
  }
}
