/// Diagnostics as people read them: `path:line:column: severity: message [id]`, the line, a caret, then the notes.
public struct DiagnosticFormatter: Sendable {
  /// Whether escape sequences colour the output.
  public let style: Style
  /// Gives the text of a line (1-based) of a file, for the excerpt above the caret.
  let lineOf: @Sendable (_ path: String, _ line: Int) -> String?

  /// Whether colours are used.
  public enum Style: Sendable {
    /// Plain text, for files and pipes.
    case plain
    /// ANSI colours, for terminals.
    case coloured
  }

  /// A formatter; `lineOf` is asked for the lines that are shown.
  public init(style: Style, lineOf: @escaping @Sendable (String, Int) -> String?) {
    self.style = style
    self.lineOf = lineOf
  }

  /// One diagnostic, ending with a line end.
  public func format(_ diagnostic: Diagnostic) -> String {
    let label = diagnostic.severity.rawValue
    let colour = diagnostic.severity == .error ? "31" : "35"
    var text = ""
    if let location = diagnostic.location { text += paint("\(location): ", "1") }
    text += paint("\(label): ", "1;\(colour)") + paint(diagnostic.message, "1") + " [\(diagnostic.id.rawValue)]\n"
    text += excerpt(diagnostic.location)
    for note in diagnostic.notes {
      if let location = note.location { text += "\(location): " }
      text += paint("note: ", "1;36") + note.message + "\n"
      text += excerpt(note.location)
    }
    for fixIt in diagnostic.fixIts {
      text += paint("fix-it: ", "1;32") + fixIt.message + ": \(fixIt.location): "
      text += fixIt.location.length == 0 ? "insert " : "replace \(fixIt.location.length) bytes with "
      text += "'\(VisibleText.escaped(fixIt.replacement))'\n"
    }
    return text
  }

  /// All of them, sorted by place.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.sorted().map { format($0) }.joined()
  }

  /// The line with a caret below it; wide characters count two cells so that the caret stands right.
  private func excerpt(_ location: FileLocation?) -> String {
    guard let location, location.line > 0, let line = lineOf(location.path, location.line) else { return "" }
    let bytes = Array(line.utf8)
    let start = min(location.column - 1, bytes.count)
    let end = min(start + max(location.length, 1), max(bytes.count, start + 1))
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let marked = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    let window = Excerpt(line: line, before: before, marked: marked)
    let tail = String(repeating: "~", count: max(window.markedWidth - 1, 0))
    return "  \(window.text)\n  \(window.indent)" + paint("^\(tail)", "1;32") + "\n"
  }

  private func paint(_ text: String, _ code: String) -> String {
    style == .coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// A line cut to what a terminal can show, with the marked part in sight.
private struct Excerpt {
  let text: String
  let indent: String
  let markedWidth: Int

  /// How many characters are kept before the mark, and after its start.
  private static let lead = 60
  private static let rest = 100

  init(line: String, before: String, marked: String) {
    let cut = before.count > Self.lead + 20
    let shownBefore = (cut ? "…" : "") + (cut ? String(before.suffix(Self.lead)) : before)
    let after = line.dropFirst(before.count)
    let shownAfter = after.count > Self.rest ? after.prefix(Self.rest) + "…" : after
    text = (shownBefore + shownAfter).map { Self.printable($0) }.joined()
    indent = shownBefore.map { $0 == "\t" ? "\t" : String(repeating: " ", count: Self.width($0)) }.joined()
    markedWidth = marked.prefix(Self.rest).reduce(0) { $0 + Self.width($1) }
  }

  /// Control characters would move the cursor or turn the line around: they are shown as pictures, tabs stay.
  private static func printable(_ character: Character) -> String {
    if character == "\t" { return "\t" }
    guard character.unicodeScalars.contains(where: { VisibleText.isHidden($0) }) else { return String(character) }
    var shown = ""
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: shown += "\u{2421}"
      default: shown.unicodeScalars.append(VisibleText.isHidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return shown
  }

  /// Terminal cells of a character: two for East Asian wide ones, none for combining ones (which never start one).
  private static func width(_ character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
