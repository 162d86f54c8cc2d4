import Claims
import Markup

/// The first page of a packet: what it is about, how much it holds, and how far that can be relied on.
struct PacketCover {
  private let packet: PacketPage
  private var words: Words { packet.words }
  private var selection: PacketSelection { packet.selection }

  init(_ packet: PacketPage) { self.packet = packet }

  /// The values of the record `cover`.
  var value: PageRecord {
    [
      "facts": .optional(Facts.record(facts)), "evidence": .text(evidence),
      "notices": .records(notices),
    ]
  }

  private var facts: [(term: String, value: PageValue)] {
    let (counts, language) = (selection.counts, packet.edition.language)
    var rows: [(term: String, value: PageValue)] = [
      (words("packet-scope"), .text(scope)),
      (words("packet-date"), .text(language.date(packet.edition.publication.asOf))),
    ]
    let versions = packet.sentences.versions
    if !versions.isEmpty { rows.append((words("packet-versions"), .text(language.all(versions)))) }
    let languages = selection.scope.locales.map { language.name(of: $0) }
    rows.append((words("packet-languages"), .text(language.all(languages))))
    var quotes = [words.count("packet-from-publisher", counts.fromPublisher)]
    if counts.throughAnother > 0 { quotes.append(words.count("packet-through-another", counts.throughAnother)) }
    if counts.reported > 0 { quotes.append(words.count("packet-reported", counts.reported)) }
    if counts.withMissingWords > 0 { quotes.append(words.count("packet-missing-words", counts.withMissingWords)) }
    rows.append((words("fact-quotes"), .text(quotes.joined(separator: words("cell-separator")))))
    rows.append((words("fact-disagreements"), .text(FindingCounts.text(selection.findings, words))))
    rows.append((words("packet-publisher"), .text(packet.edition.publication.publisher)))
    rows.append((words("packet-number"), .text(packet.identity.id)))
    return rows
  }

  private var scope: String {
    switch selection.scope.subject {
    case .everything: words("packet-scope-everything")
    case .guide: words("packet-scope-guide", ["title": packet.sentences.subject])
    case .topic: words("packet-scope-topic", ["title": packet.sentences.subject])
    }
  }

  /// How the quotes stand in the saved copies: a sentence each kind that occurs.
  private var evidence: String {
    let verdicts = selection.claims.map {
      selection.evidence[$0.id]?.verdict ?? ($0.report == nil ? .noCopy : .reported)
    }
    let sentences = QuoteEvidence.Verdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : words.count("evidence-count-\(verdict.rawValue)", count)
    }
    return sentences.joined(separator: words("sentence-gap"))
  }

  private var notices: [PageRecord] {
    var notices: [PageRecord] = []
    switch selection.scope.audience {
    case .inside: notices.append(notice("internal", words("notice-internal"), words("packet-internal")))
    case .outside:
      var text = words("packet-left-out")
      if selection.withheldFindings > 0 {
        text += words("sentence-gap") + words.count("packet-left-out-open", selection.withheldFindings)
      }
      notices.append(notice("outside", words("packet-left-out-title"), text))
    }
    let beta = selection.sources.filter { $0.isBeta }.compactMap { $0.version }.min()
    if let beta {
      notices.append(
        notice("beta", words("notice-beta"), words("notice-beta-text", ["version": beta])))
    }
    return notices
  }

  private func notice(_ kind: String, _ title: String, _ text: String) -> PageRecord {
    ["kind": .text(kind), "title": .text(title), "text": .text(text)]
  }
}
