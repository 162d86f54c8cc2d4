public import Claims
public import Consistency
import Diagnostics
public import Evidence
public import Guides

/// Everything that pages are made from, in all languages.
public struct Site: Sendable {
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
  /// The tool's own words, by language.
  public let words: [LocaleCode: Words]
  /// Where the tiles of the map stand.
  let tiles: TilePositions
  /// The rows of every matrix, by the place of its declaration.
  let rows: [FileLocation: [MatrixRow]]
  /// Where each claim is used.
  let uses: [ClaimID: [ClaimPlace]]
  /// The findings that each claim takes part in, as positions in the report.
  private let findingsOfClaim: [ClaimID: [Int]]
  /// What the page of single cases of each guide rests on.
  let cases: [GuideID: GuideCases]
  /// What the first screen of each guide compares: a cell an outcome, by place and state.
  let firstLooks: [FileLocation: [FirstLook.Row]]

  /// A site.
  public init(
    ledger: Ledger, guides: [Guide], report: ConsistencyReport, evaluator: Evaluator, words: [LocaleCode: Words],
    tiles: TilePositions = TilePositions([:]),
    evidence: EvidenceReport? = nil
  ) {
    self.ledger = ledger
    self.guides = guides
    self.report = report
    self.evaluator = evaluator
    self.words = words
    self.evidence = evidence
    self.tiles = tiles
    rows = Dictionary(
      guides.flatMap { $0.matrices }.map { ($0.location, MatrixTable.rows($0, evaluator)) }
    ) { first, _ in first }
    uses = ClaimPlace.uses(in: guides)
    var findings: [ClaimID: [Int]] = [:]
    for (index, finding) in report.findings.enumerated() {
      for claim in Set(finding.sides.map { $0.claim }) { findings[claim, default: []].append(index) }
    }
    findingsOfClaim = findings
    cases = Dictionary(
      guides.compactMap { guide in guide.scenario.map { (guide.id, GuideCases($0, evaluator)) } }
    ) { first, _ in first }
    firstLooks = Dictionary(
      guides.flatMap { $0.matrices.prefix(1) }.map { ($0.location, FirstLook.rows($0, evaluator)) }
    ) { first, _ in first }
  }

  /// The findings that touch any of some claims, in the order of the report.
  func findings(about claims: Set<ClaimID>) -> [Finding] {
    Set(claims.flatMap { findingsOfClaim[$0] ?? [] }).sorted().map { report.findings[$0] }
  }

  /// All pages and data in all languages, sorted by path.
  public func files() -> [SiteFile] {
    let editions = ledger.publication.locales.map { Edition(site: self, locale: $0) }
    var files = editions.flatMap { $0.files() }
    if let first = editions.first {
      files.append(
        SiteFile(path: PageAddress.home.path) { .page(RootPage(first, editions: editions).page()) })
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
