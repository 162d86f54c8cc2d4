import Diagnostics
import Pages

/// Changes as text, JSON, and Markdown.
enum DiffText {
  /// For the console: what differs stands between `[-` and `-]`, or `{+` and `+}`.
  static func text(_ changes: [PacketChange], _ words: Words) -> String {
    if changes.isEmpty { return words("diff-none") + "\n" }
    return changes.map { change in
      let (before, after) = sides(change) { VersionMarks.text($0, $1) }
      let lines = [before.map { ("packet-before", $0) }, after.map { ("packet-after", $0) }].compactMap { $0 }
      return head(change, words) + "\n" + lines.map { "    \(words($0.0)): \($0.1)\n" }.joined()
    }.joined()
  }

  /// An array of objects, a change each.
  static func json(_ changes: [PacketChange]) -> String {
    let rows = changes.map { change -> String in
      var fields = [
        "\"kind\": \(JSONText.quoted(change.kind.rawValue))", "\"subject\": \(JSONText.quoted(change.subject))",
      ]
      if let number = change.number { fields.append("\"number\": \(number)") }
      if let before = change.before { fields.append("\"before\": \(JSONText.quoted(before))") }
      if let after = change.after { fields.append("\"after\": \(JSONText.quoted(after))") }
      return "  {" + fields.joined(separator: ", ") + "}"
    }
    return rows.isEmpty ? "[]\n" : "[\n\(rows.joined(separator: ",\n"))\n]\n"
  }

  /// For a pull request's comment: a heading a kind, what differs struck out or in bold.
  static func markdown(_ changes: [PacketChange], _ words: Words, old: String, new: String) -> String {
    var text = "### \(words("diff-title")): \(code(old)) → \(code(new))\n"
    if changes.isEmpty { return text + "\n\(words("diff-none"))\n" }
    for kind in PacketChange.Kind.allCases {
      let own = changes.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      text += "\n**\(escaped(words("change-\(kind.rawValue)"))) \(own.count)**\n\n"
      for change in own {
        let title = change.title[words.locale].map { " " + escaped($0) } ?? ""
        text += "- \(code(change.subject))\(title)\n"
        let (before, after) = sides(change) { old, new in
          let pieces = VersionDiff.pieces(old, new)
          return (marked(pieces.before, "~~"), marked(pieces.after, "**"))
        }
        // A side without its other one was not marked yet.
        let isPair = change.before != nil && change.after != nil
        if let before { text += "  - \(words("packet-before")): \(isPair ? before : escaped(before))\n" }
        if let after { text += "  - \(words("packet-after")): \(isPair ? after : escaped(after))\n" }
      }
    }
    return text
  }

  private static func head(_ change: PacketChange, _ words: Words) -> String {
    let number = change.number.map { " (" + words("packet-quote-number", ["n": String($0)]) + ")" } ?? ""
    let title = change.title[words.locale].map { ": \($0)" } ?? ""
    return "\(words("change-\(change.kind.rawValue)")) \(change.subject)\(number)\(title)"
  }

  private static func sides(
    _ change: PacketChange, marking: (String, String) -> (before: String, after: String)
  ) -> (before: String?, after: String?) {
    guard let before = change.before, let after = change.after else { return (change.before, change.after) }
    let marked = marking(before, after)
    return (marked.before, marked.after)
  }

  private static func marked(_ pieces: [QuotePiece], _ mark: String) -> String {
    pieces.map { piece in
      let text = escaped(piece.text)
      // Marks stand directly at words, or Markdown does not take them for marks.
      let core = text.drop { $0 == " " }
      guard piece.kind == .differing, !core.isEmpty else { return text }
      let trimmed = String(core).withoutBlanksBehind
      let (head, tail) = (text.count - core.count, core.count - trimmed.count)
      return String(repeating: " ", count: head) + mark + trimmed + mark + String(repeating: " ", count: tail)
    }.joined()
  }

  private static func code(_ text: String) -> String { "`" + text.filter { $0 != "`" && $0 != "\n" } + "`" }

  private static func escaped(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "<", ">", "[", "]", "|", "#", "~", "&", "@"]
    return String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0 == "\n" ? " " : $0] })
  }
}
