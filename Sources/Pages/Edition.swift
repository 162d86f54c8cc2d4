import Claims
import Consistency
import Guides

/// The site in one language: what every page of it shares.
struct Edition {
  let site: Site
  let locale: LocaleCode
  let words: Words
  let language: LanguageData
  let rules: RuleSentence
  let scenarios: ScenarioSentence
  let conditions: ConditionWords

  init(site: Site, locale: LocaleCode) {
    self.site = site
    self.locale = locale
    words = site.words[locale] ?? Words(locale: locale, entries: [:])
    language = LanguageData(locale)
    rules = RuleSentence(vocabulary: site.ledger.vocabulary, words: words, language: language)
    scenarios = ScenarioSentence(vocabulary: site.ledger.vocabulary, words: words, language: language)
    conditions = ConditionWords(
      vocabulary: site.ledger.vocabulary, words: words, language: language, locale: locale)
  }

  var ledger: Ledger { site.ledger }
  var publication: Publication { ledger.publication }

  /// The title of the whole site.
  var siteTitle: String { publication.title(locale) }

  /// All pages of this language.
  func pages() -> [Page] {
    var pages = [
      HomePage(self).page(), SourcesPage(self).page(), DisagreementsPage(self).page(), SearchPage(self).page(),
      TopicsPage(self).page(), ChangesPage(self).page(),
    ]
    pages += RegisterPage(self).pages()
    pages += ledger.sources.filter { source in ledger.claims.contains { $0.id.source == source.id } }
      .map { QuotesPage(self, $0).page() }
    for guide in site.guides {
      if let checklist = guide.checklist { pages.append(ChecklistPage(self, guide, checklist(locale)).page()) }
      if !guide.matrices.isEmpty { pages.append(MatrixPage(self, guide).page()) }
      if let cases = site.cases[guide.id] { pages.append(CasePage(self, guide, cases).page()) }
      if let faq = guide.faq { pages.append(FAQPage(self, guide, faq(locale)).page()) }
      if let article = guide.article { pages.append(ArticlePage(self, guide, article(locale)).page()) }
    }
    return pages
  }

  /// The title of a guide: that of its prose, its checklist or its questions.
  func title(_ guide: Guide) -> String {
    guide.article?(locale).head.title ?? guide.checklist?(locale).head.title ?? guide.faq?(locale).head.title
      ?? guide.id.text
  }

  /// The findings that touch any of some claims, in the order of the report.
  func findings(about claims: Set<ClaimID>) -> [Finding] {
    site.findings(about: claims)
  }

  /// The claims that a guide leans on.
  func claims(of guide: Guide) -> Set<ClaimID> {
    Set(site.uses.filter { $0.value.contains { $0.guide == guide.id } }.keys)
  }

  /// How far sources agree about a claim, for the mark beside it.
  func mark(_ claim: ClaimID) -> Mark {
    let touching = findings(about: [claim]).filter { $0.verdict != .resolved }
    if touching.contains(where: { $0.needsDecision || $0.isOpen }) { return .disputed }
    if ledger.claim(claim)?.report != nil { return .inferred }
    return .settled
  }
}

extension Finding {
  /// Whether it is recorded as open.
  var isOpen: Bool {
    if case .open = state { return true }
    return false
  }

  /// Whether readers must be told that nothing was decided.
  var isUnsettled: Bool { verdict != .resolved && (needsDecision || isOpen) }
}

/// A mark that says how far something can be relied on; never by colour alone.
enum Mark: String {
  case settled, disputed, inferred, silent, outdated, decided, partial
  case none = "not-defined"

  var symbol: String {
    switch self {
    case .settled: "●"
    case .disputed: "▲"
    case .inferred: "◇"
    case .silent: "○"
    case .outdated: "↻"
    case .decided: "✓"
    case .partial: "◐"
    case .none: "–"
    }
  }

  /// The mark's kind, symbol and label.
  func value(_ words: Words) -> PageRecord {
    ["kind": .text(rawValue), "symbol": .text(symbol), "label": .text(words("mark-\(rawValue)"))]
  }
}
