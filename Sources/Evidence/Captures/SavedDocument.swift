/// Reads a document as somebody saved it: what its reader would read, as text with headings (`#`), list entries (`-`) and
/// blank lines between paragraphs. Nothing is fetched.
public struct SavedDocument {
  /// The bytes as they were saved.
  public let bytes: [UInt8]
  /// What they are.
  public let form: DocumentForm
  /// The encoding that the header of the answer, or a person, names.
  private let encoding: String?
  private let isCertain: Bool

  /// A saved document. `mediaType` is that of the answer's header, if it is known: its `charset` counts unless a person
  /// names the encoding.
  public init(_ bytes: [UInt8], form: DocumentForm, mediaType: String? = nil, encoding: String? = nil) {
    self.bytes = bytes
    self.form = form
    self.encoding = encoding ?? mediaType.flatMap { Self.charset($0) }
    isCertain = encoding != nil
  }

  private static func charset(_ mediaType: String) -> String? {
    for parameter in mediaType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\"" } }
      if parts.count == 2, parts[0].lowercased() == "charset" { return parts[1] }
    }
    return nil
  }

  /// The text; throws where the document has none, or cannot be read without guessing.
  public func text() throws(DocumentFault) -> String {
    let text: String
    switch form {
    case .pdf: text = try PDFText.text(bytes)
    case .html: text = try PageText.text(try decoded())
    case .docc: text = try DocCText.text(try decoded())
    case .header: text = HeaderText.text(try decoded())
    case .markdown, .text: text = String(decoding: try decoded(), as: UTF8.self)
    }
    guard text.utf8.contains(where: { $0 > 0x20 }) else { throw DocumentFault("the document has no text") }
    return text
  }

  private func decoded() throws(DocumentFault) -> [UInt8] {
    try DocumentEncoding(bytes).text(given: encoding, isCertain: isCertain, isPage: form == .html)
  }

  /// How the text was made, for the record.
  public var method: String {
    switch form {
    case .html: "A saved web page; its headings, list entries and the words of links are kept."
    case .docc: "The data that the reference page is drawn from; the names of links are kept."
    case .pdf: "A PDF file, through pdftotext."
    case .header: "A header file; the marks of comments are left out."
    case .markdown: "Markdown as it was saved."
    case .text: "Text as it was saved."
    }
  }
}
