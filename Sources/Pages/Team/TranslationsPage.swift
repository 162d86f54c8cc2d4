public import Claims
public import Localization
import Markup

/// How far the translations are, for the team: one page that holds all that it shows and is never part of the site.
public struct TranslationsPage {
  private let report: StatusReport
  private let places: UnitPlaces
  private let site: Site
  private let locale: LocaleCode
  private let words: Words
  private let language: LanguageData

  /// The page of a report. `locale` is the language of the page, one of the site's.
  public init(_ report: StatusReport, _ places: UnitPlaces, _ site: Site, in locale: LocaleCode) {
    self.report = report
    self.places = places
    self.site = site
    self.locale = locale
    words = site.words[locale] ?? Words(locale: locale, entries: [:])
    language = LanguageData(locale)
  }

  /// The page, by its path below the team's folder.
  public func page() -> Page {
    let date = language.date(site.ledger.publication.asOf)
    let frame = TeamFrame(
      site: site, locale: locale, file: "translations.html", title: words("team-translations"),
      lead: words("team-translations-lead", ["date": date]))
    return frame.page(
      "team-translations",
      [
        "columns": .list(columns.map { .text(words($0)) }),
        "locales": .records(Set(report.rows.map(\.locale)).sorted().map { section($0) }),
      ])
  }

  // MARK: One language

  /// The keys of the table's heads, in the order of `numbers`.
  private var columns: [String] {
    ["team-document"] + AssessedUnit.State.allCases.map { "team-state-\($0.rawValue)" } + [
      "team-stale-text", "team-stale-facts", "team-stale-quote", "team-days",
    ] + (report.isChecked ? ["team-errors", "team-warnings"] : []) + ["team-questions", "team-words"]
  }

  private func numbers(_ row: StatusReport.Row) -> [Int] {
    AssessedUnit.State.allCases.map { row.states[$0] ?? 0 } + [
      row.stale["stale"] ?? 0, row.stale["fact-stale"] ?? 0, row.stale["gloss-stale"] ?? 0, row.daysBehind ?? 0,
    ] + (report.isChecked ? [row.errors, row.warnings] : []) + [row.questions, row.words.all.words]
  }

  private func section(_ translated: LocaleCode) -> PageRecord {
    let rows = report.rows.filter { $0.locale == translated }
    let state = words("team-state-\(report.required.rawValue)")
    let blocked = rows.filter { !$0.blockers.isEmpty }
    let name = language.name(of: translated)
    return [
      "id": .text(translated.tag), "title": .text(name),
      "caption": .text(words("team-caption", ["language": name])),
      "rows": .records(rows.map { documentRow($0) }),
      "release": .text(words(blocked.isEmpty ? "team-release-free" : "team-release-blocked", ["state": state])),
      "blocked": .records(blocked.map { blockers($0) }),
    ]
  }

  private func documentRow(_ row: StatusReport.Row) -> PageRecord {
    [
      "name": .text(row.document.description), "href": .optional(places.page(of: row.document).map { link($0, row) }),
      "numbers": .list(numbers(row).map { .text(String($0)) }),
    ]
  }

  private func link(_ path: String, _ row: StatusReport.Row) -> String { "../../site/\(row.locale)/\(path)" }

  // MARK: What blocks a release

  private func blockers(_ row: StatusReport.Row) -> PageRecord {
    [
      "document": .text(row.document.description),
      "texts": .records(
        row.blockers.map { block in
          [
            "unit": .text(block.unit.text),
            "href": .optional(places.address(block.unit, in: row.document).map { link($0, row) }),
            "why": .text(why(block.reason)), "finding": .optional(finding(block.reason)),
          ]
        }),
    ]
  }

  private func why(_ reason: ReleaseBlock.Reason) -> String {
    switch reason {
    case .state(let state): words("team-is-\(state.rawValue)")
    case .stale(.source), .stale(.cosmetic): words("team-why-text")
    case .stale(.facts(let claims)): words("team-why-facts", ["quotes": list(claims)])
    case .stale(.quotes(let claims)): words("team-why-quote", ["quotes": list(claims)])
    case .void(let review):
      words("team-why-review-\(review.changed.rawValue)", ["name": review.by, "date": language.date(review.on)])
    case .check(let finding): words("team-why-check", ["check": finding.check.rawValue])
    }
  }

  private func list(_ claims: [ClaimID]) -> String { language.all(claims.map(\.description)) }

  /// What a check says, in the language of the console.
  private func finding(_ reason: ReleaseBlock.Reason) -> String? {
    if case .check(let finding) = reason { finding.message } else { nil }
  }
}
