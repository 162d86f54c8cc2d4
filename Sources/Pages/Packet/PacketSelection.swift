public import Claims
public import Consistency
import Diagnostics
import Guides

/// What belongs into a packet, the same in every language: passages, quotes, documents, disagreements, decisions.
public struct PacketSelection: Sendable {
  /// What it is made from.
  public let site: Site
  /// What the packet is about.
  public let scope: PacketScope
  /// The passages that lean on quotes, numbered by their place in this list, from 1.
  public let assertions: [PacketAssertion]
  /// How many passages of the guides lean on no quote; they are not in the packet.
  public let otherPassages: Int
  /// The quotes relied on, and the other sides of their disagreements, in the order of the ledger.
  public let claims: [Claim]
  /// The number of each quote; a quote keeps the number that it had in an earlier packet.
  public let exhibits: [ClaimID: Int]
  /// The disagreements that touch the quotes, in the order of the report; left out are those that an outside reader
  /// does not see.
  public let findings: [Finding]
  /// How many disagreements an outside reader does not see, since counsel has not answered them yet.
  public let withheldFindings: Int
  /// The decisions about those disagreements, sorted by id.
  public let decisions: [Decision]
  /// The documents of the quotes and those through which they are known, sorted by id.
  public let sources: [Source]
  /// The saved copies of those documents.
  public let captures: [Capture]
  /// What was seen in tests that speak for or against the quotes, with what it means.
  public let observations: [(observation: Observation, finding: ObservationFinding)]
  /// Cases on which no source speaks, or too little.
  public let gaps: [PacketMatters.MatrixGaps]
  /// The cases of the tables, none folded; none for a packet about a topic.
  public let cases: [PacketMatters.MatrixCases]
  /// How each quote stands in the saved copies.
  public let evidence: [ClaimID: QuoteEvidence]
  /// How far the translations have come, a language after the other.
  public let translations: [PacketMatters.TranslationCount]
  /// The terms of the glossary.
  public let terms: [GlossaryTerm]

  /// Selects. `numbers` are those of an earlier packet; new quotes get the numbers after `lastNumber`.
  public init(
    _ site: Site, _ scope: PacketScope, _ matters: PacketMatters, numbers: [ClaimID: Int] = [:], lastNumber: Int = 0
  ) {
    self.site = site
    self.scope = scope
    let ledger = site.ledger
    let guides = site.guides.filter { if case .guide(let id) = scope.subject { $0.id == id } else { true } }
    var found: [PacketAssertion] = []
    var others = 0
    for guide in guides {
      let search = AssertionSearch(guide: guide, locales: scope.locales)()
      found += search.assertions
      others += search.others
    }
    let relied: Set<ClaimID>
    switch scope.subject {
    case .everything: relied = Set(ledger.claims.map { $0.id })
    case .guide(let id): relied = Set(site.uses.filter { $0.value.contains { $0.guide == id } }.keys)
    case .topic(let id): relied = Set(ledger.claims.filter { $0.topics.contains(id) }.map { $0.id })
    }
    if case .topic = scope.subject {
      let all = found.count + others
      found = found.filter { $0.claims.contains { relied.contains($0) } }
      others = all - found.count
    }
    assertions = found
    otherPassages = others

    let touching = site.findings(about: relied)
    let decisionsByID = Dictionary(ledger.decisions.map { ($0.id, $0) }) { first, _ in first }
    let shown = touching.filter { finding in
      guard scope.audience == .outside, let decision = finding.state.decision.flatMap({ decisionsByID[$0] }) else {
        return true
      }
      return !(decision.isOpen && PersonName.isCounsel(decision.owner))
    }
    findings = shown
    withheldFindings = touching.count - shown.count
    let decided = Set(shown.compactMap { $0.state.decision })
    decisions = ledger.decisions.filter { decided.contains($0.id) }

    let cited = Set(found.flatMap { $0.claims })
    let included = relied.union(cited).union(shown.flatMap { $0.sides.map { $0.claim } })
    let claims = ledger.claims.filter { included.contains($0.id) }
    self.claims = claims
    var exhibits: [ClaimID: Int] = [:]
    var next = max(lastNumber, numbers.values.max() ?? 0)
    for claim in claims {
      if let known = numbers[claim.id] {
        exhibits[claim.id] = known
      } else {
        next += 1
        exhibits[claim.id] = next
      }
    }
    self.exhibits = exhibits

    var documents = Set(claims.map { $0.id.source })
    for source in ledger.sources where documents.contains(source.id) {
      if case .secondary(let through) = source.standing { documents.insert(through) }
    }
    documents.formUnion(claims.compactMap { $0.report?.by })
    sources = ledger.sources.filter { documents.contains($0.id) }
    captures = ledger.captures.filter { documents.contains($0.source) }

    let meanings = Dictionary(matters.observations.map { ($0.observation, $0) }) { first, _ in first }
    observations = ledger.observations.compactMap { observation in
      guard let finding = meanings[observation.id] else { return nil }
      let touched = Set(finding.challenges.map { $0.claim } + finding.predictions.map { $0.claim })
      guard scope.subject == .everything || !touched.isDisjoint(with: included) else { return nil }
      return (observation, finding)
    }
    let outcomes = Set(claims.flatMap { $0.statements.map { $0.outcome } })
    gaps = matters.gaps.compactMap { entry in
      switch scope.subject {
      case .guide(let id) where entry.guide != id: return nil
      case .topic:
        let kept = entry.gaps.filter { outcomes.contains($0.outcome) }
        return kept.isEmpty
          ? nil : PacketMatters.MatrixGaps(guide: entry.guide, matrix: entry.matrix, gaps: kept)
      default: return entry.gaps.isEmpty ? nil : entry
      }
    }
    cases = matters.cases.filter { entry in
      switch scope.subject {
      case .everything: true
      case .guide(let id): entry.guide == id
      case .topic: false
      }
    }
    evidence = matters.evidence.filter { included.contains($0.key) }
    let shownGuides = Set(guides.map { $0.id })
    translations = scope.locales.flatMap { locale in
      matters.translations.filter { count in
        count.locale == locale && (count.guide.map { shownGuides.contains($0) } ?? true)
      }
    }
    terms = ledger.vocabulary.terms
  }

  /// The quotes with their numbers, in the order of the numbers.
  public var numberedClaims: [(number: Int, claim: Claim)] {
    claims.compactMap { claim in exhibits[claim.id].map { ($0, claim) } }.sorted { $0.0 < $1.0 }
  }

  /// How many quotes there are of which kind.
  public var counts: Counts {
    let quoted = claims.filter { $0.quotation != nil }
    let own = quoted.count { site.ledger.source($0.id.source)?.standing == .primary }
    return Counts(
      fromPublisher: own, throughAnother: quoted.count - own, reported: claims.count - quoted.count,
      withMissingWords: quoted.count { $0.quotation?.restorations.isEmpty == false })
  }

  /// How many quotes there are of which kind.
  public struct Counts: Hashable, Sendable {
    /// Quotes whose document's own text is at hand.
    public let fromPublisher: Int
    /// Quotes known only as another document gives them.
    public let throughAnother: Int
    /// Statements of which no words are at hand.
    public let reported: Int
    /// Quotes inside of which words are missing from the saved copy.
    public let withMissingWords: Int
  }
}
