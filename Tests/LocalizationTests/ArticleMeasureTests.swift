import Diagnostics
import Localization
import Testing

/// The measure: what is wrong in the article's translations is found, and nothing else.
@Suite(.enabled(if: ArticleWorkspace.isThere())) struct ArticleMeasureTests {
  @Test func `shown`() throws {
    let article = try ArticleWorkspace()
    for one in article.content.diagnostics { Swift.print("DIAG", one.id.rawValue, one.message, one.location as Any) }
    let checks = TranslationChecks(try #require(article.content.ledger))
    for one in checks.findings(article.content.translations) {
      Swift.print("FIND", one.locale, article.lines[one.unit] ?? 0, one.check.rawValue, one.message)
    }
  }
}
