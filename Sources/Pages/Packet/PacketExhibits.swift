public import Claims
import Markup

/// Every quote in full, by document: the words, what they mean, where they come from, how they stand in the copies.
struct PacketExhibits {
  private let packet: PacketPage
  private var words: Words { packet.words }
  private var selection: PacketSelection { packet.selection }

  init(_ packet: PacketPage) { self.packet = packet }

  /// The values of the record `exhibits`.
  var value: PageRecord {
    let groups = selection.sources.map { source -> PageRecord in
      let claims = selection.claims.filter { $0.id.source == source.id }
      return [
        "id": .text("document-\(source.id)"),
        "title": .title(RichText.plain(source.title(packet.edition.locale)), language: nil),
        "lang": .text(source.titleLanguage(packet.edition.locale).tag),
        "standing": .record(Standing.value(source.standing, words)),
        "facts": .optional(Facts.record(facts(source))),
        "copyright": .optional(source.copyright), "entries": .records(claims.map { entry($0) }),
        "none": claims.isEmpty ? .text(words("packet-no-quotes")) : .nothing,
      ]
    }
    return ["groups": .records(groups)]
  }

  private func facts(_ source: Source) -> [(term: String, value: PageValue)] {
    var rows = SourceFacts(packet.edition, .packet).rows(source)
    for capture in selection.captures where capture.source == source.id {
      rows.append((words("packet-saved-copy"), .text(copy(capture))))
    }
    if !selection.captures.contains(where: { $0.source == source.id }) {
      rows.append((words("packet-saved-copy"), .text(words("no-saved-copy"))))
    }
    if packet.edition.audience == .inside, let note = source.note {
      rows.append((words("packet-internal-note"), .note(note, packet.edition)))
    }
    return rows
  }

  private func copy(_ capture: Capture) -> String {
    var parts = [
      PacketPaths.capture(capture), capture.taken.map { packet.edition.language.date($0) } ?? words("date-unknown"),
    ]
    if let who = capture.takenBy { parts.append(words("saved-copy-by", ["who": packet.edition.person(who)])) }
    parts.append(words("extent-\(capture.extent.rawValue)"))
    if !capture.holes.isEmpty { parts.append(words.count("missing-words", capture.holes.count)) }
    parts.append("\(words("checksum")) \(capture.originalSHA256)")
    return parts.joined(separator: words("cell-separator"))
  }

  private func entry(_ claim: Claim) -> PageRecord {
    let rules = claim.statements.map { statement -> PageRecord in
      ["text": .rich(RichText.label(packet.edition.rules.text(statement)))]
    }
    let number = selection.exhibits[claim.id].map { String($0) } ?? ""
    return [
      "id": .text(claim.id.dotted), "number": .text(number),
      "label": .text(words("packet-quote-number", ["n": number])),
      "quote": .record(QuoteValue(edition: packet.edition, address: .packet, claim: claim).value),
      "rules": rules.isEmpty ? .nothing : .record(["rows": .records(rules)]),
      "facts": .optional(Facts.record(facts(claim))),
    ]
  }

  private func facts(_ claim: Claim) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = [(words("packet-evidence"), .text(packet.sentences.evidence(claim)))]
    if let place = selection.evidence[claim.id]?.place,
      let capture = selection.captures.first(where: { $0.source == place.source && $0.name == place.capture })
    {
      let values = [
        "file": PacketPaths.capture(capture), "from": String(place.bytes.lowerBound + 1),
        "to": String(place.bytes.upperBound),
      ]
      rows.append((words("packet-place"), .text(words("packet-place-bytes", values))))
    }
    if let digest = packet.identity.quoteDigests[claim.id] { rows.append((words("checksum"), .text(digest))) }
    let passages = selection.assertions.indices.filter { selection.assertions[$0].claims.contains(claim.id) }
    let links = passages.map { ("#passage-\($0 + 1)", String($0 + 1)) }
    rows.append(
      (
        words("packet-relied-on"),
        links.isEmpty
          ? .text(words("packet-not-relied-on")) : .rich(LinkList.joined(links, separator: words("link-separator")))
      ))
    let cards = PacketDisagreements(packet).stories
    let disagreements = cards.indices.filter { cards[$0].contains { $0.sides.contains { $0.claim == claim.id } } }
    if !disagreements.isEmpty {
      rows.append(
        (
          words("part-of"),
          .rich(
            LinkList.joined(
              disagreements.map { ("#disagreement-\($0 + 1)", String($0 + 1)) }, separator: words("link-separator")))
        ))
    }
    if packet.edition.audience == .inside, let note = claim.note {
      rows.append((words("packet-internal-note"), .note(note, packet.edition)))
    }
    return rows
  }
}

/// Where the files of a packet lie.
public enum PacketPaths {
  /// The path of a saved copy's text.
  public static func capture(_ capture: Claims.Capture) -> String {
    let ending = capture.textPath.split(separator: ".").last.map { ".\($0)" } ?? ""
    return "captures/\(capture.source)/\(capture.name)\(ending)"
  }
}
