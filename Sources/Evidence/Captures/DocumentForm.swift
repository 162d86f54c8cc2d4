/// The forms in which people can save a document.
public enum DocumentForm: String, Hashable, Sendable, CaseIterable {
  /// A web page, saved after its scripts ran.
  case html
  /// The data from which DocC draws a page of a reference.
  case docc
  /// A PDF file.
  case pdf
  /// A header file of C, Objective-C or C++.
  case header
  /// Markdown.
  case markdown
  /// Plain text.
  case text

  /// The media type that a capture of it records.
  public var mediaType: String {
    switch self {
    case .html: "text/html"
    case .docc: "application/json"
    case .pdf: "application/pdf"
    case .header: "text/x-c"
    case .markdown: "text/markdown"
    case .text: "text/plain"
    }
  }

  /// The form of a media type; parameters behind `;` do not count.
  public init?(mediaType: String) {
    let name = mediaType.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    guard let form = Self.allCases.first(where: { $0.mediaType == name }) else { return nil }
    self = form
  }

  /// The form of a file, by its first bytes, then by its name's ending.
  public static func of(_ bytes: [UInt8], name: String) -> DocumentForm {
    if bytes.starts(with: "%PDF-".utf8) { return .pdf }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "h", "hpp", "hh": return .header
    case "md", "markdown": return .markdown
    case "html", "htm", "xhtml": return .html
    case "json": return .docc
    case "txt": return .text
    default: break
    }
    let head = String(decoding: bytes.prefix(1_024).filter { $0 > 0x20 && $0 < 0x80 }, as: UTF8.self).lowercased()
    if head.hasPrefix("<!doctypehtml") || head.hasPrefix("<html") || head.contains("<body") { return .html }
    if head.hasPrefix("{"), head.contains("\"schemaversion\"") || head.contains("\"primarycontentsections\"") {
      return .docc
    }
    return .text
  }
}

/// Why a document could not be read, in a sentence for people, and what to do.
public struct DocumentFault: Error, Hashable, Sendable {
  /// One lower-case sentence without a period.
  public let message: String
  /// What to do, as an instruction.
  public let remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}
