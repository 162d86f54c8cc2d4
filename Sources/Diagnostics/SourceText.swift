/// The bytes of one text file with its line table: turns offsets into places and gives back lines for carets.
public struct SourceText: Sendable {
  /// The path, relative to the workspace.
  public let path: String
  /// The file's bytes: valid UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  public let lineStarts: [Int]

  /// Builds the line table. A line ends with `\n`, `\r\n` or the end of the file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// A text for tests and for the built-in templates.
  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many lines there are; a file that ends with a line end has no empty last line.
  public var lineCount: Int {
    lineStarts.last == bytes.count && lineStarts.count > 1 ? lineStarts.count - 1 : lineStarts.count
  }

  /// The byte range of a line without its line end; `line` is 1-based and must exist.
  public func rangeOfLine(_ line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The text of a line without its line end, or nil where there is no such line.
  public func line(_ line: Int) -> String? {
    guard line >= 1, line <= lineCount else { return nil }
    return text(rangeOfLine(line))
  }

  /// The text of a byte range.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The place of a byte offset, by binary search in the line table.
  public func location(at offset: Int, length: Int = 0) -> FileLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return FileLocation(path: path, line: low + 1, column: offset - lineStarts[low] + 1, length: length)
  }

  /// The place of a byte range that lies within one line.
  public func location(_ range: Range<Int>) -> FileLocation {
    location(at: range.lowerBound, length: range.count)
  }
}
