/// The words by which a sentence of English shows what kind of rule it states.
struct CueWords: Hashable {
  /// How the rule line says it: `is`, `must be`, `should be`, `may be`, `must not be` or `should not be`.
  let verb: String
  /// What joins the condition: `if`, `only if` or `unless`; nil where the sentence has none.
  let joint: String?
  /// The words that told, in the order of the rule line.
  let found: [String]

  private static let verbs: [(verb: String, cues: [String])] = [
    (
      "must not be", ["must not", "may not", "cannot", "can't", "shall not", "not allowed", "prohibited"]
    ),
    ("should not be", ["should not", "shouldn't", "ought not", "not recommended", "discouraged"]),
    ("must be", ["must", "required", "requires", "require", "shall", "have to", "has to", "need to", "needs to"]),
    ("should be", ["should", "ought to", "recommend", "recommends", "recommended"]),
    ("may be", ["may", "can", "might", "optionally", "option to"]),
  ]
  private static let joints: [(joint: String, cues: [String])] = [
    ("only if", ["only if", "only when", "only in", "only for"]), ("unless", ["unless"]),
    ("if", ["if", "when", "where"]),
  ]

  /// Reads a sentence; one without such words states what is.
  init(_ sentence: String) {
    let words = PlainWords(sentence)
    func first(_ cues: [String]) -> String? { cues.first { words.contains($0) } }
    let verb = Self.verbs.lazy.compactMap { entry in first(entry.cues).map { (entry.verb, $0) } }.first
    let joint = Self.joints.lazy.compactMap { entry in first(entry.cues).map { (entry.joint, $0) } }.first
    self.verb = verb?.0 ?? "is"
    self.joint = joint?.0
    found = [verb?.1, joint?.1].compactMap { $0 }
  }
}

/// A text as lower-case words, for looking up phrases whatever stands between the words.
struct PlainWords {
  let words: [String]
  private let joined: String

  init(_ text: String) {
    words = text.lowercased().replacing("’", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }
      .map { word in String(word.last == "." ? word.dropLast() : word) }.filter { !$0.isEmpty }
    joined = " \(words.joined(separator: " ")) "
  }

  /// Whether the words of a phrase stand here, one behind the other.
  func contains(_ phrase: String) -> Bool {
    let wanted = PlainWords(phrase).words
    return !wanted.isEmpty && joined.contains(" \(wanted.joined(separator: " ")) ")
  }
}
