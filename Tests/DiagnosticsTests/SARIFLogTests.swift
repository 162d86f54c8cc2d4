import Diagnostics
import Foundation
import Testing

@Suite struct SARIFLogTests {
  private func run(_ report: DiagnosticReport) throws -> [String: Any] {
    let text = SARIFLog(version: "1.2.3", pathPrefix: "guides/", workspaceFile: "Content/verbatim.yaml").format(report)
    let log = try ReportFixture.object(text)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: DiagnosticReport) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private func physical(_ location: Any?) throws -> [String: Any] {
    try #require((location as? [String: Any])?["physicalLocation"] as? [String: Any])
  }

  @Test func `regions count UTF-16 code units, as the log says`() throws {
    let report = ReportFixture.report([ReportFixture.diagnostic()])
    let place = try physical((try results(report)[0]["locations"] as? [Any])?.first)
    let region = try #require(place["region"] as? [String: Int])
    #expect(region == ["startLine": 7, "startColumn": 9, "endColumn": 14])
    // An independent way to know: NSString counts UTF-16 code units.
    let found = (ReportFixture.line as NSString).range(of: "wrong")
    #expect(found.location + 1 == 9 && found.length == 5)
    #expect(try run(report)["columnKind"] as? String == "utf16CodeUnits")
  }

  @Test func `paths are relative URIs from the repository's root`() throws {
    let place = try physical(
      (try results(ReportFixture.report([ReportFixture.diagnostic()]))[0]["locations"] as? [Any])?.first)
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "guides/Content/a%20b/%ED%95%9C.md", "uriBaseId": "%SRCROOT%"])
  }

  @Test func `notes with a place are related locations, the others stand in the message`() throws {
    let result = try results(ReportFixture.report([ReportFixture.diagnostic()]))[0]
    #expect((result["message"] as? [String: String])?["text"] == "'wrong' is wrong: 100%\nmend it")
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.count == 1)
    #expect((related[0]["message"] as? [String: String])?["text"] == "first here")
    #expect((try physical(related[0])["region"] as? [String: Int])?["startLine"] == 2)
  }

  @Test func `a fix-it is a replacement of its region`() throws {
    let result = try results(ReportFixture.report([ReportFixture.diagnostic()]))[0]
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    let changes = try #require(fixes[0]["artifactChanges"] as? [[String: Any]])
    let replacement = try #require((changes[0]["replacements"] as? [[String: Any]])?.first)
    #expect(replacement["deletedRegion"] as? [String: Int] == ["startLine": 7, "startColumn": 9, "endColumn": 9])
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "n't ")
  }

  @Test func `a finding without a place is shown at the workspace's file, and a file as a whole has no region`() throws
  {
    let place = try physical(
      (try results(ReportFixture.report([ReportFixture.diagnostic(at: nil)]))[0]["locations"] as? [Any])?.first)
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "guides/Content/verbatim.yaml")
    #expect(place["region"] == nil)
  }

  @Test func `each result points at its rule`() throws {
    let report = ReportFixture.report([
      Diagnostic(.unknownID, "b", at: nil), Diagnostic(.badID, "a", at: nil), Diagnostic(.unknownID, "c", at: nil),
    ])
    let driver = try #require((try run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == ["bad-id", "unknown-id"])
    for result in try results(report) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
  }

  @Test func `with a baseline, known results are unchanged and the others new`() throws {
    let first = ReportFixture.report([Diagnostic(.badID, "a", at: nil)])
    let baseline = Baseline(fingerprints: [first.entries[0].fingerprint])
    let found = try results(
      ReportFixture.report([Diagnostic(.badID, "a", at: nil), Diagnostic(.badID, "b", at: nil)], baseline: baseline))
    #expect(found.map { $0["baselineState"] as? String } == ["unchanged", "new"])
  }
}
