public import Diagnostics

/// Reads Markdown: CommonMark, and what content may write beside it.
///
/// Beyond CommonMark: `<claim:source/claim>` and `[words](claim:source/claim)`; fenced blocks `table`, `matrix ID`,
/// `diagram ID` and `checklist ID`; `key=value` words on code fences. Not allowed: raw HTML, and links to anything but
/// `https:`, `mailto:`, `claim:` and relative targets. All faults are reported at once; what is at fault is left out of
/// the document, a link's text excepted.
public enum MarkdownReader {
  /// How many levels blocks and inlines may nest, so that no walk over a document overflows the stack.
  public static let depthLimit = 100

  /// Reads a file, or some of its lines (1-based). Places are those of the whole file.
  ///
  /// Link reference definitions count only for the lines that are read with them.
  public static func parse(
    _ source: SourceText, lines: Range<Int>? = nil
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    var builder = TreeBuilder(ParsedText(source, range: bytes(of: lines, in: source)), in: source)
    let document = builder.document()
    return (document, builder.diagnostics.sorted())
  }

  /// Reads running text: the bytes of one line, such as the value behind `skip if:`.
  public static func parseInlines(
    _ source: SourceText, bytes: Range<Int>
  ) -> (content: [Inline], diagnostics: [Diagnostic]) {
    var piece = InlinePiece(at: bytes.lowerBound)
    for offset in bytes.clamped(to: source.bytes.indices) {
      let byte = source.bytes[offset]
      piece.append(Byte.isLineEnd(byte) ? UInt8(ascii: " ") : byte, from: offset)
    }
    let read = InlinePiece.read([piece], in: source)
    return (read.contents.first ?? [], read.diagnostics.sorted())
  }

  private static func bytes(of lines: Range<Int>?, in source: SourceText) -> Range<Int> {
    guard let lines = lines?.clamped(to: 1..<source.lineCount + 1) else { return source.bytes.indices }
    let starts = source.lineStarts
    func start(_ line: Int) -> Int { line <= starts.count ? starts[line - 1] : source.bytes.count }
    return start(lines.lowerBound)..<start(lines.upperBound)
  }
}
