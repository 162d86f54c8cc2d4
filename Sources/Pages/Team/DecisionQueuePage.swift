public import Claims
import Consistency
import Markup

/// What waits for an editor, for the team: disagreements about which nothing is recorded, decisions that a changed quote
/// has ended, reviews that are due, open questions, and when each decision is to be looked at again.
///
/// No page knows today: what is due is judged by the day that the content speaks of.
public struct DecisionQueuePage {
  private let edition: Edition
  private var words: Words { edition.words }
  private var asOf: CalendarDate { edition.publication.asOf }

  /// The page in one of the site's languages.
  public init(_ site: Site, in locale: LocaleCode) { edition = Edition(site: site, locale: locale) }

  /// The parts of the queue, what is most urgent first.
  private enum Part: String, CaseIterable {
    case undecided, lapsed, overdue, open, decided
  }

  /// One line: a disagreement without a record, or a record with all disagreements that it is about.
  private struct Entry {
    let part: Part
    let findings: [Finding]
    let decision: Decision?
    let changed: [ClaimID]
  }

  /// The page, by its path below the team's folder.
  public func page() -> Page {
    let entries = self.entries
    let parts = Part.allCases.compactMap { part -> PageRecord? in
      let own = entries.filter { $0.part == part }.sorted { Self.order($0) < Self.order($1) }
      return own.isEmpty ? nil : section(part, own)
    }
    let waiting = entries.count { $0.part != .decided }
    let frame = TeamFrame(
      site: edition.site.unnoted, locale: edition.locale, file: "decisions.html", title: words("team-decisions"),
      lead: words("team-decisions-lead", ["date": edition.language.date(asOf)]))
    return frame.page(
      "team-decisions",
      [
        "waiting": .text(waiting == 0 ? words("team-none-waiting") : words.count("team-waiting", waiting)),
        "parts": .records(parts),
      ])
  }

  private static func order(_ entry: Entry) -> String {
    let day = entry.decision?.reviewBy.map(\.description) ?? "9"
    return "\(day) \(entry.decision?.id.text ?? entry.findings.first?.id ?? "")"
  }

  private var entries: [Entry] {
    let findings = edition.site.unnoted.report.findings.filter { $0.verdict != .resolved }
    let undecided = findings.filter { $0.state == .undecided }.map {
      Entry(part: .undecided, findings: [$0], decision: nil, changed: [])
    }
    let recorded = edition.ledger.decisions.map { decision -> Entry in
      let own = findings.filter { $0.state.decision == decision.id }
      let changed = own.flatMap { finding -> [ClaimID] in
        if case .lapsed(_, let changed) = finding.state { changed } else { [] }
      }.reduce(into: [ClaimID]()) { if !$0.contains($1) { $0.append($1) } }
      let isDue = decision.reviewBy?.isBefore(asOf) ?? false
      let part: Part = !changed.isEmpty ? .lapsed : isDue ? .overdue : decision.isOpen ? .open : .decided
      return Entry(part: part, findings: own, decision: decision, changed: changed)
    }
    return undecided + recorded
  }

  private func section(_ part: Part, _ entries: [Entry]) -> PageRecord {
    let title = words("team-part-\(part.rawValue)")
    let heads =
      ["team-question", "in-charge", "decided-on", "review-by"] + (part == .lapsed ? ["quotes-changed"] : [])
    return [
      "id": .text(part.rawValue), "title": .text(title), "text": .text(words("team-part-\(part.rawValue)-text")),
      "heads": .list(heads.map { .text(words($0)) }),
      "rows": .records(entries.map { row($0, isLapsed: part == .lapsed) }),
    ]
  }

  private func row(_ entry: Entry, isLapsed: Bool) -> PageRecord {
    let anchor = entry.findings.first?.id
    let question =
      entry.decision?.question(edition.locale)
      ?? entry.findings.first.map { DisagreementTitle.text($0, edition) } ?? ""
    let decision = entry.decision
    let person = (decision?.owner ?? decision?.decidedBy).map { edition.person($0) } ?? words("team-nobody")
    let days = [decision?.decidedOn, decision?.reviewBy].map { day -> PageValue in
      .text(day.map { edition.language.date($0) } ?? "–")
    }
    return [
      "href": .optional(
        anchor.map { "../../site/\(edition.locale)/" + PageAddress.home.link(to: .disagreements, anchor: $0) }),
      "question": .rich(RichText.label(question)), "name": .text(decision?.id.text ?? anchor ?? ""),
      "cells": .list(
        [.text(person)] + days + (isLapsed ? [.text(edition.language.all(entry.changed.map(\.description)))] : [])),
    ]
  }
}
