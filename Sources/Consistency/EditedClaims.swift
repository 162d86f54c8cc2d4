import Claims

/// The claims of a ledger with what has been edited since: the ledger's own are never copied.
struct EditedClaims: Sendable {
  private let ledger: [Claim]
  private var edited: [Int: Claim] = [:]
  /// How many claims there are, those taken out included.
  private(set) var count: Int

  /// The claims of a ledger, none of them edited.
  init(_ ledger: [Claim]) {
    self.ledger = ledger
    count = ledger.count
  }

  /// The claim at a position.
  subscript(position: Int) -> Claim { edited[position] ?? ledger[position] }

  /// Puts a claim at a position: one that there is, or the next one.
  mutating func put(_ claim: Claim, at position: Int) {
    edited[position] = claim
    count = max(count, position + 1)
  }
}
