import Foundation
import Testing

/// What is recorded of releases, and what pages, packets and the console tell of changes since.
@Suite struct ReleaseTests {
  private static let claims = "Content/sources/release-notes/claims.md"

  /// The part of a page of changes that is about the last release.
  private static func since(_ workspace: TemporaryWorkspace, _ locale: String, _ output: String = "output") throws
    -> String
  {
    let page = try workspace.text("\(output)/site/\(locale)/changes.html")
    let start = try #require(page.range(of: "<h2 id=\"since-release\">"))
    let end = try #require(page.range(of: "<section aria-labelledby=\"by-date\">"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func `what was not recorded is not told, and what was is told in every language`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("build").status == 0)
    #expect(try Self.since(workspace, "en").contains("No release of this site has been recorded yet."))
    let run = try workspace.run("release", "1.0", "--by", "Ada Bird, editor", "--on", "2026-11-20")
    #expect(run.status == 0, "\(run.errors)")
    // Nothing but the pages that look at releases is made anew.
    let build = try workspace.run("build", "--explain", "en/changes.html")
    #expect(build.output.contains("en/changes.html was made anew: releases."), "\(build.output)")
    #expect(try workspace.run("build", "--explain", "en/sources.html").output.contains("was kept"))
    #expect(try Self.since(workspace, "en").contains("Nothing has changed since release 1.0 of November 20, 2026."))
    try workspace.replace("must not show the age notice", with: "must never show the age notice", in: Self.claims)
    let second = try workspace.run("build", "--explain", "ko/changes.html")
    #expect(second.output.contains("ko/changes.html was made anew: everything."), "\(second.output)\(second.errors)")
    for (locale, words) in [("en", "Quote changed:"), ("zh-Hans", "引文有变动"), ("ko", "바뀐 인용문:")] {
      let told = try Self.since(workspace, locale)
      #expect(told.contains(words), "\(locale)")
      #expect(told.contains("must <mark>not</mark> show") && told.contains("must <mark>never</mark> show"), "\(told)")
      #expect(told.contains("href=\"sources/release-notes.html#release-notes.not-for-adult-apps\""))
      #expect(told.contains("lang=\"en\"") == (locale != "en"))
    }
    #expect(try workspace.run("build", "-o", "fresh").status == 0)
    #expect(try workspace.tree("output/site") == workspace.tree("fresh/site"))
  }

