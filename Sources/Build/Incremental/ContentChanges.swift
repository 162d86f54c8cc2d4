import Claims
import Consistency
import Diagnostics
import Guides
import Pages

/// What changed in the content since the site was last published, as far as pages can tell.
///
/// What is not known to matter to some pages alone matters to all: the vocabulary, documents and copies, decisions,
/// labels and reviews.
struct ContentChanges {
  /// Why every file must be made; nil where only some must.
  let everything: String?
  private var claims: Set<ClaimID> = []
  private var sources: Set<SourceID> = []
  private var outcomes: Set<OutcomeID> = []
  private var guides: Set<GuideID> = []
  private var uses: Set<ClaimID> = []
  /// Whether a release was recorded, or a record of one changed.
  private var releases = false
  /// Whether anything changed at all.
  private var isAny = false

  /// All pages are out of date, for a reason.
  static func everything(_ reason: String) -> ContentChanges { ContentChanges(everything: reason) }

  private init(everything: String?) { self.everything = everything }

  /// The changes from one reading to the next. `paths` are those of the content's files that differ, `Content/…`.
  init(from old: Ledger, to new: Ledger, paths: [String], guides all: [Guide]) {
    var guides: Set<GuideID> = []
    var isRelease = false
    for path in paths {
      switch Self.reach(of: path) {
      case .guide(let id): guides.insert(id)
      case .releases: isRelease = true
      case .claims: break
      case .everything:
        self.init(everything: "\(path) changed")
        return
      }
    }
    guard old.claims.map(\.id) == new.claims.map(\.id) else {
      self.init(everything: "claims came or went")
      return
    }
    guard Self.space(old) == Self.space(new) else {
      self.init(everything: "the cases that rules can tell apart changed")
      return
    }
    self.init(everything: nil)
    isAny = !paths.isEmpty
    releases = isRelease
    for (before, after) in zip(old.claims, new.claims) where !before.saysSame(as: after) {
      claims.insert(after.id)
      outcomes.formUnion((before.statements + after.statements).map(\.outcome))
    }
    // A decision may rest on any quote: when that changes, it lapses wherever it is told.
    outcomes.formUnion(Self.outcomes(ofDecisionsOn: claims, new))
    // A claim that says something else makes translations of what leans on it out of date.
    for guide in all where !Self.claims(of: guide).isDisjoint(with: claims) { guides.insert(guide.id) }
    claims.formUnion(Self.changedGlosses(old, new))
    sources = Set(claims.map(\.source))
    for guide in all where guides.contains(guide.id) { uses.formUnion(Self.claims(of: guide)) }
    self.guides = guides
  }

  /// The first thing that a file looked at and that changed, in words; nil where the file is as it was.
  func reason(_ inputs: Set<PageInput>) -> String? {
    if let everything { return everything }
    return inputs.filter { isChanged($0) }.map(\.description).min()
  }

  private func isChanged(_ input: PageInput) -> Bool {
    switch input {
    case .claim(let id): claims.contains(id)
    case .claims(let source): sources.contains(source)
    case .allClaims: !claims.isEmpty
    case .outcome(let id): outcomes.contains(id)
    case .allFindings: !outcomes.isEmpty
    case .guide(let id): guides.contains(id)
    case .uses(let id): uses.contains(id)
    case .allGuides: !guides.isEmpty
    case .releases: releases
    case .everything: isAny
    }
  }

  // MARK: What a file may change

  private enum Reach {
    case claims
    case releases
    case guide(GuideID)
    case everything
  }

  private static func reach(of path: String) -> Reach {
    let parts = path.split(separator: "/").map { String($0) }
    switch (parts.count, parts.dropFirst().first) {
    case (4, "sources") where parts[3] == "claims.md": return .claims
    case (4, "locales") where parts[3] == "glosses.xlf": return .claims
    case (3, "releases"): return .releases
    case (4, "guides"): return GuideID(parts[2]).map { .guide($0) } ?? .everything
    case (6, "locales") where parts[3] == "guides": return GuideID(parts[4]).map { .guide($0) } ?? .everything
    default: return .everything
    }
  }

  private static func space(_ ledger: Ledger) -> [Axis]? { (try? ScenarioSpace(ledger))?.axes }

  private static func claims(of guide: Guide) -> Set<ClaimID> { Set(ClaimPlace.uses(in: [guide]).keys) }

  /// The outcomes of the disagreements whose decisions rest on any of some claims; their ids begin with the outcome.
  private static func outcomes(ofDecisionsOn claims: Set<ClaimID>, _ ledger: Ledger) -> [OutcomeID] {
    let decisions = ledger.decisions.filter { $0.quotes.contains { claims.contains($0.claim) } }
    return decisions.flatMap(\.about).compactMap { OutcomeID(String($0.prefix { $0 != "." })) }
  }

  private static func changedGlosses(_ old: Ledger, _ new: Ledger) -> Set<ClaimID> {
    if old.glosses == new.glosses { return [] }
    return Set(Set(old.glosses).symmetricDifference(new.glosses).map(\.claim))
  }
}

extension Claim {
  /// Whether another claim says the same, wherever it stands in its file.
  fileprivate func saysSame(as other: Claim) -> Bool { moved(to: other) == other }

  /// This claim with the places of another one.
  private func moved(to other: Claim) -> Claim {
    guard statements.count == other.statements.count else { return self }
    let wording: Wording =
      switch (self.wording, other.wording) {
      case (.quoted(let own), .quoted(let others)):
        .quoted(Quotation(text: own.text, restorations: own.restorations, location: others.location))
      case (.reported(let own), .reported(let others)):
        .reported(Report(paraphrase: own.paraphrase, by: own.by, line: own.line, location: others.location))
      default: self.wording
      }
    return Claim(
      id: id, headings: headings, wording: wording, role: role, topics: topics,
      statements: zip(statements, other.statements).map { $0.moved(to: $1.location) }, note: note, formerly: formerly,
      location: other.location)
  }
}

extension Statement {
  /// The same statement at another place.
  fileprivate func moved(to location: FileLocation) -> Statement {
    Statement(
      outcome: outcome, modality: modality, values: values, frame: frame, connective: connective,
      condition: condition, whatever: whatever, maybeOnlyIf: maybeOnlyIf, places: places, location: location)
  }
}
