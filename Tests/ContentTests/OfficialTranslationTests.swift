import Claims
import Content
import TestSupport
import Testing
import Workspace

/// Quotes that are their publisher's own translation of another one.
@Suite struct OfficialTranslationTests {
  private static let original =
    "# A\n\n## asks\n> You must ask.\n\n## told\nreported by: page, line 1\n\nOne is told.\n"

  private func load(_ translation: String, language: String = "ko") throws -> LoadedContent {
    let folder = try TemporaryFolder()
    try folder.write(
      "title: T\npublisher: P\nlocales: [en, ko]\nas-of: 2026-11-30\n", to: "verbatim.yaml")
    let record = "publisher: P\nkind: api-reference\n"
    try folder.write("title: Page\n\(record)", to: "sources/page/source.yaml")
    try folder.write(Self.original, to: "sources/page/claims.md")
    try folder.write("title: 페이지\n\(record)language: \(language)\n", to: "sources/page-ko/source.yaml")
    try folder.write("# 가\n\n## asks\n> 물어야 합니다.\n\(translation)\n", to: "sources/page-ko/claims.md")
    return ContentLoader.load(try Folder(folder.path, prefix: "Content"))
  }

  @Test func `it outranks ours, and says whose words it is`() throws {
    let content = try load("translates: page/asks")
    #expect(!content.diagnostics.hasErrors)
    let (id, korean) = (try #require(ClaimID("page/asks")), try #require(LocaleCode("ko")))
    let gloss = try #require(content.ledger?.translation(of: id, in: korean))
    #expect(gloss.text == "물어야 합니다." && gloss.isOfficial && gloss.official?.description == "page-ko/asks")
    #expect(content.ledger?.glosses.count == 1)
  }

  @Test(arguments: [
    ("translates: page/ask", "ko", "there is no quoted statement 'page/ask'; did you mean 'page/asks'?"),
    ("translates: page/asks", "en", "a translation is in another language; this document is in en, as ours are"),
    ("translates: page-ko/asks", "ko", "a quote is no translation of itself"),
    ("translates: page/told", "ko", "only a quote can be translated; 'page/told' is a report"),
    (
      "translates: page/asks\n\n## again\n> 물어야 한다.\ntranslates: page/asks", "ko",
      "'page/asks' has a second translation of its publisher in ko"
    ),
  ])
  func `what cannot be one is reported at its place`(line: String, language: String, message: String) throws {
    let content = try load(line, language: language)
    let found = content.diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.path == "Content/sources/page-ko/claims.md")
  }
}
