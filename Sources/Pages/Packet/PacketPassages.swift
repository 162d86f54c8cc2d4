import Claims
import Markup

/// What the guide says, passage by passage, each with the quotes that it leans on.
struct PacketPassages {
  private let packet: PacketPage
  private var words: Words { packet.words }

  init(_ packet: PacketPage) { self.packet = packet }

  /// The values of the record `passages`.
  var value: PageRecord {
    var groups: [(heading: [Inline], lang: String, items: [PageRecord])] = []
    var noted: Set<ClaimID> = []
    for (index, assertion) in packet.selection.assertions.enumerated() {
      let heading = assertion.heading[packet.edition.locale] ?? []
      let item = item(assertion, number: index + 1, &noted)
      if let last = groups.last, last.heading == heading {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append((heading, language(of: assertion), [item]))
      }
    }
    let others = packet.selection.otherPassages
    return [
      "groups": .records(
        groups.map { ["title": .optional($0.heading), "lang": .text($0.lang), "items": .records($0.items)] }),
      "none": packet.selection.assertions.isEmpty ? .text(words("packet-no-passages")) : .nothing,
      "others": others == 0 ? .nothing : .text(words.count("packet-other-passages", others)),
    ]
  }

  private func isUntranslated(_ assertion: PacketAssertion) -> Bool {
    let locale = packet.edition.locale
    if locale == packet.edition.publication.defaultLocale { return false }
    return assertion.untranslated.contains(locale) || !hasTranslation(assertion)
  }

  private func hasTranslation(_ assertion: PacketAssertion) -> Bool {
    guard let guide = packet.edition.site.guides.first(where: { $0.id == assertion.guide }) else { return false }
    let locale = packet.edition.locale
    switch assertion.place.prefix(while: { $0 != "." }) {
    case "checklist": return guide.checklist?.translations[locale] != nil
    case "faq": return guide.faq?.translations[locale] != nil
    default: return guide.article?.translations[locale] != nil
    }
  }

  private func language(of assertion: PacketAssertion) -> String {
    (isUntranslated(assertion) ? packet.edition.publication.defaultLocale : packet.edition.locale).tag
  }

  private func item(_ assertion: PacketAssertion, number: Int, _ noted: inout Set<ClaimID>) -> PageRecord {
    let standard = packet.edition.publication.defaultLocale
    let original = assertion.text[standard]
    let showsOriginal =
      packet.selection.scope.original == .beside && packet.edition.locale != standard && !isUntranslated(assertion)
    // A quote's note stands where the quote is first leaned on.
    let notes = assertion.claims.filter { noted.insert($0).inserted }.map { note($0) }
    return [
      "id": .text("passage-\(number)"), "number": .text(String(number)), "address": .text(assertion.place),
      "lang": .text(language(of: assertion)), "text": .rich(assertion.text[packet.edition.locale] ?? []),
      "untranslated": isUntranslated(assertion) ? .text(words("not-translated")) : .nothing,
      "original": showsOriginal
        ? .record(["lang": .text(standard.tag), "text": .rich(original ?? [])]) : .nothing,
      "quotes": .records(assertion.claims.map { packet.link($0) }), "noted": .flag(!notes.isEmpty),
      "notes": .records(notes),
    ]
  }

  /// Who says it and where, for the foot of the page.
  private func note(_ claim: ClaimID) -> PageRecord {
    let source = packet.edition.ledger.source(claim.source)
    let headings = packet.edition.ledger.claim(claim)?.headings.joined(separator: " › ") ?? ""
    return [
      "label": .text(words("packet-quote-number", ["n": String(packet.selection.exhibits[claim] ?? 0)])),
      "lang": .text(source?.language.tag ?? "en"),
      "document": .rich(RichText.label(source?.title ?? claim.source.text)),
      "place": headings.isEmpty ? .nothing : .text(headings),
    ]
  }
}
