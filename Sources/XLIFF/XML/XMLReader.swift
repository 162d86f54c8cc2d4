import Diagnostics

/// Reads XML safely: no network, no files, no entities, no document type, bounded in size and depth.
public enum XMLReader {
  /// Reads a file's bytes. Whatever is wrong is in the result's `problems`; then `root` is nil.
  public static func read(_ bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) -> XMLFile {
    var file = XMLFile(
      root: nil, prolog: [], text: SourceText(path: path, bytes: []), encoding: "UTF-8", problems: [])
    func refuse(_ message: String) -> XMLFile {
      file.problems = [Diagnostic(.xmlSyntax, message, at: .wholeFile(path))]
      return file
    }
    guard bytes.count <= limits.bytes else {
      return refuse("the file has \(bytes.count) bytes, more than \(limits.bytes) are not read")
    }
    let encoding = XMLEncoding(of: bytes)
    file.encoding = encoding.name
    var text = Array(bytes[encoding.markLength...])
    if encoding.name != "UTF-8" {
      switch LibXML.convert(text, from: encoding.name) {
      case .success(let converted): text = converted
      case .failure(let reason): return refuse(reason.message)
      }
      guard text.count <= limits.bytes else {
        return refuse("the file has \(text.count) bytes in UTF-8, more than \(limits.bytes) are not read")
      }
    }
    guard text.contains(where: { !XMLCharacters.isSpace($0) }) else { return refuse("the file is empty") }
    file.text = SourceText(path: path, bytes: text)
    if let place = XMLPrescan.tooManyAttributes(in: text, limit: limits.attributes) {
      let message = "the element has more than \(limits.attributes) attributes"
      file.problems = [Diagnostic(.xmlSyntax, message, at: file.text.location(at: place))]
      return file
    }
    let builder = XMLTreeBuilder(source: file.text, limits: limits)
    // Tools that re-indent put white space before the XML declaration; the parser would refuse it there.
    let blank = text.prefix { XMLCharacters.isSpace($0) }.count
    LibXML.parse(file.text.bytes, from: text[blank...].starts(with: "<?xml".utf8) ? blank : 0, into: builder)
    file.problems = builder.problems
    if !file.problems.isEmpty, let line = mergeMarker(in: file.text) {
      let message = "an unresolved merge: choose one side and remove the markers"
      file.problems = [Diagnostic(.xmlSyntax, message, at: FileLocation(path: path, line: line, column: 1, length: 7))]
    }
    file.prolog = builder.prolog
    file.root = builder.problems.isEmpty ? builder.root : nil
    if file.root == nil, file.problems.isEmpty {
      file.problems = [Diagnostic(.xmlSyntax, "the file has no root element", at: .wholeFile(path))]
    }
    return file
  }

  /// The first line that version control left in a conflict.
  private static func mergeMarker(in text: SourceText) -> Int? {
    let marks = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
    return (1...text.lineCount).first { line in
      let bytes = text.bytes[text.rangeOfLine(line)]
      return marks.contains { bytes.starts(with: $0) }
    }
  }
}
