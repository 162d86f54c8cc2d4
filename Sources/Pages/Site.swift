public import Claims
public import Consistency
import Cores
import Diagnostics
public import Evidence
public import Guides

/// Everything that pages are made from, in all languages. It never changes, and is shared by all who look at it: a copy
/// would cost more than what most of them do with it.
public final class Site: Sendable {
  /// What is known.
  public let ledger: Ledger
  /// The guides, sorted by id.
  public let guides: [Guide]
  /// What the checker found.
  public let report: ConsistencyReport
  /// Answers what happens in a case.
  public let evaluator: Evaluator
  /// Whether each quote stands in its document; nil where nobody looked.
  public let evidence: EvidenceReport?
  /// The releases that were recorded.
  public let releases: RecordedReleases
  /// The tool's own words, by language.
  public let words: [LocaleCode: Words]
  /// Where the tiles of the map stand.
  let tiles: TilePositions
  /// Where each claim is used.
  let uses: [ClaimID: [ClaimPlace]]
  /// The claims that each guide leans on.
  let claimsOfGuide: [GuideID: Set<ClaimID>]
  /// The findings that each claim takes part in, as positions in the report.
  private let findingsOfClaim: [ClaimID: [Int]]
  /// The findings by id, as positions in the report.
  private let findingIndex: [String: Int]
  private let rows = Memo<FileLocation, [MatrixRow]>()
  private let cases = Memo<GuideID, GuideCases>()
  private let firstLooks = Memo<FileLocation, [FirstLook.Row]>()
  /// The words of quotes beside those of another quote, by both texts: the same in every language.
  let comparedQuotes = Memo<[String], [QuotePiece]>()
  /// Links to sentences, which are the same in every language.
  let fragments = Memo<ClaimID, TextFragment?>()
  private let guideIndex: [GuideID: Int]
  /// The page of its document that a quote is on, where that is not the first.
  private let laterPages: [ClaimID: Int]

