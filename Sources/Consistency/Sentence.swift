import Claims

/// The words of a quote as far as they matter for "the same sentence": without case, punctuation and typography.
struct Sentence: Hashable {
  /// The words in their order.
  let words: [String]

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    for character in text {
      // "re-prompt" and "reprompt" are one word, and so are "person’s" and "person's".
      if character == "-" || character == "’" || character == "'" || character == "‑" { continue }
      if character.isLetter || character.isNumber {
        word += character.lowercased()
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Whether both have the same words, in whatever order: a list of countries in another order says the same.
  func hasSameWords(as other: Sentence) -> Bool { words.sorted() == other.words.sorted() }

  /// How many words of the longer sentence the two have in common, in order: 0 to 1.
  func similarity(to other: Sentence) -> Double {
    let longest = max(words.count, other.words.count)
    return longest == 0 ? 1 : Double(commonLength(other)) / Double(longest)
  }

  /// The length of the longest common subsequence of words.
  private func commonLength(_ other: Sentence) -> Int {
    var row = [Int](repeating: 0, count: other.words.count + 1)
    for word in words {
      var diagonal = 0
      for (index, otherWord) in other.words.enumerated() {
        let above = row[index + 1]
        row[index + 1] = word == otherWord ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[other.words.count]
  }
}
