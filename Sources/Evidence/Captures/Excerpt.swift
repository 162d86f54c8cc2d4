import Claims

/// The passages of a document that quotes rest on, under their headings: what may be kept of it.
public enum Excerpt {
  /// The paragraphs that hold places, with the headings above each, in the order of the document.
  public static func text(_ capture: CaptureText, keeping spans: [TextSpan]) -> String {
    var blocks: [String] = []
    var headings: [String] = []
    for range in paragraphs(capture.bytes) where spans.contains(where: { $0.bytes.overlaps(range) }) {
      let own = capture.headings(above: range.lowerBound)
      let common = zip(own, headings).prefix { $0 == $1 }.count
      for (level, heading) in own.enumerated().dropFirst(common) {
        blocks.append(String(repeating: "#", count: level + 1) + " " + heading)
      }
      headings = own
      let words = capture.words(range)
      if !words.hasPrefix("#") { blocks.append(words) }
    }
    return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
  }

  /// The runs of lines between blank lines.
  private static func paragraphs(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var position = 0
    var end = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy { $0 <= 0x20 }
      if isBlank, let first = start {
        ranges.append(first..<end)
        start = nil
      } else if !isBlank {
        if start == nil { start = position }
        end = position + line.count
      }
      position += line.count + 1
    }
    if let first = start { ranges.append(first..<end) }
    return ranges
  }
}
