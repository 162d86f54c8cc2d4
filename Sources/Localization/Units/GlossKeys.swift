import Claims

/// The units that translate the quotations of another unit: by claim, so that they follow their quotation through edits.
enum GlossKeys {
  /// A quotation with the unit of its translation.
  struct Entry {
    /// The id of its code.
    let code: String
    /// The unit that translates it.
    let key: UnitKey
    let claim: ClaimID
    let words: String
  }

  /// The quotations of a unit that are long enough to need a translation: two words or more.
  static func entries(_ source: Segment, of key: UnitKey) -> [Entry] {
    var counts: [ClaimID: Int] = [:]
    return source.codes.compactMap { code in
      guard code.kind == .quotation, let words = code.words, words.split(separator: " ").count >= 2,
        let claim = code.claim.flatMap({ ClaimID($0.description) })
      else { return nil }
      let number = counts[claim, default: 0] + 1
      counts[claim] = number
      return Entry(code: code.id, key: key.gloss(claim, number), claim: claim, words: words)
    }
  }
}
