import Diagnostics

/// A status report for the console, and for scripts.
public enum StatusText {
  /// Lines for people.
  public static func text(_ report: StatusReport, words: Bool) -> String {
    var out = ""
    for locale in Set(report.rows.map(\.locale)).sorted() {
      let rows = report.rows.filter { $0.locale == locale }
      out += "\(locale)\n"
      for row in rows { out += line(row) + "\n" }
      if words {
        for row in rows { out += self.words(row) }
      }
      let blockers = rows.flatMap { row in row.blockers.map { "\(row.document)#\($0.unit): \($0.words)" } }
      if blockers.isEmpty {
        out += "  nothing blocks a release as \(report.required.rawValue)\n"
      } else {
        out += "  \(blockers.count) texts block a release as \(report.required.rawValue):\n"
        out += blockers.prefix(20).map { "    \($0)\n" }.joined()
        if blockers.count > 20 { out += "    and \(blockers.count - 20) more\n" }
      }
    }
    return out
  }

  private static func line(_ row: StatusReport.Row) -> String {
    var parts = AssessedUnit.State.allCases.compactMap { state in
      row.states[state].map { "\($0) \(state.rawValue)" }
    }
    parts += row.stale.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    if let days = row.daysBehind { parts.append("\(days) days behind") }
    if row.errors > 0 { parts.append("\(row.errors) errors") }
    if row.warnings > 0 { parts.append("\(row.warnings) warnings") }
    if row.questions > 0 { parts.append("\(row.questions) questions") }
    return "  \(row.document): \(parts.joined(separator: ", "))"
  }

  private static func words(_ row: StatusReport.Row) -> String {
    func amount(_ name: String, _ amount: WordCount.Amount) -> String {
      "    \(row.document), \(name): \(amount.words) words, \(amount.characters) characters\n"
    }
    var out = amount("all", row.words.all)
    if row.words.new.characters > 0 { out += amount("new", row.words.new) }
    for band in WordCount.Band.allCases {
      if let changed = row.words.changed[band] { out += amount("changed, \(band.rawValue) alike", changed) }
    }
    if row.words.gloss.characters > 0 { out += amount("quotes", row.words.gloss) }
    if row.words.protected.characters > 0 { out += amount("protected", row.words.protected) }
    return out
  }

  /// An object with an array of documents.
  public static func json(_ report: StatusReport) -> String {
    func amount(_ amount: WordCount.Amount) -> String {
      #"{"words": \#(amount.words), "characters": \#(amount.characters)}"#
    }
    let rows = report.rows.map { row -> String in
      let states = AssessedUnit.State.allCases.map { "\"\($0.rawValue)\": \(row.states[$0] ?? 0)" }
      let stale = row.stale.sorted { $0.key < $1.key }.map { "\(JSONText.quoted($0.key)): \($0.value)" }
      let changed = WordCount.Band.allCases.compactMap { band in
        row.words.changed[band].map { "\(JSONText.quoted(band.rawValue)): \(amount($0))" }
      }
      let blockers = row.blockers.map {
        #"{"unit": \#(JSONText.quoted($0.unit.text)), "why": \#(JSONText.quoted($0.words))}"#
      }
      return """
          {"locale": \(JSONText.quoted(row.locale.tag)), "document": \(JSONText.quoted(row.document.description)), \
        "states": {\(states.joined(separator: ", "))}, "stale": {\(stale.joined(separator: ", "))}, \
        "daysBehind": \(row.daysBehind.map { String($0) } ?? "null"), "errors": \(report.isChecked ? String(row.errors) : "null"), \
        "warnings": \(report.isChecked ? String(row.warnings) : "null"), \
        "questions": \(row.questions), "words": {"all": \(amount(row.words.all)), "new": \(amount(row.words.new)), \
        "changed": {\(changed.joined(separator: ", "))}, "quotes": \(amount(row.words.gloss)), \
        "protected": \(amount(row.words.protected))}, "blockers": [\(blockers.joined(separator: ", "))]}
        """
    }
    return "{\"required\": \"\(report.required.rawValue)\", \"documents\": [\n\(rows.joined(separator: ",\n"))\n]}\n"
  }
}
