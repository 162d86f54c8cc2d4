import Claims
import Consistency
import Markup

/// What was decided about a disagreement, by whom, when and why; or that nothing was.
struct DecisionValue {
  private let edition: Edition
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  /// The values for a case in which a decision may not settle the disagreement.
  func value(_ finding: Finding, isSettled: Bool) -> PageRecord {
    guard !isSettled, finding.verdict != .resolved, case .decided(let id) = finding.state,
      let decision = edition.ledger.decision(id)
    else { return value(finding) }
    // The decision answers the question, but the statement that it follows is silent in this case.
    let document = decision.follow.flatMap { edition.ledger.source($0.source).map { words.name(of: $0) } } ?? ""
    return record(
      "open", .disputed, title: words("decision-none-here"),
      reason: RichText.label(words("decision-none-here-text", ["document": document])), facts: [])
  }

  /// The values of the template `decision`.
  func value(_ finding: Finding) -> PageRecord {
    if let resolution = finding.resolution { return settled(resolution) }
    guard let id = finding.state.decision, let decision = edition.ledger.decision(id) else {
      return record("open", .disputed, title: words("decision-none"), reason: [], facts: [])
    }
    switch finding.state {
    case .lapsed(_, let changed):
      let reason = words("reason-quote-changed")
      let rows = changed.map { (term: words("quotes-changed"), value: PageValue.text($0.dotted)) }
      return record("lapsed", .outdated, title: words("decision-lapsed", ["reason": reason]), reason: [], facts: rows)
    case .open: return record("open", .disputed, title: words("decision-none"), decision)
    case .overdue: return record("lapsed", .outdated, title: words("overdue"), decision)
    case .undecided, .decided:
      let document = decision.follow.flatMap { edition.ledger.source($0.source).map { words.name(of: $0) } } ?? ""
      return record("decided", .decided, title: words("decision-follow", ["document": document]), decision)
    }
  }

  private func settled(_ resolution: Finding.Resolution) -> PageRecord {
    let key =
      switch resolution.reason {
      case .specificity: "settled-by-specificity"
      case .regardless: "settled-by-regardless"
      case .exception: "settled-by-exception"
      }
    return record("text", .settled, title: words("decision-text"), reason: RichText.label(words(key)), facts: [])
  }

  private func record(_ kind: String, _ mark: Mark, title: String, _ decision: Decision) -> PageRecord {
    record(
      kind, mark, title: title, reason: RichText.label(decision.reason(edition.locale)), facts: facts(decision))
  }

  private func record(
    _ kind: String, _ mark: Mark, title: String, reason: [Inline], facts: [(term: String, value: PageValue)]
  ) -> PageRecord {
    [
      "kind": .text(kind), "symbol": .text(mark.symbol), "title": .rich(RichText.label(title)),
      "reason": .optional(reason), "facts": .optional(Facts.record(facts)),
    ]
  }

  private func facts(_ decision: Decision) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = []
    if let who = decision.decidedBy { rows.append((words("decided-by"), .text(edition.person(who)))) }
    if let date = decision.decidedOn { rows.append((words("decided-on"), .text(edition.language.date(date)))) }
    if let who = decision.approvedBy { rows.append((words("approved-by"), .text(edition.person(who)))) }
    if let who = decision.owner { rows.append((words("in-charge"), .text(edition.person(who)))) }
    if let date = decision.reviewBy { rows.append((words("review-by"), .text(edition.language.date(date)))) }
    if edition.audience == .inside, let note = decision.internalNote {
      rows.append((words("packet-internal-note"), .note(note, edition)))
    }
    return rows
  }
}
