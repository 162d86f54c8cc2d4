import Claims
import Consistency
import Markup

/// The disagreements that touch the quotes of a packet, numbered: an example, both quotes, what was decided.
struct PacketDisagreements {
  private let packet: PacketPage
  private var words: Words { packet.words }
  /// What one decision is about is one disagreement; every other finding is one of its own.
  let stories: [[Finding]]

  init(_ packet: PacketPage) {
    self.packet = packet
    stories = DisagreementsPage.stories(packet.selection.findings)
  }

  /// The values of the record `disagreements`.
  var value: PageRecord {
    let cards = stories.enumerated().map { index, findings -> PageRecord in
      DisagreementCard(packet.edition, findings, .packet).value.adding([
        "anchor": .text("disagreement-\(index + 1)"),
        "number": .text(words("packet-disagreement-number", ["n": String(index + 1)])),
        "sides": .records(sides(findings).map { packet.link($0) }),
      ])
    }
    return ["cards": .records(cards), "none": cards.isEmpty ? .text(words("packet-no-disagreements")) : .nothing]
  }

  private func sides(_ findings: [Finding]) -> [ClaimID] {
    findings.flatMap { $0.sides.map { $0.claim } }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
