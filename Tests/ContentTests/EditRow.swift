import Diagnostics
import Testing

/// A row of a table of faults: one file of a sound workspace, a piece of it, what is put in its place (with marks), and
/// what must be said.
struct EditRow: Sendable, CustomTestStringConvertible {
  let file: String
  let old: String
  let new: String
  let expected: [Expected]

  init(_ file: String, _ old: String, _ new: String, _ expected: Expected...) {
    self.file = file
    self.old = old
    self.new = new
    self.expected = expected
  }

  var testDescription: String { "\(file): \(new.prefix(60))" }

  /// Carries out the edit on a workspace and expects exactly the findings.
  func run(on files: [String: String] = WorkspaceFixture.base, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let text = try #require(files[file])
    #expect(text.ranges(of: old).count == 1, "'\(old)' stands once in \(file)", sourceLocation: sourceLocation)
    try WorkspaceFixture.expectFaults(
      [file: text.replacing(old, with: new)], expected, in: files, sourceLocation: sourceLocation)
  }
}
