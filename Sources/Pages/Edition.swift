import Claims
import Consistency
import Cores
import Diagnostics
import Guides

/// The site in one language: what every page of it shares.
struct Edition: Sendable {
  /// The site, as the page at hand looks at it.
  let site: SiteView
  /// Who reads a packet; nil for the site.
  var audience: PacketScope.Audience?
  private let shared: Shared

  /// What all pages of a language have in common. It never changes: values of pages are made by the ten thousand, and
  /// each of them holds its edition.
  private final class Shared: Sendable {
    let locale: LocaleCode
    let words: Words
    let language: LanguageData
    let rules: RuleSentence
    let scenarios: ScenarioSentence
    let conditions: ConditionWords
    let diagrams = Memo<FileLocation, PageRecord?>()

    init(_ site: Site, _ locale: LocaleCode) {
      self.locale = locale
      words = site.words[locale] ?? Words(locale: locale, entries: [:])
      language = LanguageData(locale)
      rules = RuleSentence(vocabulary: site.ledger.vocabulary, words: words, language: language)
      scenarios = ScenarioSentence(vocabulary: site.ledger.vocabulary, words: words, language: language)
      conditions = ConditionWords(
        vocabulary: site.ledger.vocabulary, words: words, language: language, locale: locale)
    }
  }

  init(site: Site, locale: LocaleCode) {
    self.site = SiteView(unnoted: site, reads: nil)
    shared = Shared(site, locale)
  }

  /// The edition for making one page, whose looks are noted.
  func noting(_ reads: PageReads) -> Edition { Edition(self, reads) }

  private init(_ edition: Edition, _ reads: PageReads) {
    site = SiteView(unnoted: edition.site.unnoted, reads: reads)
    audience = edition.audience
    shared = edition.shared
  }

  var locale: LocaleCode { shared.locale }
  var words: Words { shared.words }
  var language: LanguageData { shared.language }
  var rules: RuleSentence { shared.rules }
  var scenarios: ScenarioSentence { shared.scenarios }
  var conditions: ConditionWords { shared.conditions }
  /// The decision diagrams of matrices: a guide and its page of tables show the same.
  var diagrams: Memo<FileLocation, PageRecord?> { shared.diagrams }

  /// The ledger, as the page at hand looks at it.
  var ledger: LedgerView { LedgerView(site: site.unnoted, reads: site.reads) }

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
    files += ledger.sources.flatMap { QuotesPage.files($0, self) }
    for guide in site.unnoted.guides {
      files += pages(of: guide)
    }
    return files + MatrixData.files(self) + CaseData.files(self) + [SearchData.file(self)] + ChecklistFiles.files(self)
  }

  private func pages(of guide: Guide) -> [SiteFile] {
    func page(_ kind: PageAddress.GuidePage, _ make: @escaping @Sendable (Edition) -> Page) -> SiteFile {
      self.page(.guide(guide.id.text, kind), of: guide.id, make)
    }
    var files: [SiteFile] = []
    if let checklist = guide.checklist {
      files.append(page(.checklist) { ChecklistPage($0, guide, checklist($0.locale)).page() })
    }
    if !guide.matrices.isEmpty { files.append(page(.matrix) { MatrixPage($0, guide).page() }) }
    if let form = guide.scenario {
      files.append(page(.scenario) { CasePage($0, guide, form).page() })
    }
    if let faq = guide.faq { files.append(page(.faq) { FAQPage($0, guide, faq($0.locale)).page() }) }
    if let article = guide.article {
      files.append(page(.guide) { ArticlePage($0, guide, article($0.locale)).page() })
    }
    return files
  }

  /// A page of this language; `guide` is the guide that it belongs to.
  func page(
    _ address: PageAddress, of guide: GuideID? = nil, _ make: @escaping @Sendable (Edition) -> Page
  ) -> SiteFile {
    file("\(locale)/\(address.path)", of: guide) { .page(make($0)) }
  }

  /// A file of this language; `guide` is the guide that it belongs to.
  func file(
    _ path: String, of guide: GuideID? = nil, _ make: @escaping @Sendable (Edition) -> SiteFile.Content
  ) -> SiteFile {
    SiteFile(path: path, guide: guide) { reads in
      if let guide { reads.note(.guide(guide)) }
      return make(noting(reads))
    }
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
    site.claims(of: guide.id)
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
