public import Claims
import Diagnostics
public import Evidence
public import Guides
import Pages

/// The impact of a new copy as people and programs read it: each quote that changed, with all that rests on it.
public struct ImpactReport {
  private let impact: CaptureImpact
  private let ledger: Ledger
  private let uses: [ClaimID: [ClaimPlace]]

  /// A report.
  public init(_ impact: CaptureImpact, ledger: Ledger, guides: [Guide]) {
    self.impact = impact
    self.ledger = ledger
    uses = ClaimPlace.uses(in: guides)
  }

  /// What rests on one quote.
  private struct Rests {
    let statements: Int
    let decisions: [String]
    let pages: [String]
    let locales: [String]
  }

  private func rests(_ id: ClaimID) -> Rests {
    let places = uses[id] ?? []
    let pages = places.map { place in place.path + (place.anchor.map { "#\($0)" } ?? "") }
    let translated = ledger.publication.locales.filter { $0 != ledger.publication.defaultLocale }
    let locales = translated.filter { ledger.gloss(of: id, in: $0) != nil || !places.isEmpty }
    return Rests(
      statements: ledger.claim(id)?.statements.count ?? 0,
      decisions: ledger.decisions.filter { $0.quotes.contains { $0.claim == id } }.map { $0.id.text },
      pages: pages.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, locales: locales.map { $0.tag })
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
    if rests.statements > 0 {
      text += "    \(rests.statements == 1 ? "1 rule line rests" : "\(rests.statements) rule lines rest") on it\n"
    }
    if !rests.decisions.isEmpty {
      text += "    decisions that lapse when the quote is changed: \(rests.decisions.joined(separator: ", "))\n"
    }
    if !rests.pages.isEmpty { text += "    pages: \(rests.pages.joined(separator: ", "))\n" }
    if !rests.locales.isEmpty { text += "    translations: \(rests.locales.joined(separator: ", "))\n" }
    return text
  }

  /// For programs: one object.
  public var json: String {
    let rows = impact.entries.map { entry -> String in
      let rests = rests(entry.claim)
      var diff = "null"
      if case .altered(let alteration) = entry.after { diff = JSONText.quoted(alteration.diff.marked) }
      return """
        {"id": \(JSONText.quoted(entry.claim.description)), "change": "\(entry.change.rawValue)", \
        "before": "\(entry.before.name)", "after": "\(entry.after.name)", "diff": \(diff), \
        "rules": \(rests.statements), "decisions": \(Self.list(rests.decisions)), \
        "pages": \(Self.list(rests.pages)), "locales": \(Self.list(rests.locales))}
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
