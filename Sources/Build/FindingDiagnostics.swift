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

  /// Everything about findings, observations, rules and decisions that an editor must act on.
  /// `isWhole` tells whether all of the content could be read: where a part is missing, disagreements are missing with it,
  /// and decisions about them are not to blame.
  func diagnostics(_ check: ConsistencyCheck, _ report: ConsistencyReport, isWhole: Bool) -> [Diagnostic] {
    let refutations = check.refutations()
    let known = report.findings.map { $0.id } + refutations.map { $0.id }
    return report.findings.filter { $0.needsDecision }.map { diagnostic($0) }
      + refutations.filter { $0.needsRecord }.map { diagnostic($0) }
      + (isWhole ? report.unmatchedDecisions.flatMap { unmatched($0, known) } : [])
      + check.vacuousRules().map { diagnostic($0) }
      + ledger.decisions.compactMap { incomplete($0) }
  }

  /// One finding, whatever its state.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    let id: DiagnosticID
    let what: String
    switch finding.state {
    case .lapsed:
      id = .decisionLapsed
      what = lapsed(finding.state) ?? ""
    case .overdue:
      id = .reviewOverdue
      what = lapsed(finding.state) ?? ""
    case .undecided, .decided, .open:
      id = .disagreement
      what = headline(finding)
    }
    return Diagnostic(id, what, at: place(finding.sides.first), notes: notes(finding))
  }

  /// Something seen that a statement excludes.
  func diagnostic(_ refutation: Refutation) -> Diagnostic {
    let place = ledger.observations.first { $0.id == refutation.observation }?.location
    var notes = [Diagnostic.Note("the statement", at: line(refutation.claim, refutation.statements.first))]
    if case .lapsed(_, let changed) = refutation.state {
      notes += checksums(changed)
      return Diagnostic(.decisionLapsed, lapsed(refutation.state) ?? "", at: place, notes: notes)
    }
    notes.append(Diagnostic.Note("record a decision with 'about: \(refutation.id)'"))
    if let overdue = lapsed(refutation.state) { return Diagnostic(.reviewOverdue, overdue, at: place, notes: notes) }
    let outcome = ledger.vocabulary.outcome(refutation.outcome)
    func label(_ values: [ValueID]) -> String {
      let english = LocaleCode("en")
      return values.map { id in
        outcome?.values.first { $0.id == id }.flatMap { value in english.map { plain(value.label($0)) } } ?? id.text
      }.joined(separator: " or ")
    }
    return Diagnostic(
      .observationRefuted,
      "what was seen does not fit '\(refutation.claim)', however it is read: it says "
        + "'\(label(refutation.said))', and '\(label([refutation.seen]))' was seen", at: place, notes: notes)
  }

  /// A rule line without a case.
  private func diagnostic(_ rule: VacuousRule) -> Diagnostic {
    let why =
      switch rule.reason {
      case .frame: "what the sentence is about cannot happen"
      case .condition: "its condition and what the sentence is about exclude each other"
      case .notDefined: "what it is about is not defined in any of its cases"
      case .saysNothing: "it excludes nothing"
      }
    return Diagnostic(.impossibleCondition, "this rule can never apply: \(why)", at: line(rule.claim, rule.statement))
  }

  /// Why a record no longer holds; nil where it does, or where there is none.
  private func lapsed(_ state: Finding.State) -> String? {
    switch state {
    case .lapsed(let decision, let changed):
      let names = changed.map { $0.description }.joined(separator: ", ")
      return "the decision '\(decision)' is no longer valid, because the words of \(names) have changed since"
    case .overdue(let decision): return "the decision '\(decision)' should have been looked at again by now"
    case .undecided, .decided, .open: return nil
    }
  }

  private func checksums(_ changed: [ClaimID]) -> [Diagnostic.Note] {
    changed.compactMap { claim in
      digests[claim].map { Diagnostic.Note("if the decision still holds, put under 'quotes:': \(claim): \($0)") }
    }
  }

  private func line(_ id: ClaimID, _ statement: Int?) -> FileLocation? {
    guard let claim = ledger.claim(id) else { return nil }
    guard let statement, statement < claim.statements.count else { return claim.location }
    return claim.statements[statement].location
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
      notes += checksums(changed)
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
    side.flatMap { line($0.claim, $0.statements.first) }
  }

  /// Ids that a decision names and nothing has; `known` are those that there are.
  private func unmatched(_ decision: UnmatchedDecision, _ known: [String]) -> [Diagnostic] {
    let place = ledger.decision(decision.decision)?.location
    return decision.about.filter { !known.contains($0) }.map { id in
      let hint = Suggestion.clause(for: id, among: known)
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

  /// Something seen that a statement excludes, in full.
  public func diagnostic(_ refutation: Refutation) -> Diagnostic? {
    guard let ledger = content.ledger else { return nil }
    return FindingDiagnostics(ledger: ledger, words: englishWords, digests: [:]).diagnostic(refutation)
  }
}
