import Diagnostics
import Guides

/// Reads the head of a guide's document: YAML between two `---` lines.
enum FrontMatterReader {
  /// The head, and the number of the first line behind it (1-based). A head at fault is reported and stands empty, so
  /// that what follows it is read all the same.
  static func read(_ source: SourceText, reporting faults: inout [Diagnostic]) -> (head: FrontMatter, bodyStart: Int) {
    let start = FileLocation(path: source.path, line: 1, column: 1)
    guard isRule(source, 1), source.lineCount > 1, let end = (2...source.lineCount).first(where: { isRule(source, $0) })
    else {
      faults.append(
        Diagnostic(.frontMatter, "the file must begin with its head: '---', 'title: …', '---'", at: start))
      return (FrontMatter(title: "", description: nil), 1)
    }
    guard (2..<end).contains(where: { !source.trimming(source.rangeOfLine($0)).isEmpty }) else {
      faults.append(Diagnostic(.frontMatter, "the head is empty; it needs a line 'title: …'", at: start))
      return (FrontMatter(title: "", description: nil), end + 1)
    }
    // The first `---` becomes an empty line, so that places stay right.
    let bytes = Array("   \n".utf8) + source.bytes[source.lineStarts[1]..<source.lineStarts[end - 1]]
    let fields = YAMLReader.read(SourceText(path: source.path, bytes: bytes), reporting: &faults).flatMap {
      ShapeChecker.check($0, shape, reporting: &faults)
    }
    let head = FrontMatter(title: fields?.text("title") ?? "", description: fields?.text("description"))
    return (head, end + 1)
  }

  private static func isRule(_ source: SourceText, _ line: Int) -> Bool {
    source.bytes[source.trimming(source.rangeOfLine(line))].elementsEqual("---".utf8)
  }

  private static let shape = RecordShape(
    "the head of a document",
    [
      .needed("title", .text, "the title"),
      .optional("description", .text, "what the document is about"),
    ])
}
