/// Writes PO files: the same values always give the same bytes.
public enum POWriter {
  /// The file's bytes: UTF-8, lines broken after line ends only.
  public static func write(_ document: PODocument) -> [UInt8] {
    var out = ""
    for comment in document.headerComments { out += line("#", comment) }
    out += "msgid \"\"\nmsgstr \"\"\n"
    for field in document.header { out += "\"" + escaped("\(field.name): \(field.value)\n") + "\"\n" }
    for entry in document.entries { out += "\n" + text(entry) }
    return Array(out.utf8)
  }

  private static func text(_ entry: POEntry) -> String {
    var out = ""
    for comment in entry.comments { out += line("#", comment) }
    for comment in entry.extractedComments { out += line("#.", comment) }
    if !entry.references.isEmpty { out += "#: \(entry.references.joined(separator: " "))\n" }
    if !entry.flags.isEmpty { out += "#, \(entry.flags.joined(separator: ", "))\n" }
    let mark = entry.isObsolete ? "#~ " : ""
    if let previous = entry.previous {
      let before = entry.isObsolete ? "#~| " : "#| "
      if let context = previous.context { out += statement("msgctxt", context, before) }
      if let id = previous.id { out += statement("msgid", id, before) }
      if let plural = previous.plural { out += statement("msgid_plural", plural, before) }
    }
    if let context = entry.context { out += statement("msgctxt", context, mark) }
    out += statement("msgid", entry.id, mark)
    if let plural = entry.plural { out += statement("msgid_plural", plural, mark) }
    let translations = entry.translations.isEmpty ? [""] : entry.translations
    for (number, translation) in translations.enumerated() {
      out += statement(entry.plural == nil ? "msgstr" : "msgstr[\(number)]", translation, mark)
    }
    return out
  }

  /// A comment; what spans lines becomes several.
  private static func line(_ mark: String, _ comment: String) -> String {
    comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? mark + "\n" : "\(mark) \(line)\n"
    }.joined()
  }

  private static func statement(_ keyword: String, _ text: String, _ mark: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.removeLast()
    lines = lines.map { $0 + "\n" } + (last.isEmpty ? [] : [last])
    guard lines.count > 1 else { return "\(mark)\(keyword) \"\(escaped(text))\"\n" }
    return "\(mark)\(keyword) \"\"\n" + lines.map { "\(mark)\"\(escaped($0))\"\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\u{7}": out += "\\a"
      case "\u{8}": out += "\\b"
      case "\u{B}": out += "\\v"
      case "\u{C}": out += "\\f"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let octal = String(scalar.value, radix: 8)
        out += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
