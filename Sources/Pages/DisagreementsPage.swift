import Claims
import Consistency
import Markup

/// Where documents disagree: one card a disagreement, what is open first.
struct DisagreementsPage {
  private let edition: Edition
  private let address = PageAddress.disagreements
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: words("disagreements"))
    frame.lead = RichText.label(words("disagreements-lead"))
    frame.facts = [(words("fact-disagreements"), .text(FindingCounts.text(edition.site.findings, words)))]
    let groups = groups()
    frame.contents = groups.map { ($0.id, RichText.label(words("group-\($0.id)"))) }
    let values = groups.map { group -> PageRecord in
      [
        "id": .text(group.id), "title": .text(words("group-\(group.id)")), "text": .nothing,
        "disagreements": .records(Self.stories(group.findings).map { DisagreementCard(edition, $0, address).value }),
      ]
    }
    return Page(address, edition, template: "disagreements", values: frame.values.adding(["groups": .records(values)]))
  }

  private func groups() -> [(id: String, findings: [Finding])] {
    let order = ["lapsed", "open", "not-checked", "decided", "settled"]
    let sorted = Dictionary(grouping: edition.site.findings) { Self.group($0) }
    return order.compactMap { id in sorted[id].map { (id, $0) } }
  }

  /// Findings that one decision is about make one card; every other finding is a card of its own.
  static func stories(_ findings: [Finding]) -> [[Finding]] {
    var stories: [[Finding]] = []
    for finding in findings {
      let decision = finding.verdict == .resolved ? nil : finding.state.decision
      if let decision, let index = stories.firstIndex(where: { $0[0].state.decision == decision }) {
        stories[index].append(finding)
      } else {
        stories.append([finding])
      }
    }
    return stories
  }

  private static func group(_ finding: Finding) -> String {
    if finding.verdict == .resolved { return "settled" }
    switch finding.state {
    case .lapsed: return "lapsed"
    case .decided: return "decided"
    case .undecided where finding.verdict == .undecided: return "not-checked"
    case .undecided, .open, .overdue: return "open"
    }
  }
}

/// What a disagreement is about, in a few words.
enum DisagreementTitle {
  /// The decision's question where there is one, else the outcome and the documents.
  static func text(_ finding: Finding, _ edition: Edition) -> String {
    if let id = finding.state.decision, let decision = edition.ledger.decision(id) {
      return decision.question(edition.locale)
    }
    let outcome = edition.ledger.vocabulary.outcome(finding.outcome)?.label(edition.locale) ?? finding.outcome.text
    // Documents by their kind: their titles may be long identifiers, and stand at the quotes.
    let kinds = finding.sides.compactMap { edition.ledger.source($0.claim.source)?.kind }.reduce(into: [String]()) {
      let kind = edition.words("kind-\($1.rawValue)")
      if !$0.contains(kind) { $0.append(kind) }
    }
    return edition.words(
      "disagreement-title",
      [
        "outcome": outcome.capitalisedFirst, "kind": FindingStory(edition, finding).kind,
        "documents": edition.language.all(kinds),
      ])
  }
}

/// One disagreement, or all that one decision is about: an example, what would make both agree, both quotes, the
/// decision.
struct DisagreementCard {
  private let edition: Edition
  private let findings: [Finding]
  private let address: PageAddress
  private var words: Words { edition.words }

  /// `findings` is not empty; the first is told in full.
  init(_ edition: Edition, _ findings: [Finding], _ address: PageAddress) {
    self.edition = edition
    self.findings = findings
    self.address = address
  }

  /// The values of the template `disagreement`.
  var value: PageRecord {
    let story = FindingStory(edition, findings[0])
    return body(findings[0]).adding([
      "title": .rich(RichText.label(DisagreementTitle.text(findings[0], edition))),
      "kind": .text(story.kind), "sureness": .text(story.sureness),
      "decision": .record(DecisionValue(edition).value(findings[0])), "more": .optional(more), "uses": .nothing,
    ])
  }

  /// The other disagreements that the same decision is about.
  private var more: PageRecord? {
    guard findings.count > 1 else { return nil }
    return [
      "title": .text(words.count("more-pairs", findings.count - 1)),
      "items": .records(findings.dropFirst().map { body($0) }),
    ]
  }

  private func body(_ finding: Finding) -> PageRecord {
    let story = FindingStory(edition, finding)
    return [
      "id": .text(finding.id), "example": .rich(RichText.label(story.example)),
      "agree": .optional(RichText.label(story.agreement ?? "")),
      "reading": .optional(RichText.label(story.reading ?? "")), "quotes": .records(quotes(finding)),
      "cases": .optional(cases(finding)),
    ]
  }

  private func quotes(_ finding: Finding) -> [PageRecord] {
    let claims = finding.sides.compactMap { edition.ledger.claim($0.claim) }
    return claims.enumerated().map { index, claim in
      let others = claims.enumerated().filter { $0.offset != index }.compactMap { $0.element.quotation?.text }
      return QuoteValue(
        edition: edition, address: address, claim: claim, comparedWith: others.first, showsMark: false
      ).value
    }
  }

  private func cases(_ finding: Finding) -> PageRecord? {
    guard !finding.boxes.isEmpty else { return nil }
    let rows = finding.boxes.map { box -> PageRecord in
      let text = edition.scenarios.text(edition.site.evaluator.space.terms(of: box))
      return ["text": .rich(RichText.label(text.capitalisedFirst))]
    }
    return ["title": .text(words("cases-affected")), "rows": .records(rows)]
  }
}
