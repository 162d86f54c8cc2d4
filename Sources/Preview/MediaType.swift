/// The media types of files in a site, by the end of their names.
enum MediaType {
  private static let byEnd: [String: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "csv": "text/csv; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "xml": "application/xml", "atom": "application/atom+xml",
    "xlf": "application/xliff+xml", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "pdf": "application/pdf", "woff2": "font/woff2", "mp4": "video/mp4", "webm": "video/webm", "zip": "application/zip",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ]

  /// The type of a file; bytes without meaning where the name does not tell.
  static func of(_ name: String) -> String {
    let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    return byEnd[end.lowercased()] ?? "application/octet-stream"
  }
}
