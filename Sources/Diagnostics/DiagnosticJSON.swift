/// Diagnostics as JSON, for scripts and editors. The keys are those of `docs/schemas/check.schema.json`.
public enum DiagnosticJSON {
  /// A document with the findings of a report and nothing else.
  public static func document(_ report: DiagnosticReport) -> String {
    JSONValue.members(["diagnostics": value(report)]).indented
  }

  /// An array of the findings of a report.
  public static func value(_ report: DiagnosticReport) -> JSONValue {
    .array(report.entries.map { object($0, report) })
  }

  private static func object(_ entry: DiagnosticReport.Entry, _ report: DiagnosticReport) -> JSONValue {
    let diagnostic = entry.diagnostic
    let notes = diagnostic.notes.map { note in
      JSONValue.object(members(["message": .string(note.message)]) + place(note.location))
    }
    let fixIts = diagnostic.fixIts.map { fixIt in
      let words = members(["message": .string(fixIt.message), "replacement": .string(fixIt.replacement)])
      return JSONValue.object(words + place(fixIt.location))
    }
    return .object(
      members([
        "id": .string(diagnostic.id.rawValue), "severity": .string(diagnostic.severity.rawValue),
        "message": .string(diagnostic.message),
      ]) + place(diagnostic.location)
        + members([
          "notes": notes.isEmpty ? nil : .array(notes), "fixIts": fixIts.isEmpty ? nil : .array(fixIts),
          "fingerprint": .string(entry.fingerprint), "known": report.hasBaseline ? .boolean(entry.isKnown) : nil,
        ]))
  }

  private static func place(_ location: FileLocation?) -> [JSONValue.Member] {
    guard let location else { return [] }
    guard location.line > 0 else { return members(["path": .string(location.path)]) }
    return members([
      "path": .string(location.path), "line": .integer(location.line), "column": .integer(location.column),
      "length": .integer(location.length),
    ])
  }

  private static func members(_ pairs: KeyValuePairs<String, JSONValue?>) -> [JSONValue.Member] {
    guard case .object(let members) = JSONValue.members(pairs) else { return [] }
    return members
  }
}
