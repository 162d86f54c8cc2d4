import Diagnostics
import Testing

@Suite struct BaselineTests {
  private func report(_ text: String, _ places: [(line: Int, message: String)], baseline: Baseline? = nil)
    -> DiagnosticReport
  {
    let source = SourceText(path: "a.md", text)
    let diagnostics = places.map { place in
      Diagnostic(.badID, place.message, at: FileLocation(path: "a.md", line: place.line, column: 1, length: 1))
    }
    return DiagnosticReport(diagnostics, baseline: baseline) { source.line($1) }
  }

  @Test func `a finding keeps its fingerprint when lines come before it and its indentation changes`() {
    let before = report("one\ntwo bad\n", [(2, "bad at line 2")])
    let after = report("new\none\n\n   two  bad\n", [(4, "bad at line 4")])
    #expect(before.entries[0].fingerprint == after.entries[0].fingerprint)
  }

  @Test(arguments: [("two good\n", "bad"), ("two bad\n", "worse")])
  func `another line or another message is another finding`(text: String, message: String) {
    let before = report("two bad\n", [(1, "bad")])
    #expect(before.entries[0].fingerprint != report(text, [(1, message)]).entries[0].fingerprint)
  }

  @Test func `of two that are alike, one more is new`() throws {
    let one = report("x\n", [(1, "bad")])
    let known = try Baseline.read(SourceText(path: "k", Baseline.text(of: one))).get()
    let two = report("x\nx\n", [(1, "bad"), (2, "bad")], baseline: known)
    #expect(two.knownCount == 1)
    #expect(two.new.count == 1)
    #expect(Set(two.entries.map { $0.fingerprint }).count == 2)
  }

  @Test func `what is written is read again, and mended findings are counted`() throws {
    let all = report("a\nb\nc\n", [(1, "x"), (2, "y"), (3, "z")])
    let known = try Baseline.read(SourceText(path: "k", Baseline.text(of: all))).get()
    #expect(known.fingerprints == Set(all.entries.map { $0.fingerprint }))
    let later = report("a\nb\nc\n", [(2, "y")], baseline: known)
    #expect(later.new.isEmpty)
    #expect(later.goneCount == 2)
  }

  @Test(arguments: ["nonsense", "0123456789abcde bad-id", "0123456789ABCDEF x"])
  func `a line that no tool wrote is told with its place`(line: String) {
    guard case .failure(let fault) = Baseline.read(SourceText(path: "k.txt", "# head\n\n\(line)\n")) else {
      Issue.record("'\(line)' was taken")
      return
    }
    #expect(fault.location?.description == "k.txt:3:1")
  }

  /// FNV-1a of id, file, message, words and number, parted by NUL; computed by another program.
  @Test func `fingerprints do not change from release to release`() {
    #expect(report("two bad\n", [(1, "bad")]).entries[0].fingerprint == "ef07962ba362b59a")
  }
}
