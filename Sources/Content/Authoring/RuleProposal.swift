import Claims

/// A rule line that a sentence most likely states, from the names that the vocabulary has and the cue words around them.
///
/// It is a proposal for an editor to look at: the sentence may say more than the words show.
struct RuleProposal: Hashable {
  /// The line, without its `- `.
  let line: String
  /// The words of the sentence that it was made from.
  let cues: [String]

  /// The proposal; nil where the sentence names no value of an outcome.
  init?(_ sentence: String, _ vocabulary: Vocabulary) {
    let words = PlainWords(sentence)
    let cue = CueWords(sentence)
    guard let (outcome, value, label) = Self.outcome(words, vocabulary) else { return nil }
    let terms = Self.terms(words, vocabulary, otherThan: label)
    var line = "\(outcome.id) \(cue.verb) \(value.id)"
    if !terms.isEmpty { line += " \(cue.joint ?? "if") \(terms.map { $0.text }.joined(separator: " and "))" }
    self.line = line
    cues = ([label] + (cue.verb == "is" ? [] : cue.found) + terms.map { $0.label }).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The value whose label, the longest of all, stands in the sentence.
  private static func outcome(
    _ words: PlainWords, _ vocabulary: Vocabulary
  ) -> (outcome: Outcome, value: OutcomeValue, label: String)? {
    let named = vocabulary.outcomes.flatMap { outcome in outcome.values.map { (outcome, $0, plain($0.label.original)) }
    }
    let found = named.filter { words.contains($0.2) }
    return found.max { left, right in left.2.utf8.count < right.2.utf8.count }
  }

  /// What the sentence names of dimensions: values by their labels, places by the labels of their sets.
  private static func terms(
    _ words: PlainWords, _ vocabulary: Vocabulary, otherThan label: String
  ) -> [(text: String, label: String)] {
    var terms: [(text: String, label: String)] = []
    for dimension in vocabulary.dimensions {
      switch dimension.kind {
      case .choice(let values):
        let named = values.map { ($0, [plain($0.phrase.label.original), plain($0.phrase.clause.original)]) }
        let found = named.compactMap { value, labels in
          labels.first { words.contains($0) && $0 != label }.map { (value, $0) }
        }
        if found.count == 1, let (value, label) = found.first {
          terms.append(("\(dimension.id) is \(value.id)", label))
        }
      case .region:
        // Where places could mean several dimensions, the first is as good as any; the editor sees the line.
        guard !terms.contains(where: { $0.text.contains(" in ") || $0.text.contains(" outside ") }) else { continue }
        if let place = place(words, vocabulary) {
          terms.append(("\(dimension.id) \(place.word) \(place.set)", place.label))
        }
      case .version(_, let cuts):
        guard let cut = cuts.last(where: { words.words.contains($0.description) }) else { continue }
        terms.append(("\(dimension.id) from \(cut)", cut.description))
      }
    }
    return terms
  }

  private static func place(
    _ words: PlainWords, _ vocabulary: Vocabulary
  ) -> (word: String, set: RegionSetID, label: String)? {
    let named = vocabulary.regionSets.map { ($0.id, plain($0.label.original)) }.filter { words.contains($0.1) }
    guard let (set, label) = named.max(by: { $0.1.utf8.count < $1.1.utf8.count }) else { return nil }
    let isOutside = ["outside", "outside of", "except in"].contains {
      words.contains("\($0) \(label)") || words.contains("\($0) the \(label)")
    }
    return (isOutside ? "outside" : "in", set, label)
  }

  /// A label without its article and its code marks.
  private static func plain(_ label: String) -> String {
    let words = PlainWords(label).words
    let article = ["the", "a", "an"].contains(words.first ?? "") && words.count > 1
    return (article ? Array(words.dropFirst()) : words).joined(separator: " ")
  }
}
