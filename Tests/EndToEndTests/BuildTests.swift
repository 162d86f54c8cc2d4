import Foundation
import Testing

@Suite struct BuildTests {
  @Test func `a new workspace builds in three languages, checks clean and then has nothing to do`() throws {
    let workspace = try TemporaryWorkspace.example()
    let check = try workspace.run("check")
    #expect(check.status == 0, "\(check.errors)")
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.output.contains("Open output/site/index.html"))
    let site = try workspace.tree("output/site")
    for locale in ["en", "zh-Hans", "ko"] {
      for page in ["index", "sources", "disagreements", "first/checklist", "first/matrix", "first/faq"] {
        let html = String(decoding: try #require(site["\(locale)/\(page).html"]), as: UTF8.self)
        #expect(html.contains("<html lang=\"\(locale)\">"))
        #expect(!html.contains("{{"))
      }
    }
    let again = try workspace.run("build")
    #expect(again.status == 0)
    #expect(again.output.contains("Nothing has changed."))
    #expect(try workspace.tree("output/site") == site)
  }

  @Test func `an internal site is told to nobody, a public one to everybody`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let inside = try workspace.tree("output/site")
    for name in ["sitemap.xml", "robots.txt", "en/feed.xml"] { #expect(inside[name] == nil) }
    for name in ["claims.json", "matrix.json", "en/first/case.html", "ko/search-data.js", "en/first/checklist.md"] {
      #expect(inside[name] != nil, "\(name)")
    }
    let home = String(decoding: try #require(inside["en/index.html"]), as: UTF8.self)
    #expect(home.contains("noindex") && !home.contains("og:title") && !home.contains("rel=\"canonical\""))

    try workspace.replace(
      "publisher:", with: "visibility: public\nbase-url: https://guides.example/x\npublisher:",
      in: "Content/verbatim.yaml")
    let run = try workspace.run("build")
    #expect(run.status == 0, "\(run.errors)")
    let outside = try workspace.tree("output/site")
    let map = String(decoding: try #require(outside["sitemap.xml"]), as: UTF8.self)
    #expect(map.contains("<loc>https://guides.example/x/zh-Hans/first/faq.html</loc>"))
    #expect(map.contains("hreflang=\"x-default\" href=\"https://guides.example/x/en/first/faq.html\""))
    let faq = String(decoding: try #require(outside["ko/first/faq.html"]), as: UTF8.self)
    #expect(faq.contains("<link rel=\"canonical\" href=\"https://guides.example/x/ko/first/faq.html\">"))
    #expect(faq.contains("application/ld+json") && faq.contains("FAQPage") && !faq.contains("noindex"))
    #expect(outside["en/feed.xml"] != nil && outside["robots.txt"] != nil)
  }

  @Test func `the same content gives the same bytes from nothing, elsewhere, in another locale and time zone`() throws {
    let first = try TemporaryWorkspace.example()
    let second = try TemporaryWorkspace.example()
    _ = try first.run("build")
    _ = try Tool.run(
      ["build", "-w", "."], in: second.path,
      environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "zh_CN.UTF-8", "TZ": "Asia/Seoul"])
    #expect(try first.tree("output/site") == second.tree("output/site"))
  }

  @Test func `an error publishes nothing and leaves the former output whole`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let before = try workspace.tree("output/site")
    try workspace.replace("in western:", with: "in westren:", in: "Content/sources/notice/claims.md")
    let run = try workspace.run("build")
    #expect(run.status == 1)
    #expect(run.errors.contains("did you mean 'western'?"))
    #expect(run.errors.contains("Nothing was published: 1 error."))
    #expect(try workspace.tree("output/site") == before)
  }

  @Test func `a page that no longer belongs is removed, a foreign file stays`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    try workspace.write("mine", to: "output/site/notes.txt")
    try workspace.remove("Content/guides/first/faq.md")
    let run = try workspace.run("build")
    #expect(run.status == 0, "\(run.errors)")
    let site = try workspace.tree("output/site")
    #expect(site["en/first/faq.html"] == nil)
    #expect(site["notes.txt"] == Data("mine".utf8))
  }

  @Test func `a build after any edit equals a build from nothing`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    try workspace.replace("Your team", with: "Our team", in: "Content/verbatim.yaml")
    try workspace.replace(
      "Ship the age notice", with: "Ship the notice on age", in: "Content/guides/first/checklist.md")
    _ = try workspace.run("build")
    let grown = try workspace.tree("output/site")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/output")
    _ = try workspace.run("build")
    #expect(try workspace.tree("output/site") == grown)
  }

  @Test func `an output file that somebody changed is written again`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let page = try workspace.text("output/site/en/index.html")
    try workspace.write("broken", to: "output/site/en/index.html")
    _ = try workspace.run("build")
    #expect(try workspace.text("output/site/en/index.html") == page)
  }

  @Test func `a template with an unknown name is an error with its place, and nothing is published`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write("<p>{{words.skip}} {{titel}}</p>\n", to: "Templates/home.mustache")
    let run = try workspace.run("build", "--color", "never")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "Templates/home.mustache:1:21: error: unknown name 'titel'; did you mean 'title'? [unknown-name]"),
      "\(run.errors)")
    #expect(run.errors.contains("<p>{{words.skip}} {{titel}}</p>\n") && run.errors.contains("^~~~~\n"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/output/.staging"))
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/output/site"))
  }

  @Test func `flipping a rule changes the table, the quote's sentence and the data`() throws {
    let workspace = try TemporaryWorkspace.example()
    _ = try workspace.run("build")
    let before = try workspace.tree("output/site")
    try workspace.replace(
      "age-notice may be hidden", with: "age-notice must be shown", in: "Content/sources/notice/claims.md")
    let run = try workspace.run("build")
    #expect(run.status == 0, "\(run.errors)")
    let after = try workspace.tree("output/site")
    for page in ["en/first/matrix.html", "en/first/notice.json", "en/first/notice.csv", "ko/sources/notice.html"] {
      #expect(before[page] != after[page], "\(page) did not change")
    }
  }
}
