import Claims
import Consistency
import Evidence
import Guides

/// The site as a page looks at it: what is looked at is noted.
struct SiteView: Sendable {
  /// The site itself, of which nothing is noted: for what the caller notes in another way.
  let unnoted: Site
  let reads: PageReads?

  var evaluator: Evaluator { unnoted.evaluator }
  var tiles: TilePositions { unnoted.tiles }

  /// The page that a quote is on. Which claims there are is something that every page rests on.
  func page(of claim: ClaimID) -> PageAddress { unnoted.page(of: claim) }

  // MARK: Guides

  /// All guides.
  var guides: [Guide] {
    reads?.note(.allGuides)
    return unnoted.guides
  }

  /// The guide that the navigation leads to where a page belongs to none. Which guides there are, and which pages each
  /// has, is something that every page rests on.
  var firstGuide: Guide? { unnoted.guides.first }

  func guide(_ id: GuideID) -> Guide? {
    reads?.note(.guide(id))
    return unnoted.guide(id)
  }

  /// The places in the guides that lean on a claim.
  func uses(of claim: ClaimID) -> [ClaimPlace] {
    reads?.note(.uses(of: claim))
    return unnoted.uses[claim] ?? []
  }

  /// The claims that a guide leans on.
  func claims(of guide: GuideID) -> Set<ClaimID> {
    reads?.note(.guide(guide))
    return unnoted.claimsOfGuide[guide] ?? []
  }

  // MARK: Disagreements

  /// All findings.
  var findings: [Finding] {
    reads?.note(.allFindings)
    return unnoted.report.findings
  }

  /// Whether there is a finding with an id.
  func hasFinding(_ id: String) -> Bool {
    reads?.note(.allFindings)
    return unnoted.finding(id) != nil
  }

  /// The findings that touch any of some claims, in the order of the report.
  func findings(about claims: Set<ClaimID>) -> [Finding] {
    for claim in claims { note(outcomesOf: claim) }
    return unnoted.findings(about: claims)
  }

  /// The findings with some ids, in the order of the report, those that the text itself settles aside.
  func unresolved(_ ids: [String]) -> [Finding] {
    let findings = unnoted.unresolved(ids)
    for finding in findings { reads?.note(.outcome(finding.outcome)) }
    return findings
  }

  // MARK: What happens where

  /// The rows of a matrix.
  func rows(of matrix: Matrix) -> [MatrixRow] {
    note(matrix.outcomes)
    return unnoted.rows(of: matrix)
  }

  /// What the first screen of a guide compares.
  func firstLook(at matrix: Matrix) -> [FirstLook.Row] {
    note(matrix.outcomes)
    return unnoted.firstLook(at: matrix)
  }

  /// What the page of single cases of a guide, made from its form, rests on.
  func cases(of guide: Guide, _ form: ScenarioForm) -> GuideCases {
    let cases = unnoted.cases(of: guide, form)
    note(cases.outcomes)
    return cases
  }

  // MARK: Releases

  /// The releases that were recorded. What has changed since the last one may be anything.
  var releases: RecordedReleases {
    reads?.note(unnoted.releases.all.isEmpty ? .releases : .everything)
    return unnoted.releases
  }

  // MARK: Evidence

  /// Whether a quote stands in its document; nil where nobody looked.
  func evidence(of claim: ClaimID) -> Evidence? {
    reads?.note(.claim(claim))
    return unnoted.evidence?[claim]
  }

  private func note(_ outcomes: [OutcomeID]) { for outcome in outcomes { reads?.note(.outcome(outcome)) } }

  private func note(outcomesOf claim: ClaimID) {
    guard let reads else { return }
    reads.note(.claim(claim))
    for statement in unnoted.ledger.claim(claim)?.statements ?? [] { reads.note(.outcome(statement.outcome)) }
  }
}
