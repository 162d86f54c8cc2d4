import Diagnostics

/// The bytes that libcmark was given, and where each of them stands in the file.
struct ParsedText {
  /// The bytes; only those in `range` were parsed.
  let bytes: [UInt8]
  /// What was parsed.
  let range: Range<Int>
  /// The offset of each line's first byte, by libcmark's notion of lines: a lone carriage return ends one as well.
  let lineStarts: [Int]
  private let source: SourceText
  /// Where runs of bytes come from, sorted; empty where the bytes are the file's own.
  private let origins: [Origin]

  /// A run of bytes up to the next origin: `offset` in `bytes` stands at `sourceOffset` in the file.
  struct Origin {
    let offset: Int
    let sourceOffset: Int
  }

  /// A part of a file.
  init(_ source: SourceText, range: Range<Int>) {
    // libcmark drops a byte order mark at the start of what it is given.
    let mark = source.bytes[range].starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let rest = range.lowerBound + mark..<range.upperBound
    self.init(bytes: source.bytes, range: rest, source: source, origins: [])
  }

  /// Bytes put together from pieces of a file.
  init(_ bytes: [UInt8], origins: [Origin], in source: SourceText) {
    self.init(bytes: bytes, range: bytes.indices, source: source, origins: origins)
  }

  private init(bytes: [UInt8], range: Range<Int>, source: SourceText, origins: [Origin]) {
    self.bytes = bytes
    self.range = range
    self.source = source
    self.origins = origins
    var starts = [range.lowerBound]
    var offset = range.lowerBound
    while let end = bytes[offset..<range.upperBound].firstIndex(where: Byte.isLineEnd) {
      offset = end + 1
      if bytes[end] == Byte.carriageReturn, offset < range.upperBound, bytes[offset] == Byte.newline { offset += 1 }
      starts.append(offset)
    }
    lineStarts = starts
  }

  /// The offset where a node starts, from libcmark's line and column (both 1-based).
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return range.upperBound }
    return min(lineStarts[line - 1] + max(column - 1, 0), range.upperBound)
  }

  /// The bytes of a line without its end.
  func rangeOfLine(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return range.upperBound..<range.upperBound }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : range.upperBound
    while end > start, Byte.isLineEnd(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The place of a range of bytes; its length ends with the line.
  func location(_ range: Range<Int>) -> FileLocation {
    var end = range.lowerBound
    while end < range.upperBound, !Byte.isLineEnd(bytes[end]) { end += 1 }
    let start = sourceOffset(range.lowerBound)
    let length = end == range.lowerBound ? 0 : sourceOffset(end - 1) + 1 - start
    return source.location(at: start, length: max(length, 0))
  }

  private func sourceOffset(_ offset: Int) -> Int {
    var low = 0
    var high = origins.count
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return min(offset, source.bytes.count) }
    let origin = origins[low - 1]
    return min(origin.sourceOffset + offset - origin.offset, source.bytes.count)
  }
}
