public import Claims
import Consistency
public import Evidence
public import Pages

extension Inspection {
  /// The pages that tell the team what a new copy means, one a language, by their paths below the team's folder; none
  /// where the content is too broken for pages.
  public func impactPages(
    _ impact: CaptureImpact, of capture: Capture, approvals: [ClaimID: [QuoteDependents.Approval]]
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard let ledger = content.ledger, let check, let report else { return [] }
    let site = Site(
      ledger: ledger, guides: content.guides, report: report, evaluator: Evaluator(check, report), words: tool.words)
    return try ledger.publication.locales.map { locale in
      let page = ImpactPage(impact, of: capture, approvals: approvals, site, in: locale).page()
      return (page.path, try html(page))
    }
  }
}
