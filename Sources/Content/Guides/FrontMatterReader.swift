import Diagnostics
import Guides

/// Reads the head of a guide's document: YAML between two `---` lines.
enum FrontMatterReader {
  /// The head, and the number of the first line behind it (1-based).
  static func read(
    _ source: SourceText, reporting faults: inout [Diagnostic]
  ) -> (head: FrontMatter, bodyStart: Int)? {
    guard source.line(1) == "---", let end = (2...max(source.lineCount, 2)).first(where: { source.line($0) == "---" })
    else {
      faults.append(
        Diagnostic(
          .frontMatter, "the file must begin with its head: '---', 'title: …', '---'",
          at: FileLocation(path: source.path, line: 1, column: 1)))
      return nil
    }
    // The first `---` becomes an empty line, so that places stay right.
    let bytes = Array("   \n".utf8) + source.bytes[source.lineStarts[1]..<source.lineStarts[end - 1]]
    guard let node = YAMLReader.read(SourceText(path: source.path, bytes: bytes), reporting: &faults),
      let fields = ShapeChecker.check(node, shape, reporting: &faults), let title = fields.text("title")
    else { return nil }
    return (FrontMatter(title: title, description: fields.text("description")), end + 1)
  }

  private static let shape = RecordShape(
    "the head of a document",
    [
      .needed("title", .text, "the title"),
      .optional("description", .text, "what the document is about"),
    ])
}
