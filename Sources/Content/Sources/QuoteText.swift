import Claims
import Diagnostics

/// The bytes of a quote: lines joined by one space, `[[words]]` taken out and kept apart, white space folded where they
/// stood.
struct QuoteText {
  /// The quote's words as the capture has them.
  private(set) var bytes: [UInt8] = []
  /// Words put back, with their offset in `bytes` and their place in the file.
  private(set) var restored: [(offset: Int, words: String, location: FileLocation)] = []

  /// Reads the lines of a quote; nil where a `[[` has no end.
  init?(_ lines: [Range<Int>], of source: SourceText, reporting faults: inout [Diagnostic]) {
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: " ")) }
      guard append(line, of: source, reporting: &faults) else { return nil }
    }
  }

  private mutating func append(_ line: Range<Int>, of source: SourceText, reporting faults: inout [Diagnostic]) -> Bool
  {
    var position = line.lowerBound
    while position < line.upperBound {
      guard Self.isPair(UInt8(ascii: "["), at: position, line, source) else {
        bytes.append(source.bytes[position])
        position += 1
        continue
      }
      guard
        let end = (position + 2..<line.upperBound).first(where: { Self.isPair(UInt8(ascii: "]"), at: $0, line, source) }
        )
      else {
        faults.append(
          Diagnostic(.badHole, "'[[' has no ']]' on this line", at: source.location(position..<position + 2)))
        return false
      }
      let words = position + 2..<end
      if words.isEmpty {
        faults.append(Diagnostic(.badHole, "'[[]]' holds no words", at: source.location(position..<end + 2)))
      }
      restored.append((bytes.count, source.text(words), source.location(words)))
      position = end + 2
      // Words between two spaces leave one behind when they are lost, as white space is folded.
      let leavesTwoSpaces = bytes.last.map { $0 == UInt8(ascii: " ") } ?? true
      if leavesTwoSpaces, position < line.upperBound, source.bytes[position] == UInt8(ascii: " ") { position += 1 }
    }
    return true
  }

  private static func isPair(_ byte: UInt8, at position: Int, _ line: Range<Int>, _ source: SourceText) -> Bool {
    position + 1 < line.upperBound && source.bytes[position] == byte && source.bytes[position + 1] == byte
  }
}