  /// A site.
  public init(
    ledger: Ledger, guides: [Guide], report: ConsistencyReport, evaluator: Evaluator, words: [LocaleCode: Words],
    tiles: TilePositions = TilePositions([:]),
    evidence: EvidenceReport? = nil, releases: RecordedReleases = RecordedReleases([]) { _ in [] }
  ) {
    self.ledger = ledger
    self.guides = guides
    self.report = report
    self.evaluator = evaluator
    self.words = words
    self.evidence = evidence
    self.releases = releases
    self.tiles = tiles
    var later: [ClaimID: Int] = [:]
    for source in ledger.sources {
      for (offset, claim) in ledger.claims(of: source.id).enumerated().dropFirst(QuotesPage.size) {
        later[claim.id] = offset / QuotesPage.size
      }
    }
    laterPages = later
    guideIndex = Dictionary(guides.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    uses = ClaimPlace.uses(in: guides)
    var ofGuide: [GuideID: Set<ClaimID>] = [:]
    for (claim, places) in uses { for place in places { ofGuide[place.guide, default: []].insert(claim) } }
    claimsOfGuide = ofGuide
    var findings: [ClaimID: [Int]] = [:]
    for (index, finding) in report.findings.enumerated() {
      for claim in Set(finding.sides.map { $0.claim }) { findings[claim, default: []].append(index) }
    }
    findingsOfClaim = findings
    findingIndex = Dictionary(report.findings.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  // What is the same in every language, worked out once, and only where a page asks for it.

  /// The rows of a matrix.
  func rows(of matrix: Matrix) -> [MatrixRow] { rows(matrix.location) { MatrixTable.rows(matrix, evaluator) } }

  /// What the first screen of a guide compares: a cell an outcome, by place and state.
  func firstLook(at matrix: Matrix) -> [FirstLook.Row] {
    firstLooks(matrix.location) { FirstLook.rows(matrix, evaluator) }
  }

  /// What the page of single cases of a guide, made from its form, rests on.
  func cases(of guide: Guide, _ form: ScenarioForm) -> GuideCases { cases(guide.id) { GuideCases(form, evaluator) } }

  /// Works out on all cores what the pages of some guides are going to ask for: it is the dearest part of a build.
  public func prepare(_ wanted: Set<GuideID>) {
    let guides = guides.filter { wanted.contains($0.id) }
    let work =
      guides.flatMap { guide in guide.matrices.map { matrix in { @Sendable in _ = self.rows(of: matrix) } } }
      + guides.flatMap { guide in
        guide.matrices.prefix(1).map { matrix in { @Sendable in _ = self.firstLook(at: matrix) } }
      }
      + guides.compactMap { guide in guide.scenario.map { form in { @Sendable in _ = self.cases(of: guide, form) } } }
    _ = Parallel.map(work) { $0() }
  }

  /// The page that a quote is on.
  func page(of claim: ClaimID) -> PageAddress { .quotes(claim.source, page: laterPages[claim] ?? 0) }

  /// The guide with an id.
  func guide(_ id: GuideID) -> Guide? { guideIndex[id].map { guides[$0] } }

  /// The findings that touch any of some claims, in the order of the report.
  func findings(about claims: Set<ClaimID>) -> [Finding] {
    Set(claims.flatMap { findingsOfClaim[$0] ?? [] }).sorted().map { report.findings[$0] }
  }

  /// The finding with an id.
  func finding(_ id: String) -> Finding? { findingIndex[id].map { report.findings[$0] } }

  /// The findings with some ids, in the order of the report, those that the text itself settles aside.
  func unresolved(_ ids: some Sequence<String>) -> [Finding] {
    Set(ids.compactMap { findingIndex[$0] }).sorted().map { report.findings[$0] }.filter { $0.verdict != .resolved }
  }

  /// All pages and data in all languages, sorted by path.
  public func files() -> [SiteFile] {
    let editions = ledger.publication.locales.map { Edition(site: self, locale: $0) }
    var files = editions.flatMap { $0.files() }
    if let first = editions.first {
      files.append(
        SiteFile(ofEverything: PageAddress.home.path) { .page(RootPage(first, editions: editions).page()) })
      files += [ClaimsJSON.file(self, editions), MatrixJSON.file(self)]
      // What only a public site has; the pages are those of every language.
      let own = first.locale.tag.utf8.count + 1
      let paths = first.files().filter { $0.path.hasSuffix(".html") }.map { String($0.path.dropFirst(own)) }
      files += PublicFiles(self, editions)?.files(paths.sorted()) ?? []
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

/// A place in a guide that leans on a claim.
public struct ClaimPlace: Hashable, Sendable {
  /// The guide.
  public let guide: GuideID
  /// The page of the guide.
  let page: PageAddress.GuidePage
  /// The step or question; nil for the page as a whole.
  public let anchor: String?

  /// The page's path below the folder of its language.
  public var path: String { PageAddress.guide(guide.text, page).path }

  /// Every place in the guides, by claim, each once, in the order of the guides.
  public static func uses(in guides: [Guide]) -> [ClaimID: [ClaimPlace]] {
    var uses: [ClaimID: [ClaimPlace]] = [:]
    func add(_ found: [ClaimUse], _ guide: Guide, _ page: PageAddress.GuidePage, _ anchor: String?) {
      let place = ClaimPlace(guide: guide.id, page: page, anchor: anchor)
      for use in found {
        guard let id = ClaimID(use.reference.description), uses[id]?.contains(place) != true else { continue }
        uses[id, default: []].append(place)
      }
    }
    for guide in guides {
      for step in guide.checklist?.original.steps ?? [] { add(step.claimUses, guide, .checklist, step.id.text) }
      for question in guide.faq?.original.questions ?? [] { add(question.claimUses, guide, .faq, question.id.text) }
      if let article = guide.article?.original { add(article.body.claimUses, guide, .guide, nil) }
    }
    return uses
  }
}
