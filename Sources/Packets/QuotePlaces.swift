public import Claims
public import Pages

/// Finds quotes in the saved copies, byte for byte.
public enum QuotePlaces {
  /// How every quote of a ledger stands in the copies of its own document, else of that through which it is known.
  public static func evidence(_ ledger: Ledger) -> [ClaimID: QuoteEvidence] {
    let captures = Dictionary(grouping: ledger.captures) { $0.source }.mapValues { captures in
      captures.map { (capture: $0, bytes: Array($0.text.utf8)) }
    }
    var evidence: [ClaimID: QuoteEvidence] = [:]
    for claim in ledger.claims {
      guard let quotation = claim.quotation else {
        evidence[claim.id] = QuoteEvidence(.reported)
        continue
      }
      var documents = [claim.id.source]
      if case .secondary(let through)? = ledger.source(claim.id.source)?.standing { documents.append(through) }
      let copies = documents.flatMap { captures[$0] ?? [] }
      evidence[claim.id] = find(quotation, in: copies)
    }
    return evidence
  }

  private static func find(
    _ quotation: Quotation, in copies: [(capture: Capture, bytes: [UInt8])]
  ) -> QuoteEvidence {
    guard !copies.isEmpty else { return QuoteEvidence(.noCopy) }
    let words = Array(quotation.text.utf8)
    for copy in copies {
      let places = ByteSearch.places(of: words, in: copy.bytes)
      guard let first = places.first else { continue }
      let verdict: QuoteEvidence.Verdict =
        places.count > 1 ? .ambiguous : quotation.restorations.isEmpty ? .exact : .hole
      return QuoteEvidence(
        verdict,
        at: QuoteEvidence.Place(
          source: copy.capture.source, capture: copy.capture.name, bytes: first..<first + words.count))
    }
    return QuoteEvidence(.missing)
  }
}

/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offsets at which `words` stand, overlaps included; none for no words.
  static func places(of words: [UInt8], in text: [UInt8]) -> [Int] {
    guard let first = words.first, words.count <= text.count else { return [] }
    var places: [Int] = []
    var position = 0
    let last = text.count - words.count
    while position <= last, let next = text[position...last].firstIndex(of: first) {
      if text[next..<next + words.count].elementsEqual(words) { places.append(next) }
      position = next + 1
    }
    return places
  }
}
