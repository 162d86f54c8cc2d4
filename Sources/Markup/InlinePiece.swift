import Diagnostics

/// Bytes of one line that are running text of their own, such as a table's cell, with where they come from.
struct InlinePiece {
  private(set) var bytes: [UInt8] = []
  private(set) var origins: [ParsedText.Origin] = []
  /// Where the piece starts in the file, also where it is empty.
  let start: Int

  /// An empty piece.
  init(at start: Int) { self.start = start }

  /// Adds a byte of the file.
  mutating func append(_ byte: UInt8, from sourceOffset: Int) {
    if let last = origins.last, last.sourceOffset + bytes.count - last.offset == sourceOffset {
      bytes.append(byte)
      return
    }
    origins.append(ParsedText.Origin(offset: bytes.count, sourceOffset: sourceOffset))
    bytes.append(byte)
  }

  /// Where a byte of the piece stands in the file.
  func sourceOffset(_ offset: Int) -> Int {
    guard let origin = origins.last(where: { $0.offset <= offset }) else { return start }
    return origin.sourceOffset + offset - origin.offset
  }

  /// Reads pieces as running text, each for itself.
  ///
  /// libcmark reads blocks only: each piece becomes a heading, the one block that is a single line whatever its text. The
  /// closing mark keeps a `#` at the end of the text.
  static func read(_ pieces: [InlinePiece], in source: SourceText) -> (contents: [[Inline]], diagnostics: [Diagnostic])
  {
    var bytes: [UInt8] = []
    var origins: [ParsedText.Origin] = []
    for piece in pieces {
      bytes += "# ".utf8
      for origin in piece.origins {
        origins.append(.init(offset: origin.offset + bytes.count, sourceOffset: origin.sourceOffset))
      }
      bytes += piece.bytes
      bytes += " #\n".utf8
    }
    var builder = TreeBuilder(ParsedText(bytes, origins: origins, in: source), in: source)
    return (builder.headings(), builder.diagnostics)
  }
}
