import Foundation
import Testing

/// The commands for translators, as people run them.
@Suite struct TranslationTests {
  private static let checklist = "Content/guides/first/checklist.md"
  private static let notice = "Content/sources/notice/claims.md"

  @Test func `nothing to do changes no byte`() throws {
    let workspace = try TemporaryWorkspace.example()
    let before = try workspace.tree("Content")
    let update = try workspace.run("xliff", "update")
    #expect(update.status == 0 && update.output.contains("Everything is up to date."), "\(update.errors)")
    let export = try workspace.run("xliff", "export", "-o", "out", "--format", "xliff-1.2")
    #expect(export.status == 0, "\(export.errors)")
    let home = try workspace.run("xliff", "import", "out/ko/labels.xlf", "out/zh-Hans/guides/first/faq.xlf")
    #expect(home.status == 0, "\(home.errors)")
    #expect(home.output.contains("ko: 0 taken, 0 refused"))
    var after = try workspace.tree("Content")
    #expect(after.keys.filter { $0.hasPrefix("handoffs/") }.count == 2)
    for key in after.keys where key.hasPrefix("handoffs/") { after[key] = nil }
    #expect(after == before)
    #expect(try workspace.run("check", "--strict").status == 0)
  }

  @Test func `a translation goes out, comes home and is on the page`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("Ship the age notice", with: "Ship the notice on age", in: Self.checklist)
    let stale = try workspace.run("check", "--color", "never")
    #expect(stale.status == 0 && stale.errors.contains("[stale-translation]"))
    #expect(try workspace.run("xliff", "export", "-l", "ko", "--only", "open", "-o", "out").status == 0)
    let text = try workspace.text("out/ko/guides/first/checklist.xlf")
    #expect(text.ranges(of: "<unit ").count == 1)
    let start = try #require(text.firstRange(of: "<target>")).upperBound
    let end = try #require(text.firstRange(of: "</target>")).lowerBound
    let done = text.replacingCharacters(in: start..<end, with: "새 제목").replacing("\"initial\"", with: "\"translated\"")
    try workspace.write(done, to: "out/ko/guides/first/checklist.xlf")
    let dry = try workspace.run("xliff", "import", "out/ko/guides/first/checklist.xlf", "--dry-run")
    #expect(dry.output.contains("ko: 1 taken, 0 refused, 0 unchanged.") && dry.output.contains("Nothing was written."))
    let home = try workspace.run("xliff", "import", "out/ko/guides/first/checklist.xlf")
    #expect(home.output.contains("wrote Content/locales/ko/guides/first/checklist.xlf"), "\(home.errors)")
    #expect(try workspace.run("build").status == 0)
    #expect(try workspace.text("output/site/ko/first/checklist.html").contains("새 제목"))
    // Chinese did not come home: the page says so and shows the original.
    let chinese = try workspace.text("output/site/zh-Hans/first/checklist.html")
    #expect(chinese.contains("Ship the notice on age") && chinese.contains("译文已过时"))
  }

  @Test func `a folder for exchange is kept in step from both sides`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("xliff", "sync", "exchange").status == 0)
    let first = try workspace.tree("exchange")
    #expect(first.count == 10)
    #expect(try workspace.run("xliff", "sync", "exchange").status == 0)
    #expect(try workspace.tree("exchange") == first)

    let path = "exchange/ko/guides/first/faq.xlf"
    let text = try workspace.text(path)
    let start = try #require(text.firstRange(of: "<target>")).upperBound
    let end = try #require(text.firstRange(of: "</target>")).lowerBound
    try workspace.write(text.replacingCharacters(in: start..<end, with: "자주 묻는 것"), to: path)
    let taken = try workspace.run("xliff", "sync", "exchange")
    #expect(taken.output.contains("ko: 1 taken, 0 refused"), "\(taken.errors)")
    #expect(try workspace.text("Content/locales/ko/guides/first/faq.xlf").contains("자주 묻는 것"))
    #expect(try workspace.text(path).contains("자주 묻는 것"))
  }

  @Test func `a refused translation stays in the folder for exchange and says why`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("xliff", "sync", "exchange")
    let path = "exchange/ko/guides/first/checklist.xlf"
    let text = try workspace.text(path)
    let unit = try #require(text.firstRange(of: "<ph id=\"q1\"") ?? text.firstRange(of: "<ph id=\"c1\""))
    let target = try #require(text[unit.upperBound...].firstRange(of: "<target>"))
    let end = try #require(text[target.upperBound...].firstRange(of: "</target>")).lowerBound
    try workspace.write(text.replacingCharacters(in: target.upperBound..<end, with: "코드가 없는 번역"), to: path)
    let run = try workspace.run("xliff", "sync", "exchange")
    #expect(run.status == 1 && run.errors.contains("is missing"))
    let kept = try workspace.text(path)
    #expect(kept.contains("코드가 없는 번역") && kept.contains("vb:refused"))
  }

  @Test func `a review is recorded, asked for by the build, and void after an edit`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("build", "--require", "ko=translated").status == 0)
    let behind = try workspace.run("build", "--require", "ko=reviewed")
    #expect(behind.status == 1 && behind.errors.contains("translations are not as far as asked for"))
    let all = ["labels", "glosses", "guides/first/checklist", "guides/first/faq"]
    let review = try Tool.run(
      ["review"] + all + ["-l", "ko", "--as", "reviewed", "--by", "Kim", "--role", "editor"], in: workspace.path)
    #expect(review.status == 0, "\(review.errors)")
    #expect(try workspace.run("build", "--require", "ko=reviewed").status == 0)
    try workspace.replace("Ship the age notice", with: "Ship the notice on age", in: Self.checklist)
    let check = try workspace.run("check", "--color", "never")
    #expect(check.errors.contains("no longer counts: the original changed since Kim reviewed it"))
    #expect(try workspace.run("build", "--require", "ko=reviewed").status == 1)
    let confirmed = try workspace.run(
      "review", "guides/first/checklist#title", "-l", "ko", "--as", "translated", "--by", "Kim")
    #expect(confirmed.status == 0, "\(confirmed.errors)")
    let after = try workspace.run("check", "--color", "never").errors
    #expect(!after.contains("the translation of 'title' in ko") && after.contains("the review of 'title' in ko"))
    let again = try workspace.run("review", "guides/first/checklist", "-l", "ko", "--as", "final", "--by", "Kim")
    #expect(again.status == 0, "\(again.errors)")
    #expect(!(try workspace.run("check", "--color", "never").errors.contains("in ko")))
    #expect(try workspace.run("build", "--require", "ko=reviewed").status == 0)
    #expect(try workspace.run("build", "--require", "ko=final").status == 1)
  }

  @Test func `status is told as text, as JSON and on the team's page of each language`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("Ship the age notice", with: "Ship the notice on age", in: Self.checklist)
    let text = try workspace.run("xliff", "status", "--words")
    #expect(text.output.contains("guides/first/checklist, all: "))
    #expect(text.output.contains("guides/first/checklist, changed, 75 to 99 % alike: 5 words, 18 characters"))
    #expect(text.output.contains("  1 texts block a release as translated:"))
    let json = try JSON.object(try workspace.run("xliff", "status", "--format", "json").output)
    #expect((json["documents"] as? [Any])?.count == 8)
    #expect(try workspace.run("build").status == 0)
    for (locale, words) in [
      ("en", "Out of date: the text changed after this was translated."), ("zh-Hans", "已过时：译后文字有改动。"),
      ("ko", "최신 아님: 번역 후 텍스트가 바뀌었습니다."),
    ] {
      let page = try workspace.text("output/team/\(locale)/translations.html")
      #expect(page.contains("<html lang=\"\(locale)\">") && page.contains(words))
      #expect(page.contains("<a href=\"../../site/ko/first/checklist.html\"><code>title</code></a>"))
      #expect(!page.contains("<script") && !page.contains("src="))
    }
    #expect(try workspace.text("output/team/translations.json").contains("\"guides/first/checklist\""))
    #expect(try workspace.tree("output/site").keys.allSatisfy { !$0.contains("translations") })
  }

  @Test func `links of the team's page lead to the texts`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("Elsewhere the notice is not", with: "Elsewhere the notice is never", in: Self.checklist)
    try workspace.replace("must show the notice", with: "must at once show the notice", in: Self.notice)
    #expect(try workspace.run("build").status != 2)
    let page = try workspace.text("output/team/en/translations.html")
    let links = page.matches(of: #/href="\.\./\.\./site/([^"#]+)#?([^"]*)"/#)
    #expect(links.contains { $0.2 == "leave-it-out" })
    for link in links {
      let target = try workspace.text("output/site/\(link.1)")
      #expect(link.2.isEmpty || target.contains("id=\"\(link.2)\""), "\(link.0)")
    }
  }

  @Test
  func `an export carries a preview with an anchor for every unit, without script or address, in which all is escaped`()
    throws
  {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("Ship the age notice", with: "Ship the \"age\" & notice", in: Self.checklist)
    #expect(try workspace.run("xliff", "export", "-l", "ko", "-o", "out").status == 0)
    let preview = try workspace.text("out/ko/preview.html")
    #expect(!preview.contains("<script") && !preview.contains("src=") && !preview.contains("http:"))
    for path in try workspace.tree("out/ko").keys.sorted() where path.hasSuffix(".xlf") {
      let text = try workspace.text("out/ko/\(path)")
      for anchor in text.matches(of: #/preview\.html#([^;<]+)/#) {
        #expect(preview.contains("<tr id=\"\(anchor.1)\">"), "\(anchor.1)")
      }
    }
    #expect(preview.contains("Ship the &quot;age&quot; &amp; notice"))
  }

  @Test func `the publisher's own translation outranks ours on the page, and says so`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("build").status == 0)
    let path = "output/site/ko/sources/notice.html"
    let before = try workspace.text(path)
    #expect(before.contains("비공식 번역") && !before.contains("게시자가 제공한 번역"))
    let source = try workspace.text("Content/sources/notice/source.yaml")
    try workspace.write(source + "language: ko\n", to: "Content/sources/notice-ko/source.yaml")
    try workspace.write(
      "## western-notice\n> 서부 6개국의 앱은 연령 안내를 표시해야 합니다.\ntranslates: notice/western-notice\n",
      to: "Content/sources/notice-ko/claims.md")
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    let page = try workspace.text(path)
    #expect(page.contains("게시자가 제공한 번역") && page.contains("서부 6개국의 앱은 연령 안내를 표시해야 합니다."))
    // For programs, and in a packet, they are told apart as well.
    let claims = try #require(
      try JSON.object(try workspace.text("output/site/claims.json"))["claims"] as? [[String: Any]])
    let own = claims.compactMap { claim in
      (claim["publisher-translations"] as? [String: String]).map { "\(claim["id"] ?? ""): \($0)" }
    }
    #expect(own == [#"notice/western-notice: ["ko": "notice-ko/western-notice"]"#])
    #expect(try workspace.run("packet", "-o", "review", "-q").status == 0)
    let quotes = try #require(try JSON.object(try workspace.text("review/content.json"))["quotes"] as? [[String: Any]])
    let translations = quotes.flatMap { $0["translations"] as? [[String: String]] ?? [] }
    #expect(translations.compactMap { $0["publisherQuote"] } == ["notice-ko/western-notice"])
    #expect(translations.count > 2)
    #expect(try workspace.text("review/packet.ko.html").contains("그중 1개는 게시자가 제공한 번역이며"))
    let table = try workspace.text("review/tables/ko/quotes.csv")
    #expect(table.contains("게시자가 제공한 번역: notice-ko/western-notice"))
    #expect(table.contains("비공식 번역"))
  }

  @Test func `a file is judged by itself`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("xliff", "check", "Content/locales/ko/labels.xlf").status == 0)
    try workspace.write("<xliff version=\"2.1\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", to: "bad.xlf")
    let run = try workspace.run("xliff", "check", "bad.xlf", "--color", "never")
    #expect(run.status == 1 && run.errors.contains("bad.xlf:1:1: error"))
  }
}
