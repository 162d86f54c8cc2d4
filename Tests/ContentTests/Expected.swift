import Diagnostics
import TestSupport
import Testing

/// A finding that must be reported, as exactly as an author sees it.
struct Expected: Sendable {
  let id: DiagnosticID
  let message: String
  /// The file that is meant as a whole; nil where a mark in the text says the place.
  let file: String?

  /// A finding at the next mark of the text.
  init(_ id: DiagnosticID, _ message: String) {
    self.id = id
    self.message = message
    file = nil
  }

  /// A finding on a file or folder as a whole.
  init(_ id: DiagnosticID, _ message: String, file: String) {
    self.id = id
    self.message = message
    self.file = file
  }
}

/// A row of a table of faults: a marked text, and what must be said at its marks, in order.
struct FaultRow: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [Expected]

  init(_ text: String, _ id: DiagnosticID, _ message: String) {
    self.text = text
    expected = [Expected(id, message)]
  }

  init(_ text: String, _ expected: Expected...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { String(text.prefix(80)) }
}

/// What a person would compare: place, id and sentence, one line each.
private func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.sorted().map { diagnostic in
    let place = diagnostic.location.map { $0.line == 0 ? $0.path : "\($0)+\($0.length)" } ?? "nowhere"
    return "\(place): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
  }
}

/// Expects exactly these findings, the unplaced ones at the marks, in order.
func expect(
  _ found: [Diagnostic], are expected: [Expected], at marks: [FileLocation],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let placed = expected.filter { $0.file == nil }
  #expect(placed.count == marks.count, "as many marks as findings", sourceLocation: sourceLocation)
  let wanted =
    zip(placed, marks).map { Diagnostic($0.id, $0.message, at: $1) }
    + expected.compactMap { row in row.file.map { Diagnostic(row.id, row.message, at: .wholeFile($0)) } }
  #expect(lines(found) == lines(wanted), sourceLocation: sourceLocation)
}
