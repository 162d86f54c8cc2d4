import Diagnostics
import Foundation
import Testing

@Suite struct AnnotationTests {
  @Test func `an annotation names file, place and kind, and escapes what GitHub would read as its own`() {
    let text = GitHubAnnotations(pathPrefix: "guides/").format(ReportFixture.report([ReportFixture.diagnostic()]))
    #expect(
      text == """
        ::error file=guides/Content/a b/한.md,line=7,col=9,endLine=7,endColumn=14,title=bad-value::'wrong' is wrong: \
        100%25%0AContent/b.md:2:1: first here%0Amend it

        """)
  }

  @Test(arguments: ["::set-output name=x::y", "a\n::add-mask::b", "a\r\n##[error]b"])
  func `words of the content never begin a line`(words: String) {
    let report = ReportFixture.report([Diagnostic(.badID, words, at: .wholeFile("a,b:\n::stop::c.md"))])
    let lines = GitHubAnnotations(pathPrefix: "").format(report).split(whereSeparator: { $0.isNewline })
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=a%2Cb%3A%0A%3A%3Astop"))
  }

  @Test func `GitLab gets a fingerprint, a severity and a line of at least one`() throws {
    let report = ReportFixture.report([
      Diagnostic(.badID, "a", at: nil), Diagnostic(.unknownFile, "b", at: .wholeFile("Content/b.md")),
      ReportFixture.diagnostic(),
    ])
    let text = GitLabReport(pathPrefix: "g/", workspaceFile: "Content/verbatim.yaml").format(report)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["severity"] as? String } == ["major", "major", "minor"])
    #expect(Set(rows.compactMap { $0["fingerprint"] as? String }).count == 3)
    let places = rows.compactMap { $0["location"] as? [String: Any] }
    #expect(
      places.map { $0["path"] as? String } == ["g/Content/verbatim.yaml", "g/Content/a b/한.md", "g/Content/b.md"])
    #expect(places.map { ($0["lines"] as? [String: Int])?["begin"] } == [1, 7, 1])
  }
}
