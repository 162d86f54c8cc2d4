import Claims
import Consistency
import Guides
import Markup

/// What follows the disagreements: open cases, tests, translations, changes, glossary, limits, checking, approval.
struct PacketAppendix {
  private let packet: PacketPage
  private var words: Words { packet.words }
  private var selection: PacketSelection { packet.selection }

  init(_ packet: PacketPage) { self.packet = packet }

  /// The values of the sections, by name.
  var values: PageRecord {
    [
      "gaps": .record(gaps), "tests": .record(tests), "translations": .record(translations),
      "changes": .record(changes), "glossary": .record(glossary), "limits": .record(limits),
      "checking": .record(checking), "approval": .record(approval),
    ]
  }

  // MARK: Open cases

  private var gaps: PageRecord {
    let groups = selection.gaps.map { entry -> PageRecord in
      let rows = entry.gaps.map { gap -> PageRecord in
        ["case": .text(packet.sentences.cases(gap)), "text": .text(packet.sentences.open(gap))]
      }
      return ["title": .rich(RichText.label(entry.matrix.title(packet.edition.locale))), "rows": .records(rows)]
    }
    return [
      "heads": heads(["case", "packet-open-head"]), "groups": .records(groups),
      "none": groups.isEmpty ? .text(words("packet-no-gaps")) : .nothing,
    ]
  }

  private func heads(_ keys: [String]) -> PageValue { .records(keys.map { ["text": .text(words($0))] }) }

  // MARK: Tests

  private var tests: PageRecord {
    let entries = selection.observations.enumerated().map { index, entry -> PageRecord in
      let (observation, finding) = entry
      var rows: [(term: String, value: PageValue)] = []
      if let date = observation.date {
        rows.append((words("packet-test-date"), .text(packet.edition.language.date(date))))
      }
      if !observation.saw.isEmpty {
        rows.append((words("packet-test-seen"), .text(packet.sentences.seen(observation))))
      }
      for line in packet.sentences.meaning(finding) { rows.append((words("packet-test-means"), .text(line))) }
      for line in packet.sentences.notShown(observation) {
        rows.append((words("packet-test-not-shown"), .text(line)))
      }
      return [
        "id": .text("test-\(index + 1)"), "number": .text(words("packet-test-number", ["n": String(index + 1)])),
        "title": .rich(RichText.label(observation.title(packet.edition.locale))),
        "facts": .optional(Facts.record(rows)),
      ]
    }
    return ["entries": .records(entries), "none": entries.isEmpty ? .text(words("packet-no-tests")) : .nothing]
  }

  // MARK: Translations

  private var translations: PageRecord {
    let standard = packet.edition.publication.defaultLocale
    let own = publishersOwn(standard)
    let rows = selection.scope.locales.filter { $0 != standard }.map { locale -> PageRecord in
      let quotes = selection.claims.filter { $0.quotation != nil }
      let glossed = quotes.count { selection.site.ledger.gloss(of: $0.id, in: locale) != nil }
      return [
        "language": .text(packet.edition.language.name(of: locale)),
        "quotes": .text(words("packet-of-all", ["n": String(glossed), "all": String(quotes.count)])),
        "state": .text(state(locale)),
      ]
    }
    return [
      "heads": heads(["document-language", "packet-translated-quotes", "packet-translation-states"]),
      "rows": .records(rows),
      "note": .text(([words("packet-translations-note")] + own).joined(separator: words("sentence-gap"))),
      "none": rows.isEmpty ? .text(words("packet-no-translations")) : .nothing,
    ]
  }

  /// How many of the translations of quotes are the publisher's own; none says nothing.
  private func publishersOwn(_ standard: LocaleCode) -> [String] {
    let locales = selection.scope.locales.filter { $0 != standard }
    let count = selection.claims.reduce(0) { count, claim in
      count + locales.count { selection.site.ledger.translation(of: claim.id, in: $0)?.isOfficial ?? false }
    }
    return count == 0 ? [] : [words.count("packet-translations-own", count)]
  }

  /// How many texts of the guides and quotes are in which state, in one language.
  private func state(_ locale: LocaleCode) -> String {
    let counts = selection.translations.filter { $0.locale == locale }
    guard !counts.isEmpty else { return words("packet-states-not-recorded") }
    let sums = [
      ("reviewed", counts.reduce(0) { $0 + $1.reviewed }), ("translated", counts.reduce(0) { $0 + $1.translated }),
      ("outdated", counts.reduce(0) { $0 + $1.outdated }), ("missing", counts.reduce(0) { $0 + $1.missing }),
    ]
    return sums.filter { $0.1 > 0 }.map { words("packet-state-\($0.0)", ["n": String($0.1)]) }
      .joined(separator: words("cell-separator"))
  }

  // MARK: Changes

  private var changes: PageRecord {
    guard let earlier = packet.identity.earlier else {
      return ["lead": .text(words("packet-no-earlier")), "entries": .list([])]
    }
    let values = [
      "id": PacketIdentity.short(earlier.id), "date": earlier.asOf.map { packet.edition.language.date($0) } ?? "",
    ]
    let lead = words(packet.identity.changes.isEmpty ? "packet-unchanged-since" : "packet-changed-since", values)
    return ["lead": .text(lead), "entries": .records(packet.identity.changes.map { ChangeValue(words).value($0) })]
  }

  // MARK: Glossary, limits, checking, approval

  private var glossary: PageRecord {
    let rows = selection.terms.map { term -> PageRecord in
      [
        "term": .rich(RichText.label(term.term(packet.edition.locale))),
        "text": .rich(RichText.label(term.meaning(packet.edition.locale))),
        "opaque": term.isOpaque ? .text(words("not-defined")) : .nothing,
      ]
    }
    return ["rows": .records(rows), "none": rows.isEmpty ? .text(words("packet-no-terms")) : .nothing]
  }

  /// The fixed list: every packet says the same here.
  private var limits: PageRecord {
    let keys = ["shown", "time", "reading", "copies", "complete", "law"]
    return [
      "lead": .text(words("packet-limits-lead")),
      "rows": .records(keys.map { ["text": .text(words("packet-limit-\($0)"))] }),
    ]
  }

  private var checking: PageRecord {
    [
      "lead": .text(words("packet-checking-lead")),
      "rows": .records(
        selection.captures.map { capture in
          [
            "path": .text(PacketPaths.capture(capture)),
            "text": .rich(RichText.label(selection.site.ledger.source(capture.source)?.title ?? "")),
          ]
        }),
      "digest": .text(packet.identity.id),
    ]
  }

  private var approval: PageRecord {
    [
      "lead": .text(words("packet-approval-lead")),
      "heads": heads(["packet-approval-role", "packet-approval-name", "packet-approval-date", "packet-approval-sign"]),
      "rows": .records(["counsel", "editor", "localizer"].map { ["role": .text(words("who-\($0)"))] }),
    ]
  }
}
