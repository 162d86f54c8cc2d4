import Claims
public import Consistency
public import Diagnostics
import Pages

/// Disagreements as diagnostics: where, for example when, what would make the sides agree, what to record.
struct FindingDiagnostics {
  private let ledger: Ledger
  private let words: Words?
  private let digests: [ClaimID: String]

  init(ledger: Ledger, words: Words?, digests: [ClaimID: String]) {
    self.ledger = ledger
    self.words = words
    self.digests = digests
  }

  /// Everything about findings and decisions that an editor must act on.
  func diagnostics(_ report: ConsistencyReport) -> [Diagnostic] {
    report.findings.filter { $0.needsDecision }.map { diagnostic($0) }
      + report.unmatchedDecisions.flatMap { unmatched($0, report) }
      + ledger.decisions.compactMap { incomplete($0) }
  }

  /// One finding, whatever its state.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    let id: DiagnosticID
    let what: String
    switch finding.state {
    case .lapsed(let decision, let changed):
      id = .decisionLapsed
      let names = changed.map { $0.description }.joined(separator: ", ")
      what = "the decision '\(decision)' is no longer valid, because the words of \(names) have changed since"
    case .overdue(let decision):
      id = .reviewOverdue
      what = "the decision '\(decision)' should have been looked at again by now"
    case .undecided, .decided, .open:
      id = .disagreement
      what = headline(finding)
    }
    return Diagnostic(id, what, at: place(finding.sides.first), notes: notes(finding))
  }

  private func headline(_ finding: Finding) -> String {
    let documents = finding.sides.map { $0.claim.source }.reduce(into: [SourceID]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let named = documents.map { $0.text }.joined(separator: " and ")
    let who = documents.count == 1 ? "\(named) disagrees with itself" : "\(named) disagree"
    return "\(who) on '\(finding.outcome)'"
  }

  private func notes(_ finding: Finding) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for side in finding.sides.dropFirst() {
      let how = side.isReported ? " (reported, no words of the source are at hand)" : ""
      notes.append(Diagnostic.Note("the other side\(how)", at: place(side)))
    }
    if let words {
      let story = FindingStory(finding, ledger: ledger, words: words)
      notes.append(Diagnostic.Note("\(plain(story.kind.lowercased())); \(plain(story.sureness.lowercased()))"))
      notes.append(Diagnostic.Note("for example: \(plain(story.example))"))
      if let agreement = story.agreement { notes.append(Diagnostic.Note("they agree as soon as: \(plain(agreement))")) }
      if let reading = story.reading { notes.append(Diagnostic.Note("how it is read: \(plain(reading))")) }
    }
    if case .lapsed(_, let changed) = finding.state {
      for claim in changed {
        guard let digest = digests[claim] else { continue }
        notes.append(Diagnostic.Note("if the decision still holds, put under 'quotes:': \(claim): \(digest)"))
      }
      return notes
    }
    if finding.needsDecision { notes.append(Diagnostic.Note("record a decision with 'about: \(finding.id)'")) }
    return notes
  }

  private func plain(_ text: String) -> String {
    var text = text.filter { $0 != "`" }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private func place(_ side: Finding.Side?) -> FileLocation? {
    guard let side, let claim = ledger.claim(side.claim) else { return nil }
    guard let index = side.statements.first, index < claim.statements.count else { return claim.location }
    return claim.statements[index].location
  }

  private func unmatched(_ decision: UnmatchedDecision, _ report: ConsistencyReport) -> [Diagnostic] {
    let place = ledger.decisions.first { $0.id == decision.decision }?.location
    return decision.about.map { id in
      let hint = Suggestion.clause(for: id, among: report.findings.map { $0.id })
      return Diagnostic(
        .unknownID, "the decision is about '\(id)', but no such disagreement is found\(hint)", at: place)
    }
  }

  /// A decision that does not say which words it rests on cannot lapse when they change.
  private func incomplete(_ decision: Decision) -> Diagnostic? {
    let known = Set(decision.quotes.map { $0.claim })
    let needed = ([decision.follow].compactMap { $0 } + decision.alternatives).filter { !known.contains($0) }
    guard !needed.isEmpty else { return nil }
    let lines = needed.compactMap { claim in digests[claim].map { "\(claim): \($0)" } }
    return Diagnostic(
      .decisionIncomplete, "the decision does not hold the checksums of the words that it rests on",
      at: decision.location, notes: lines.map { Diagnostic.Note("add under 'quotes:': \($0)") })
  }
}

extension Inspection {
  /// A finding in full, for lists.
  public func diagnostic(_ finding: Finding) -> Diagnostic? {
    guard let ledger = content.ledger else { return nil }
    return FindingDiagnostics(ledger: ledger, words: englishWords, digests: [:]).diagnostic(finding)
  }
}
