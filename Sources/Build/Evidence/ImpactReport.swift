public import Claims
import Diagnostics
public import Evidence
public import Guides
public import Pages

/// The impact of a new copy as people and programs read it: each quote that changed, with all that rests on it.
public struct ImpactReport {
  private let impact: CaptureImpact
  private let ledger: Ledger
  private let uses: [ClaimID: [ClaimPlace]]
  private let approvals: [ClaimID: [QuoteDependents.Approval]]

  /// A report. `approvals` are those on record, by the quotes that they cover.
  public init(
    _ impact: CaptureImpact, ledger: Ledger, guides: [Guide], approvals: [ClaimID: [QuoteDependents.Approval]] = [:]
  ) {
    self.impact = impact
    self.ledger = ledger
    self.approvals = approvals
    uses = ClaimPlace.uses(in: guides)
  }

  private func rests(_ id: ClaimID) -> QuoteDependents {
    QuoteDependents(of: id, in: ledger, uses: uses, approvals: approvals)
  }

  private func pages(_ rests: QuoteDependents) -> [String] {
    rests.places.map { place in place.path + (place.anchor.map { "#\($0)" } ?? "") }
  }

  /// For people.
  public var text: String {
    var text = ""
    if impact.isSameOriginal {
      text += "The same bytes were saved before: what differs comes from the conversion, not from the publisher.\n"
    }
    for (change, title) in [
      (CaptureImpact.Change.changed, "Changed"), (.gone, "Gone"), (.found, "Found now"),
    ] {
      let entries = impact.entries(change)
      guard !entries.isEmpty else { continue }
      text += "\(title):\n"
      for entry in entries { text += self.text(entry) }
    }
    let counts = CaptureImpact.Change.allCases.map { change in "\(impact.entries(change).count) \(change.rawValue)" }
    return text + "\(impact.entries.count) quotes in '\(impact.source)': \(counts.joined(separator: ", ")).\n"
  }

  private func text(_ entry: CaptureImpact.Entry) -> String {
    var text = "  \(entry.claim)\n"
    if case .altered(let alteration) = entry.after { text += "    \(alteration.diff.excerpt)\n" }
    guard entry.change != .found else { return text }
    let rests = rests(entry.claim)
    let rules = rests.statements.count
    if rules > 0 { text += "    \(rules == 1 ? "1 rule line rests" : "\(rules) rule lines rest") on it\n" }
    func list(_ title: String, _ items: [String]) {
      if !items.isEmpty { text += "    \(title): \(items.joined(separator: ", "))\n" }
    }
    list("decisions that lapse when the quote is changed", rests.decisions.map(\.id.text))
    list("pages", pages(rests))
    list("translations", rests.locales.map(\.tag))
    list(
      "approvals that end when the quote is changed", rests.approvals.map { "\($0.signer) of \($0.day) (\($0.path))" })
    return text
  }

  /// For programs: one object.
  public var json: String {
    let rows = impact.entries.map { entry -> String in
      let rests = rests(entry.claim)
      let approvals = rests.approvals.map { approval in
        "{\"by\": \(JSONText.quoted(approval.signer)), \"on\": \(JSONText.quoted(approval.day)), \"record\": \(JSONText.quoted(approval.path))}"
      }.joined(separator: ", ")
      var diff = "null"
      if case .altered(let alteration) = entry.after { diff = JSONText.quoted(alteration.diff.marked) }
      return """
        {"id": \(JSONText.quoted(entry.claim.description)), "change": "\(entry.change.rawValue)", \
        "before": "\(entry.before.name)", "after": "\(entry.after.name)", "diff": \(diff), \
        "rules": \(rests.statements.count), "decisions": \(Self.list(rests.decisions.map(\.id.text))), \
        "pages": \(Self.list(pages(rests))), "locales": \(Self.list(rests.locales.map(\.tag))), \
        "approvals": [\(approvals)]}
        """
    }
    return """
      {"source": \(JSONText.quoted(impact.source.text)), "copy": \(JSONText.quoted(impact.capture)), \
      "sameOriginal": \(impact.isSameOriginal), "quotes": [
      \(rows.joined(separator: ",\n"))
      ]}

      """
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { JSONText.quoted($0) }.joined(separator: ", "))]"
  }
}
