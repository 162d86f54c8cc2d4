import Claims

/// The ledger as a page looks at it: what is looked at is noted.
///
/// Documents, saved copies, decisions, observations and the vocabulary are not: every page rests on them.
struct LedgerView: Sendable {
  let site: Site
  let reads: PageReads?

  /// The ledger itself, of which nothing is noted: for what the caller notes in another way.
  var unnoted: Ledger { site.ledger }

  var publication: Publication { unnoted.publication }
  var vocabulary: Vocabulary { unnoted.vocabulary }
  var sources: [Source] { unnoted.sources }
  var captures: [Capture] { unnoted.captures }
  var decisions: [Decision] { unnoted.decisions }
  var observations: [Observation] { unnoted.observations }

  func source(_ id: SourceID) -> Source? { unnoted.source(id) }
  func captures(of source: SourceID) -> [Capture] { unnoted.captures(of: source) }
  func decision(_ id: DecisionID) -> Decision? { unnoted.decision(id) }

  /// All claims.
  var claims: [Claim] {
    reads?.note(.allClaims)
    return unnoted.claims
  }

  /// The claims of a source, in the order of its file.
  func claims(of source: SourceID) -> [Claim] {
    reads?.note(.claims(of: source))
    return unnoted.claims(of: source)
  }

  /// The claim with an address.
  func claim(_ id: ClaimID) -> Claim? {
    reads?.note(.claim(id))
    return unnoted.claim(id)
  }

  /// The translation of a claim's quote: the publisher's own where there is one, else ours.
  func translation(of claim: ClaimID, in locale: LocaleCode) -> Gloss? {
    reads?.note(.claim(claim))
    return unnoted.translation(of: claim, in: locale)
  }

  /// The words of the translation of a claim's quote.
  func gloss(of claim: ClaimID, in locale: LocaleCode) -> String? {
    reads?.note(.claim(claim))
    return unnoted.gloss(of: claim, in: locale)
  }
}
