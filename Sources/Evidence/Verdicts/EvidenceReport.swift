public import Claims

/// What was found of every claim's words. The same ledger always yields the same report.
public struct EvidenceReport: Sendable {
  /// The evidence, in the order of the ledger's claims.
  public let evidence: [Evidence]
  private let index: [ClaimID: Int]

  /// Looks every quote of a ledger up in the captures of its source. `copyLimit` is the most days that a copy lasts.
  public init(_ ledger: Ledger, copyLimit: Int? = nil) {
    self.init(ledger, captures: ledger.captures, copyLimit: copyLimit)
  }

  /// Looks every quote of a ledger up in some captures, such as full documents that lie outside of the workspace.
  public init(_ ledger: Ledger, captures: [Capture], copyLimit: Int? = nil) {
    var search = EvidenceSearch(ledger, captures: captures, copyLimit: copyLimit)
    evidence = search.run()
    index = Dictionary(evidence.enumerated().map { ($0.element.claim, $0.offset) }) { first, _ in first }
  }

  /// What was found of a claim's words; nil for a claim that the ledger does not have.
  public subscript(claim: ClaimID) -> Evidence? { index[claim].map { evidence[$0] } }
}
