import Foundation
import Testing

/// Languages that no line of code knows: one that is translated into, and one that is made up.
@Suite struct AnotherLanguageTests {
  /// The shipped content in a folder of its own, public, with more languages.
  private static func shipped(and languages: String) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    let content = URL(filePath: "\(Tool.checkout)/Content").resolvingSymlinksInPath()
    try FileManager.default.copyItem(at: content, to: URL(filePath: "\(workspace.path)/Content"))
    let file = "Content/verbatim.yaml"
    try workspace.replace("[en, zh-Hans, ko]", with: "[en, zh-Hans, ko, \(languages)]", in: file)
    try workspace.replace(
      "visibility: internal", with: "visibility: public\nbase-url: https://guides.example/", in: file)
    return workspace
  }

  @Test func `the made-up language puts every visible word of the whole site in brackets`() throws {
    let workspace = try Self.shipped(and: "en-XA")
    let build = try workspace.run("build")
    #expect(build.status == 0, "\(build.errors)")
    let site = try workspace.tree("output/site")
    let known = try GivenWords(workspace)
    let pages = site.filter { $0.key.hasPrefix("en-XA/") && $0.key.hasSuffix(".html") }
    // Every page is there in every language.
    let english = site.keys.filter { $0.hasPrefix("en/") }.map { $0.dropFirst(3) }
    for locale in ["en-XA", "zh-Hans", "ko"] {
      let own = site.keys.filter { $0.hasPrefix("\(locale)/") }.map { $0.dropFirst(locale.count + 1) }
      #expect(Set(own) == Set(english))
    }
    var seen: Set<HardCodedWords.Kind> = []
    var texts: [String: String] = [:]
    for (path, data) in pages.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: data, as: UTF8.self)
      for found in HardCodedWords.all(in: text) {
        seen.insert(found.kind)
        if found.text.contains(where: { $0.isASCII && $0.isLetter }) { texts[found.text] = "\(found.kind) of \(path)" }
      }
    }
    let hardCoded = texts.compactMap { text, place in known.unknown(in: text).map { "\(place): \($0)" } }
    #expect(hardCoded.sorted() == [])
    // What the test is about was really there to be looked at.
    #expect(seen == Set(HardCodedWords.Kind.allCases))
  }

  @Test func `words that scripts show come from the pages`() throws {
    for name in ["script.js", "case.js", "search.js"] {
      let script = try String(contentsOfFile: "\(Tool.checkout)/Templates/\(name)", encoding: .utf8)
      let code = script.replacing(#/(?m)^\s*\/\/.*$/#, with: "").replacing(#/(?s)\/\*.*?\*\//#, with: "")
      // A text for readers is a literal with a blank between two words, or one that is put into a text.
      for literal in code.matches(of: #/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/#) {
        let words = String(literal.1 ?? literal.2 ?? literal.3 ?? "").replacing(#/\$\{[^}]*\}/#, with: " ")
        let isSelector = words.contains(#/[\[\].#=:>]/#) || words == "use strict"
        #expect(isSelector || !words.contains(#/[A-Za-z]{2,} [A-Za-z]{2,}/#), "\(name): '\(words)'")
      }
      for shown in code.matches(of: #/(?:textContent|innerText|title|alt|placeholder|ariaLabel)\s*=\s*["'`]([^"'`]*)/#)
      {
        #expect(!String(shown.1).contains(#/[A-Za-z]{2,}/#), "\(name): '\(shown.1)'")
      }
    }
  }

  @Test func `Japanese needs no code: a tag, an update, an import`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.replace("zh-Hans, ko]", with: "zh-Hans, ko, ja]", in: "Content/verbatim.yaml")
    let update = try workspace.run("xliff", "update")
    #expect(update.status == 0 && update.output.contains("wrote Content/locales/ja/labels.xlf"), "\(update.errors)")
    #expect(try workspace.run("xliff", "update").output.contains("Everything is up to date."))
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
    #expect(page.contains("hreflang=\"ja\""))
    // The tool's own words are borrowed until there are some; dates and countries are Japanese at once.
    #expect(page.contains("2026年11月30日"))
    #expect(try workspace.text("output/site/ja/first/matrix.html").contains("オランダ"))
    // What is not translated is shown in the original, and says so by its language.
    #expect(page.contains("lang=\"en\""))
    #expect(try workspace.run("xliff", "check", "-l", "ja").status == 0)
    // Checks that the language has no rules for fall back to those of all languages.
    try workspace.write(done.replacing("年齢の通知を出す", with: "年齢の通知を出す {.x} "), to: path)
    #expect(try workspace.run("xliff", "import", path).status == 0)
    #expect(try workspace.run("xliff", "check", "-l", "ja", "--color", "never").errors.contains("[translation-markup]"))
    // Words of its own need a file, and nothing else.
    try workspace.remove("Content/locales/ja/words.xlf")
    let english = try String(contentsOfFile: "\(Tool.checkout)/Templates/words/en.yaml", encoding: .utf8)
    try workspace.write(
      english.replacing("skip: \"Skip to the text\"", with: "skip: \"本文へ\""), to: "Templates/words/ja.yaml")
    #expect(try workspace.run("build").status == 0)
    #expect(try workspace.text("output/site/ja/index.html").contains("本文へ"))
  }
}
