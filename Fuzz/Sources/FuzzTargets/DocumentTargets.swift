import Evidence

/// Documents as people save them: any bytes yield text without doubtful letters, or an error.
enum DocumentTargets {
  static func html(_ bytes: [UInt8]) { read(bytes, .html) }
  static func header(_ bytes: [UInt8]) { read(bytes, .header) }
  static func docc(_ bytes: [UInt8]) { read(bytes, .docc) }

  private static func read(_ bytes: [UInt8], _ form: DocumentForm) {
    _ = DocumentForm.of(bytes, name: "input")
    for encoding in [nil, "text/html; charset=windows-1251", "text/html; charset=utf-16"] {
      guard let text = try? SavedDocument(bytes, form: form, mediaType: encoding).text() else { continue }
      FuzzTarget.promise(text.utf8.contains { $0 > 0x20 }, "a text has something in it")
      // And quotes can be looked for in it.
      _ = CaptureText(Array(text.utf8)).headings(above: text.utf8.count)
    }
  }
}
