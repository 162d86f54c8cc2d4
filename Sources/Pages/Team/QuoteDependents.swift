public import Claims

/// What rests on one quote: rules, decisions, places in the guides, translations, approvals.
public struct QuoteDependents: Sendable {
  /// An approval on record.
  public struct Approval: Hashable, Sendable {
    /// Who, and how that is known.
    public let signer: String
    /// The day, as it is recorded.
    public let day: String
    /// The record's file.
    public let path: String

    /// An approval.
    public init(signer: String, day: String, path: String) {
      self.signer = signer
      self.day = day
      self.path = path
    }
  }

  /// The rules that say what the quote means.
  public let statements: [Statement]
  /// The decisions that end when the quote is changed.
  public let decisions: [Decision]
  /// The places in the guides, each once.
  public let places: [ClaimPlace]
  /// The languages in which something is translated that leans on it.
  public let locales: [LocaleCode]
  /// The approvals that end when the quote is changed.
  public let approvals: [Approval]

  /// What rests on a claim. `uses` are the places in all guides, `approvals` those on record by the quotes they cover.
  public init(
    of id: ClaimID, in ledger: Ledger, uses: [ClaimID: [ClaimPlace]], approvals: [ClaimID: [Approval]]
  ) {
    let places = uses[id] ?? []
    self.places = places
    statements = ledger.claim(id)?.statements ?? []
    decisions = ledger.decisions.filter { $0.quotes.contains { $0.claim == id } }
    locales = ledger.publication.locales.filter {
      $0 != ledger.publication.defaultLocale && (ledger.gloss(of: id, in: $0) != nil || !places.isEmpty)
    }
    self.approvals = approvals[id] ?? []
  }
}
