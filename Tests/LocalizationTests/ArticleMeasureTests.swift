import Claims
import Diagnostics
import Localization
import Testing

/// The measure: what is wrong in the article's translations, as a careful reader lists it, is found, and nothing else.
@Suite(.enabled(if: ArticleWorkspace.isThere())) struct ArticleMeasureTests {
  /// A check with the lines on which it must report something, once for each time.
  private static let common: [DiagnosticID: [Int]] = [
    // The marks of an article's opening block.
    .translationMarkup: [3],
    // Quotations whose last mark, an American comma or period, is another one in the translation.
    .translationEndMark: [12, 12, 36, 42, 48, 60, 79, 79, 88, 88, 100],
    // Quotations of the publisher's prose without a translation beside them; names of controls need none.
    .glossMissing: [9, 9, 10, 10, 38, 88, 92],
  ]
  /// Inner marks that became other ones; the names of controls on line 48 stand in one quotation.
  private static let chinese: [DiagnosticID: [Int]] = [.translationQuote: [17, 48, 54]]

  @Test(arguments: ["ko", "zh-Hans"])
  func `every true finding is reported, and nothing false`(locale: String) throws {
    let article = try ArticleWorkspace()
    let checks = TranslationChecks(try #require(article.content.ledger))
    let findings = checks.findings(article.content.translations).filter { $0.locale.tag == locale }
    let expected = Self.common.merging(locale == "zh-Hans" ? Self.chinese : [:]) { $1 }
    for id in Set(findings.map(\.check)).union(expected.keys) {
      let found = findings.filter { $0.check == id }
      let lines = found.map { article.lines[$0.unit] ?? 0 }.sorted()
      #expect(lines == expected[id] ?? [], "\(id.rawValue): \(found.map(\.message))")
    }
  }

  @Test func `the seven steps that start again behind code are found once, in the original`() throws {
    let article = try ArticleWorkspace()
    let found = article.content.diagnostics.filter { $0.id == .translationList }
    #expect(found.count == 1)
    let others = article.content.diagnostics.filter { ![.translationList, .missingTranslation].contains($0.id) }
    #expect(others.map(\.message) == [])
  }
}
