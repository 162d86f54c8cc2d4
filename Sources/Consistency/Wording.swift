public import Claims

/// The same sentence in two places, with the same or with other words.
public struct Wording: Hashable, Sendable {
  /// The claims, sorted.
  public let claims: [ClaimID]
  /// Whether the words are the same.
  public let kind: Kind

  /// How the sentences relate.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The same words: copies, which count as one witness.
    case copy
    /// Nearly the same words, some exchanged.
    case variant
  }

  /// Sentences below this length are too short to be told apart from set phrases.
  static let shortest = 6
  /// The part of the longer sentence that two variants have in common.
  static let similarity = 0.8
  /// Runs of this many words that two variants must share at least once.
  private static let runLength = 4
  /// A run that more claims share than this is a set phrase.
  private static let commonplace = 50

  /// The copies, one entry a sentence, and the variants, one entry a pair of sentences; sorted by claims.
  static func all(_ claims: [Claim]) -> [Wording] {
    var bySentence: [Sentence: [ClaimID]] = [:]
    for claim in claims {
      guard let quotation = claim.quotation else { continue }
      let sentence = Sentence(quotation.text)
      if sentence.words.count >= shortest { bySentence[sentence, default: []].append(claim.id) }
    }
    var found = bySentence.values.filter { $0.count > 1 }.map { Wording(claims: $0.sorted(), kind: .copy) }
    let sentences = bySentence.map { (sentence: $0, claim: $1.sorted()[0]) }.sorted { $0.claim < $1.claim }
    var runs: [ArraySlice<String>: [Int]] = [:]
    for (index, item) in sentences.enumerated() {
      var seen: Set<ArraySlice<String>> = []
      for start in 0...(item.sentence.words.count - runLength) {
        let run = item.sentence.words[start..<(start + runLength)]
        if seen.insert(run).inserted { runs[run, default: []].append(index) }
      }
    }
    var pairs: Set<Pair> = []
    for sharing in runs.values where sharing.count > 1 && sharing.count <= commonplace {
      for (offset, first) in sharing.enumerated() {
        for second in sharing.dropFirst(offset + 1) { pairs.insert(Pair(first: first, second: second)) }
      }
    }
    for pair in pairs {
      let (a, b) = (sentences[pair.first], sentences[pair.second])
      if a.sentence.hasSameWords(as: b.sentence) { continue }
      if a.sentence.similarity(to: b.sentence) >= similarity {
        found.append(Wording(claims: [a.claim, b.claim].sorted(), kind: .variant))
      }
    }
    return found.sorted { $0.claims.lexicographicallyPrecedes($1.claims) }
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }
}
