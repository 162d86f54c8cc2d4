import Foundation
import Testing

/// What the team reads below `output/team/`: the queue of decisions, and what a new copy of a document means.
@Suite struct TeamPageTests {
  private static let locales = ["en", "zh-Hans", "ko"]
  private static let decision = "Content/decisions/adult-apps.yaml"

  private static func queue(_ workspace: TemporaryWorkspace, _ locale: String) throws -> String {
    #expect(try workspace.run("build", "-q").status == 0)
    return try workspace.text("output/team/\(locale)/decisions.html")
  }

  /// The part of the queue with an id.
  private static func part(_ id: String, of page: String) -> String? {
    guard let start = page.range(of: "<section aria-labelledby=\"\(id)\">") else { return nil }
    return String(page[start.upperBound...].prefix { _ in true }.components(separatedBy: "</section>")[0])
  }

  @Test func `an open question stands there with its owner and its day, in every language`() throws {
    let workspace = try TemporaryWorkspace.example()
    for (locale, day, title) in [
      ("en", "December 31, 2099", "Recorded as open"), ("zh-Hans", "2099年12月31日", "记录为待定"),
      ("ko", "2099년 12월 31일", "미결로 기록됨"),
    ] {
      let page = try Self.queue(workspace, locale)
      let open = try #require(Self.part("open", of: page))
      #expect(open.contains(title))
      #expect(open.contains(day))
      #expect(open.contains("<code>adult-apps</code>"))
      #expect(open.contains("href=\"../../site/\(locale)/disagreements.html#"))
      for other in ["undecided", "lapsed", "overdue", "decided"] { #expect(Self.part(other, of: page) == nil) }
      #expect(page.contains("href=\"translations.html\""))
    }
  }

  @Test func `what nobody recorded, what is due and what was decided stand in parts of their own`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("review-by: 2099-12-31", with: "review-by: 2020-01-31", in: Self.decision)
    let due = try Self.queue(workspace, "en")
    let overdue = try #require(Self.part("overdue", of: due))
    #expect(overdue.contains("January 31, 2020"))
    #expect(Self.part("open", of: due) == nil)
    #expect(due.contains("1 question waits for an editor."))
    try workspace.replace("review-by: 2020-01-31", with: "review-by: 2099-12-31", in: Self.decision)
    try workspace.replace(
      "follow: none", with: "follow: notice/western-notice\ndecided-by: Ada Bird\ndecided-on: 2026-11-30",
      in: Self.decision)
    let decided = try Self.queue(workspace, "en")
    let part = try #require(Self.part("decided", of: decided))
    #expect(part.contains("<td>November 30, 2026</td>"))
    #expect(decided.contains("Nothing waits for an editor."))
    try workspace.remove(Self.decision)
    let none = try #require(Self.part("undecided", of: try Self.queue(workspace, "ko")))
    #expect(none.contains("<td>담당자 없음</td>"))
  }

  @Test func `a decision whose quote changed is told with the quote`() throws {
    let workspace = try TemporaryWorkspace.example()
    let notes = "Content/sources/release-notes/claims.md"
    try workspace.replace("must not show the age notice", with: "must never show the age notice", in: notes)
    let lapsed = try #require(Self.part("lapsed", of: try Self.queue(workspace, "en")))
    #expect(lapsed.contains("release-notes/not-for-adult-apps"))
    #expect(lapsed.contains("<th scope=\"col\">Changed quote</th>"))
  }

  // MARK: New copies

  /// A copy of the notice, its quotes approved in a packet, and a new copy in which one of them has other words.
  private static func changed() throws -> (workspace: TemporaryWorkspace, run: Tool.Run) {
    let workspace = try TemporaryWorkspace.example()
    let page = """
      <h1>Age information</h1><p>Apps in the six western countries must show the age notice.</p>
      <p>In other countries, no age notice is needed.</p>
      """
    try workspace.write(page, to: "page.html")
    let first = try workspace.run(
      "capture", "notice", "page.html", "--taken-at", "2026-11-01", "--by", "A. Writer", "-q")
    #expect(first.status == 0, "\(first.errors)")
    #expect(try workspace.run("packet", "-o", "review", "-q").status == 0)
    try workspace.write("I approve.", to: "mail.eml")
    let approval = try workspace.run(
      "packet", "record-approval", "review", "mail.eml", "--by", "Ada Bird, counsel", "--on", "2026-11-02")
    #expect(approval.status == 0, "\(approval.errors)")
    try workspace.write(page.replacing("must show", with: "have to show"), to: "new.html")
    return (
      workspace,
      try workspace.run("capture", "notice", "new.html", "--taken-at", "2026-12-01", "--by", "A. Writer")
    )
  }

  @Test func `a new copy is told with the approvals that rest on a changed quote, and as a page in every language`()
    throws
  {
    let (workspace, run) = try Self.changed()
    #expect(run.status == 1)
    #expect(
      run.output.contains("approvals that end when the quote is changed: Ada Bird, counsel (as typed) of 2026-11-02"))
    #expect(run.output.contains("As a page: output/team/en/impact-notice-2026-12-01.html"), "\(run.output)")
    for (locale, approvals, changed) in [
      ("en", "Approvals that end when the quote is changed", "Changed"), ("zh-Hans", "引文一改即失效的签核", "有变动"),
      ("ko", "인용문이 바뀌면 효력을 잃는 승인", "바뀜"),
    ] {
      let page = try workspace.text("output/team/\(locale)/impact-notice-2026-12-01.html")
      #expect(page.contains("<h2 id=\"changed\">\(changed)</h2>"), "\(locale)")
      #expect(page.contains("<mark>must</mark>"))
      #expect(page.contains("<mark>have to</mark>"))
      #expect(page.contains(approvals))
      #expect(page.contains("Ada Bird"))
      #expect(page.contains("href=\"../../site/\(locale)/first/checklist.html#show-the-notice\""))
      #expect(page.contains("href=\"../../site/\(locale)/disagreements.html#"))
      #expect(page.contains("<h2 id=\"moved\">"))
    }
    // A build neither takes the pages away nor publishes them.
    for ending in ["txt", "yaml"] { try workspace.remove("Content/sources/notice/captures/2026-12-01.\(ending)") }
    #expect(try workspace.run("build", "-q").status == 0)
    #expect(try workspace.text("output/team/en/impact-notice-2026-12-01.html").contains("have to"))
    #expect(try workspace.tree("output/site").keys.contains { $0.contains("impact") } == false)
  }

  @Test func `the same is told as JSON, of a copy that is filed, and with nothing written where that is asked`() throws
  {
    let (workspace, _) = try Self.changed()
    try workspace.remove("output")
    let run = try workspace.run("capture", "notice", "--format", "json", "--dry-run")
    #expect(run.status == 1)
    let json = try JSON.object(run.output)
    #expect(json["copy"] as? String == "2026-12-01")
    let quotes = try #require(json["quotes"] as? [[String: Any]])
    let changed = try #require(quotes.first { $0["change"] as? String == "changed" })
    #expect(changed["id"] as? String == "notice/western-notice")
    let approvals = try #require(changed["approvals"] as? [[String: Any]])
    #expect(approvals.map { $0["by"] as? String } == ["Ada Bird, counsel (as typed)"])
    #expect(approvals.map { $0["on"] as? String } == ["2026-11-02"])
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/output"))
    let none = try workspace.run("capture", "release-notes")
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no saved copy of 'release-notes'"))
  }
}
