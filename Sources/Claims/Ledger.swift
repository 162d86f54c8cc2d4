/// All that is known: an immutable value that checkers and pages look at and nobody changes.
public struct Ledger: Hashable, Sendable {
  /// What is published, for whom.
  public let publication: Publication
  /// The words that rules are made of.
  public let vocabulary: Vocabulary
  /// The sources, sorted by id.
  public let sources: [Source]
  /// The captures, sorted by source and name.
  public let captures: [Capture]
  /// The claims, sorted by source and then in the order of the file.
  public let claims: [Claim]
  /// Unofficial translations of quotes, sorted by claim and locale.
  public let glosses: [Gloss]
  /// The decisions, sorted by id.
  public let decisions: [Decision]
  /// The observations, sorted by id.
  public let observations: [Observation]

  private let sourceIndex: [SourceID: Int]
  private let claimIndex: [ClaimID: Int]
  private let claimsOfSource: [SourceID: [Int]]
  private let capturesOfSource: [SourceID: [Int]]
  private let decisionIndex: [DecisionID: Int]
  private let glossIndex: [ClaimID: [LocaleCode: Gloss]]

  /// A ledger; of things with the same id the first is kept in the look-ups.
  public init(
    publication: Publication, vocabulary: Vocabulary, sources: [Source], captures: [Capture], claims: [Claim],
    glosses: [Gloss], decisions: [Decision], observations: [Observation]
  ) {
    self.publication = publication
    self.vocabulary = vocabulary
    self.sources = sources
    self.captures = captures
    self.claims = claims
    self.glosses = glosses
    self.decisions = decisions
    self.observations = observations
    sourceIndex = Dictionary(sources.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    claimIndex = Dictionary(claims.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    claimsOfSource = Dictionary(grouping: claims.indices) { claims[$0].id.source }
    capturesOfSource = Dictionary(grouping: captures.indices) { captures[$0].source }
    decisionIndex = Dictionary(decisions.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    var glossIndex: [ClaimID: [LocaleCode: Gloss]] = [:]
    for gloss in glosses {
      // The publisher's own words outrank ours; of equals the first counts.
      if let known = glossIndex[gloss.claim]?[gloss.locale], known.isOfficial || !gloss.isOfficial { continue }
      glossIndex[gloss.claim, default: [:]][gloss.locale] = gloss
    }
    self.glossIndex = glossIndex
  }

  /// The source with an id.
  public func source(_ id: SourceID) -> Source? { sourceIndex[id].map { sources[$0] } }

  /// The claim with an address.
  public func claim(_ id: ClaimID) -> Claim? { claimIndex[id].map { claims[$0] } }

  /// The claims of a source, in the order of its file.
  public func claims(of source: SourceID) -> [Claim] { claimsOfSource[source, default: []].map { claims[$0] } }

  /// The saved copies of a source, by name.
  public func captures(of source: SourceID) -> [Capture] { capturesOfSource[source, default: []].map { captures[$0] } }

  /// The decision with an id.
  public func decision(_ id: DecisionID) -> Decision? { decisionIndex[id].map { decisions[$0] } }

  /// The translation of a claim's quote: the publisher's own where there is one, else ours.
  public func translation(of claim: ClaimID, in locale: LocaleCode) -> Gloss? { glossIndex[claim]?[locale] }

  /// The words of the translation of a claim's quote.
  public func gloss(of claim: ClaimID, in locale: LocaleCode) -> String? { glossIndex[claim]?[locale]?.text }
}

/// A translation of a claim's quote: our unofficial one, or the publisher's own.
public struct Gloss: Hashable, Sendable {
  /// The claim whose quote is translated.
  public let claim: ClaimID
  /// The language of the translation.
  public let locale: LocaleCode
  /// The translation.
  public let text: String
  /// The quote that is the publisher's own translation; nil where the translation is ours.
  public let official: ClaimID?

  /// A gloss.
  public init(claim: ClaimID, locale: LocaleCode, text: String, official: ClaimID? = nil) {
    self.claim = claim
    self.locale = locale
    self.text = text
    self.official = official
  }

  /// Whether these are the publisher's own words.
  public var isOfficial: Bool { official != nil }
}
