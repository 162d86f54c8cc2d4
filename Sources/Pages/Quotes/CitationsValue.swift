import Claims

/// The quotes behind a step, an answer or a page, with their marks.
enum CitationsValue {
  /// The values of the template `citations`; nil where nothing is cited. `key` names the sentence ("quotes-behind-step").
  static func value(
    _ claims: [ClaimID], key: String, numbers: CitationNumbers, _ edition: Edition, _ address: PageAddress
  ) -> PageRecord? {
    let known = claims.compactMap { edition.ledger.claim($0) }
    guard !known.isEmpty else { return nil }
    let order: [Mark] = [.disputed, .outdated, .reported, .decided, .settled]
    let present = Set(known.map { edition.mark($0.id) })
    let marks = order.filter { present.contains($0) }
    let quotes = known.map { claim -> PageRecord in
      let number = numbers.known(claim.id)
      return QuoteValue(edition: edition, address: address, claim: claim, number: number).value
    }
    return [
      "title": .text(edition.words(key, ["what": StatementCount.text(known, edition)])),
      "open": .flag(present.contains(.disputed)),
      "marks": .records(marks.map { $0.value(edition.words) }), "quotes": .records(quotes),
    ]
  }
}
