import Foundation
import Testing

/// The commands for translators, as people run them.
@Suite struct TranslationTests {
  private static let checklist = "Content/guides/first/checklist.md"

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
    #expect(!(try workspace.run("check", "-q", "--color", "never").errors.contains("in ko")))
  }

  @Test func `status is told as text, as JSON and on the team's page`() throws {
    let workspace = try TemporaryWorkspace.example()
    let text = try workspace.run("xliff", "status", "--words")
    #expect(text.output.contains("guides/first/checklist") && text.output.contains("words"))
    let json = try JSON.object(try workspace.run("xliff", "status", "--format", "json").output)
    #expect((json["documents"] as? [Any])?.count == 8)
    _ = try workspace.run("build")
    #expect(try workspace.text("output/team/translations.html").contains("guides/first/faq"))
    #expect(try workspace.tree("output/site").keys.allSatisfy { !$0.contains("translations") })
  }

  @Test func `a file is judged by itself`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("xliff", "check", "Content/locales/ko/labels.xlf").status == 0)
    try workspace.write("<xliff version=\"2.1\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", to: "bad.xlf")
    let run = try workspace.run("xliff", "check", "bad.xlf", "--color", "never")
    #expect(run.status == 1 && run.errors.contains("bad.xlf:1:1: error"))
  }

  // MARK: Another language

  @Test func `Japanese needs no code: a tag, an update, an import`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("zh-Hans, ko]", with: "zh-Hans, ko, ja]", in: "Content/verbatim.yaml")
    let update = try workspace.run("xliff", "update")
    #expect(update.status == 0 && update.output.contains("wrote Content/locales/ja/labels.xlf"), "\(update.errors)")
    _ = try workspace.run("xliff", "export", "-l", "ja", "-o", "out")
    let path = "out/ja/guides/first/checklist.xlf"
    let text = try workspace.text(path)
    let source = try #require(text.firstRange(of: "</source>"))
    let done = text.replacingCharacters(in: source, with: "</source><target>年齢の通知を出す</target>")
      .replacing("<segment id=\"s\">", with: "<segment id=\"s\" state=\"translated\">")
    try workspace.write(done, to: path)
    let home = try workspace.run("xliff", "import", path)
    #expect(home.output.contains("ja: 1 taken"), "\(home.output)\(home.errors)")
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    let page = try workspace.text("output/site/ja/first/checklist.html")
    #expect(page.contains("<html lang=\"ja\">") && page.contains("年齢の通知を出す"))
    #expect(try workspace.run("xliff", "check", "-l", "ja").status == 0)
  }

  @Test func `the made-up language puts every word of every page in brackets`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("zh-Hans, ko]", with: "zh-Hans, ko, en-XA]", in: "Content/verbatim.yaml")
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    let site = try workspace.tree("output/site")
    let pages = site.filter { $0.key.hasPrefix("en-XA/") && $0.key.hasSuffix(".html") }
    #expect(pages.count >= 6)
    for (path, data) in pages.sorted(by: { $0.key < $1.key }) {
      for words in HardCodedWords.all(in: String(decoding: data, as: UTF8.self)) {
        Issue.record("\(path): '\(words)' is not translated")
      }
    }
  }
}

/// The words of a page that stand outside of the brackets of the made-up language.
enum HardCodedWords {
  /// Runs of text without brackets that have a word in them; what is in another language by its `lang`, code, names that
  /// authors gave in data (titles of documents, publishers) and numbers are no such words.
  static func all(in html: String) -> [String] {
    var found: [String] = []
    var depth = 0
    /// The elements that hold what is not translated, and the depth of brackets.
    var foreign: [String] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      take(String(rest[..<open]), &depth, foreign.isEmpty, &found)
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      if tag.hasPrefix("/") {
        if let last = foreign.last, last == name { foreign.removeLast() }
        continue
      }
      let isVoid = ["meta", "link", "br", "hr", "input", "img"].contains(name) || tag.hasSuffix("/")
      let isForeign =
        ["code", "pre", "script", "style", "time"].contains(name) || tag.contains("lang=\"en\"")
        || tag.contains("lang=\"zh") || tag.contains("lang=\"ko") || tag.contains("class=\"document")
        || tag.contains("class=\"publisher")
      if !isVoid, isForeign || !foreign.isEmpty, foreign.isEmpty || foreign.last == name || isForeign {
        if isForeign || foreign.last == name { foreign.append(name) }
      }
    }
    return found
  }

  private static func take(_ text: String, _ depth: inout Int, _ counts: Bool, _ found: inout [String]) {
    var outside = ""
    for character in text {
      if character == "⟦" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == "⟧" { depth = max(0, depth - 1) }
    }
    guard counts else { return }
    let words = outside.replacing("&amp;", with: "&").replacing("&#39;", with: "’").split(separator: " ")
      .filter { $0.count { $0.isLetter } >= 3 }
    if !words.isEmpty { found.append(words.joined(separator: " ")) }
  }
}
