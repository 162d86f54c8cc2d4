public import Claims

extension Finding {
  /// What editors have decided about a finding.
  public enum State: Hashable, Sendable {
    /// Nobody has recorded anything.
    case undecided
    /// A claim is followed.
    case decided(DecisionID)
    /// Recorded as open, with an owner.
    case open(DecisionID)
    /// No longer valid: the words of these claims have changed or are gone since it was recorded.
    case lapsed(DecisionID, changed: [ClaimID])
    /// The day by which somebody should have looked again has passed.
    case overdue(DecisionID)

    /// The decision, if there is one.
    public var decision: DecisionID? {
      switch self {
      case .undecided: nil
      case .decided(let id), .open(let id), .lapsed(let id, _), .overdue(let id): id
      }
    }
  }

  /// Whether an editor has to act: the text does not settle it, and no valid record does.
  public var needsDecision: Bool {
    if verdict == .resolved { return false }
    return switch state {
    case .decided, .open: false
    case .undecided, .lapsed, .overdue: true
    }
  }
}

/// The records of editors, matched to findings by id.
struct DecisionBook {
  private let byFinding: [String: Decision]
  private let decisions: [Decision]
  private let digests: [ClaimID: String]
  private let today: CalendarDate?

  /// `digests` holds the SHA-256 of each claim's words as they are now; `today` is nil where nothing may grow overdue.
  init(_ decisions: [Decision], digests: [ClaimID: String], today: CalendarDate?) {
    self.decisions = decisions.sorted { $0.id < $1.id }
    var byFinding: [String: Decision] = [:]
    for decision in self.decisions {
      for id in decision.about where byFinding[id] == nil { byFinding[id] = decision }
    }
    self.byFinding = byFinding
    self.digests = digests
    self.today = today
  }

  /// The state of the finding with an id.
  func state(of finding: String) -> Finding.State {
    guard let decision = byFinding[finding] else { return .undecided }
    let changed = decision.quotes.filter { digests[$0.claim] != $0.sha256 }.map(\.claim)
    if !changed.isEmpty { return .lapsed(decision.id, changed: Array(Set(changed)).sorted()) }
    if let today, let reviewBy = decision.reviewBy, reviewBy.isBefore(today) { return .overdue(decision.id) }
    return decision.isOpen ? .open(decision.id) : .decided(decision.id)
  }

  /// The decisions that name an id which no finding has, with those ids.
  func unmatched(by findings: [Finding]) -> [UnmatchedDecision] {
    if decisions.isEmpty { return [] }
    let findings = Set(findings.map(\.id))
    return decisions.compactMap { decision in
      let missing = decision.about.filter { !findings.contains($0) }
      return missing.isEmpty ? nil : UnmatchedDecision(decision: decision.id, about: missing)
    }
  }
}

/// A decision about disagreements that are not found (any more).
public struct UnmatchedDecision: Hashable, Sendable {
  /// The decision.
  public let decision: DecisionID
  /// The ids that it names and no finding has.
  public let about: [String]
}
