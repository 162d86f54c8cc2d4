import Diagnostics
import Foundation
import Testing

/// A report on one file with Korean words in front of the fault, notes with and without places, and a fix-it.
enum ReportFixture {
  static let line = "한국 \"x\": wrong, 100% sure"
  /// `wrong` in UTF-8 bytes: two Korean characters of three bytes each, a space, `"x": `.
  static let place = FileLocation(path: "Content/a b/한.md", line: 7, column: 13, length: 5)

  static func diagnostic(_ message: String = "'wrong' is wrong: 100%", at place: FileLocation? = place) -> Diagnostic {
    Diagnostic(
      .badValue, message, at: place,
      notes: [.init("first here", at: .init(path: "Content/b.md", line: 2, column: 1, length: 1)), .init("mend it")],
      fixIts: [
        .init("put it right", at: FileLocation(path: "Content/a b/한.md", line: 7, column: 13), replacement: "n't ")
      ]
    )
  }

  static func report(_ diagnostics: [Diagnostic], baseline: Baseline? = nil) -> DiagnosticReport {
    DiagnosticReport(diagnostics, baseline: baseline) { path, number in number == 7 && path == place.path ? line : nil }
  }

  static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
