/// Diagnostics as JSON: one array, for scripts and editors. The keys are documented in `docs/reference.md`.
public enum DiagnosticJSON {
  /// A JSON array of the diagnostics, sorted by place, ending with a line end.
  public static func format(_ diagnostics: [Diagnostic]) -> String {
    let rows = diagnostics.sorted().map { "  " + object($0) }
    return rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func object(_ diagnostic: Diagnostic) -> String {
    var members = [
      member("id", diagnostic.id.rawValue), member("severity", diagnostic.severity.rawValue),
      member("message", diagnostic.message),
    ]
    members += place(diagnostic.location)
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        "{" + ([member("message", note.message)] + place(note.location)).joined(separator: ",") + "}"
      }
      members.append("\"notes\":[\(notes.joined(separator: ","))]")
    }
    if !diagnostic.fixIts.isEmpty {
      let fixIts = diagnostic.fixIts.map { fixIt in
        let parts = [member("message", fixIt.message), member("replacement", fixIt.replacement)]
        return "{" + (parts + place(fixIt.location)).joined(separator: ",") + "}"
      }
      members.append("\"fixIts\":[\(fixIts.joined(separator: ","))]")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func place(_ location: FileLocation?) -> [String] {
    guard let location else { return [] }
    guard location.line > 0 else { return [member("path", location.path)] }
    return [
      member("path", location.path), "\"line\":\(location.line)", "\"column\":\(location.column)",
      "\"length\":\(location.length)",
    ]
  }

  private static func member(_ name: String, _ value: String) -> String { "\"\(name)\":\(JSONText.quoted(value))" }
}