  @Test func `a page of another language is spared the changes of other translations`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("release", "1.0", "-q").status == 0)
    try workspace.replace("표시해야 한다.", with: "꼭 표시해야 한다.", in: "Content/locales/ko/glosses.xlf")
    #expect(try workspace.run("build").status == 0)
    for locale in ["en", "ko"] {
      #expect(try Self.since(workspace, locale).contains("<mark>꼭 </mark>"), "\(locale)")
    }
    #expect(try Self.since(workspace, "zh-Hans").contains("没有变动"))
  }

  @Test func `a translation that gave way to its changed original is out of date, and not told as changed`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("release", "1.0", "-q").status == 0)
    try workspace.replace("Elsewhere the notice", with: "Elsewhere a notice", in: "Content/guides/first/checklist.md")
    #expect(try workspace.run("build").status == 0)
    for (locale, stale, altered) in [
      ("ko", "번역이 최신이 아님, 글이 바뀜:", "바뀐 번역:"), ("zh-Hans", "译文已过时，原文有变", "译文有变动"),
    ] {
      let told = try Self.since(workspace, locale)
      #expect(told.contains(stale), "\(told)")
      #expect(!told.contains(altered), "\(told)")
      #expect(told.contains("<mark>a</mark>"), "the original's own change is told")
    }
  }

  @Test func `a packet and the console compare with a release by its name`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("release", "1.0", "-q").status == 0)
    #expect(try workspace.run("diff", "1.0", ".").status == 0)
    try workspace.replace("must not show the age notice", with: "must never show the age notice", in: Self.claims)
    let diff = try workspace.run("diff", "1.0", ".")
    #expect(diff.status == 1)
    #expect(diff.output.contains("must [-not-] show"))
    let packet = try workspace.run("packet", "-o", "review", "--since", "1.0")
    #expect(packet.status == 0, "\(packet.errors)")
    #expect(try workspace.text("review/packet.en.html").contains("must <mark>never</mark> show"))
    let unknown = try workspace.run("packet", "-o", "other", "--since", "1.1")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("nor is it the name of a release; did you mean '1.0'?"), "\(unknown.errors)")
  }

  @Test func `what went out as a packet is recorded as it went out`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("packet", "-o", "review", "-q", "--guide", "first").status == 0)
    #expect(try workspace.run("release", "to-counsel", "--packet", "review", "-q").status == 0)
    let record = try workspace.tree("Content/releases")
    #expect(record["to-counsel.json"] == (try workspace.tree("review")["content.json"]))
    #expect(try workspace.run("build").status == 0)
    #expect(try Self.since(workspace, "en").contains("Nothing has changed since release to-counsel"))
    // What the record is about goes: there is nothing to compare with, and that is said.
    try FileManager.default.moveItem(
      atPath: "\(workspace.path)/Content/guides/first", toPath: "\(workspace.path)/Content/guides/other")
    for locale in ["ko", "zh-Hans"] { try workspace.remove("Content/locales/\(locale)/guides") }
    let check = try workspace.run("check")
    #expect(check.errors.contains("is about a guide that is gone, 'first'"), "\(check.errors)")
    #expect(try workspace.run("build").status == 0)
    #expect(try Self.since(workspace, "en").contains("No release of this site has been recorded yet."))
  }

  @Test func `the last of several releases is the one of the latest day, of one day the highest name`() throws {
    let workspace = try TemporaryWorkspace.example()
    for (name, day) in [("1.10", "2026-11-02"), ("2.0", "2026-11-01"), ("1.9", "2026-11-02")] {
      #expect(try workspace.run("release", name, "--on", day, "-q").status == 0)
    }
    #expect(try workspace.run("build").status == 0)
    #expect(try Self.since(workspace, "en").contains("since release 1.10 of November 2, 2026"))
    let list = try workspace.run("release").output
    #expect(list.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["2.0", "1.10", "1.9"])
  }

  @Test func `a release is never changed: not by recording again, not by hand`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("release", "1.0", "-q").status == 0)
    let before = try workspace.tree("Content/releases")
    let again = try workspace.run("release", "1.0")
    #expect(again.status == 2)
    #expect(again.errors.contains("there is a release '1.0' already, and a release is never changed"))
    #expect(try workspace.tree("Content/releases") == before)
    try workspace.replace("age notice", with: "age note", in: "Content/releases/1.0.json")
    let build = try workspace.run("build")
    #expect(build.status == 1)
    #expect(build.errors.contains("Content/releases/1.0.yaml:2:9: error: the content record of the release '1.0'"))
    #expect(build.errors.contains("[release-record]"))
    try workspace.remove("Content/releases/1.0.json")
    let check = try workspace.run("check")
    #expect(check.errors.contains("the content record of this release, '1.0.json', is not beside it [missing-file]"))
  }

  @Test(arguments: ["../1.0", ".hidden", "1/0", "-x", "한", ""])
  func `a name that is no file name is refused`(name: String) throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try workspace.run("release", "--", name)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot name a release"), "\(run.errors)")
    #expect((try? workspace.tree("Content/releases")) == nil)
  }

  @Test func `content with errors is not recorded, and the same content is recorded as the same bytes`() throws {
    let (first, second) = (try TemporaryWorkspace.example(), try TemporaryWorkspace.example())
    for workspace in [first, second] { #expect(try workspace.run("release", "a", "--on", "2026-11-20").status == 0) }
    #expect(try first.tree("Content/releases") == second.tree("Content/releases"))
    try first.replace("kind: ", with: "kind: no-", in: "Content/sources/notice/source.yaml")
    let run = try first.run("release", "b")
    #expect(run.status == 1)
    #expect(run.errors.contains("The content has errors; mend them first."))
  }

  @Test func `the feed of a public site tells that a release was recorded`() throws {
    let workspace = try TemporaryWorkspace.example()
    let head = try workspace.text("Content/verbatim.yaml")
    try workspace.write(
      head + "\nvisibility: public\nbase-url: https://example.org/guides\n", to: "Content/verbatim.yaml")
    #expect(try workspace.run("release", "1.0", "--on", "2026-11-20", "-q").status == 0)
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    let feed = try workspace.text("output/site/ko/feed.xml")
    #expect(feed.contains("<title>배포 기록: 1.0</title>"))
    #expect(feed.contains("<updated>2026-11-20T00:00:00Z</updated>"))
  }
}
