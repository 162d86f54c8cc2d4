import Claims
import Consistency
import Guides

/// The site in one language: what every page of it shares.
struct Edition: Sendable {
  let site: Site
  let locale: LocaleCode
  let words: Words
  let language: LanguageData
  let rules: RuleSentence
  let scenarios: ScenarioSentence
  let conditions: ConditionWords
  /// Who reads a packet; nil for the site.
  var audience: PacketScope.Audience?

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

  /// The title of a document for readers of the language, in the language that it is in.
  func documentTitle(_ id: SourceID) -> PageValue {
    guard let source = ledger.source(id) else { return .text(id.text) }
    return .title(source.title(locale), source.titleLanguage(locale), on: locale)
  }

  /// A person in the words of the language; an outside reader of a packet gets roles alone.
  func person(_ name: String) -> String { PersonName(words, showsNames: audience != .outside).text(name) }
  var publication: Publication { ledger.publication }

  /// The title of the whole site.
  var siteTitle: String { publication.title(locale) }

  /// All pages and data of this language.
  func files() -> [SiteFile] {
    var files = [
      page(.home) { HomePage($0).page() }, page(.sources) { SourcesPage($0).page() },
      page(.disagreements) { DisagreementsPage($0).page() }, page(.search) { SearchPage($0).page() },
      page(.topics) { TopicsPage($0).page() }, page(.changes) { ChangesPage($0).page() },
    ]
    files += RegisterPage(self).files()
    let quoted = Set(ledger.claims.map { $0.id.source })
    files += ledger.sources.filter { quoted.contains($0.id) }.map { source in
      page(.quotes(source.id)) { QuotesPage($0, source).page() }
    }
    for guide in site.guides {
      let address = { (kind: PageAddress.GuidePage) in PageAddress.guide(guide.id.text, kind) }
      if let checklist = guide.checklist {
        files.append(page(address(.checklist)) { ChecklistPage($0, guide, checklist($0.locale)).page() })
      }
      if !guide.matrices.isEmpty { files.append(page(address(.matrix)) { MatrixPage($0, guide).page() }) }
      if let cases = site.cases[guide.id] {
        files.append(page(address(.scenario)) { CasePage($0, guide, cases).page() })
      }
      if let faq = guide.faq { files.append(page(address(.faq)) { FAQPage($0, guide, faq($0.locale)).page() }) }
      if let article = guide.article {
        files.append(page(address(.guide)) { ArticlePage($0, guide, article($0.locale)).page() })
      }
    }
    return files + MatrixData.files(self) + CaseData.files(self) + [SearchData.file(self)] + ChecklistFiles.files(self)
  }

  func page(_ address: PageAddress, _ make: @escaping @Sendable (Edition) -> Page) -> SiteFile {
    SiteFile(path: "\(locale)/\(address.path)") { .page(make(self)) }
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

  /// How far sources agree about a claim, for the mark beside it: the least certain that holds.
  func mark(_ claim: ClaimID) -> Mark {
    let touching = findings(about: [claim]).filter { $0.verdict != .resolved }
    if touching.contains(where: { $0.needsDecision || $0.isOpen }) { return .disputed }
    if ledger.claim(claim)?.report != nil { return .reported }
    return touching.isEmpty ? .settled : .decided
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
  case settled, disputed, inferred, reported, silent, outdated, decided, partial
  case none = "not-defined"

  var symbol: String {
    switch self {
    case .settled: "●"
    case .disputed: "▲"
    case .inferred: "◇"
    case .reported: "◌"
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
