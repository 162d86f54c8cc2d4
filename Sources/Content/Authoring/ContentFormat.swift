/// Puts the text of a content file into its usual order and spacing. Words are never changed, and quotes keep every byte.
///
/// What the file means stays the same: keys are moved as whole blocks with the comments above them, and where a line is
/// of no known kind, what stands around it stays as it is.
public enum ContentFormat {
  /// The formatted text of the file at `path` below the content folder; the text itself for kinds of file that are left
  /// alone (saved copies, samples, XLIFF). Formatting twice changes nothing more.
  public static func text(_ text: String, path: String) -> String {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains("samples") else { return text }
    if name.hasSuffix(".yaml") {
      let shape = FileShapes.all.first { matches(parts, $0.glob) }?.shape
      return YAMLFormat.text(text, order: shape?.fields.map { $0.key } ?? [])
    }
    if name == "claims.md" { return ClaimsFormat.text(text) }
    return name.hasSuffix(".md") ? Spacing.ends(text) : text
  }

  private static func matches(_ parts: [Substring], _ glob: String) -> Bool {
    let pattern = glob.split(separator: "/")
    guard parts.count == pattern.count else { return false }
    return zip(parts, pattern).allSatisfy { part, wanted in
      wanted == "*" || part == wanted || (wanted == "*.yaml" && part.hasSuffix(".yaml"))
    }
  }
}

/// Ends of lines and files.
enum Spacing {
  /// The lines of a text; `\r\n` ends a line as well.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? Substring(line.dropLast()) : Substring(line))
    }
  }

  /// The text with plain line ends, and one at its end.
  static func ends(_ text: String) -> String { joined(lines(text)) }

  /// Lines as a text that ends with one line end; empty where there is nothing.
  static func joined(_ lines: [String]) -> String {
    let last = lines.lastIndex { !$0.isEmpty }
    return last.map { lines[...$0].joined(separator: "\n") + "\n" } ?? ""
  }

  /// A line without the blanks at its end.
  static func trimmedEnd(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }

  static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
}
