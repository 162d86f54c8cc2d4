/// Which words two texts have in common.
enum CommonWords {
  /// Up to this many pairs of words are compared.
  private static let mostPairs = 4_000_000

  /// For each word of both sides, whether it takes part in one longest common subsequence. Texts of which more pairs
  /// than `mostPairs` would have to be compared have nothing in common: they differ everywhere or hardly at all, and
  /// marking all of them tells as much.
  static func taking<Word: Hashable>(_ left: [Word], _ right: [Word]) -> (left: [Bool], right: [Bool]) {
    var (first, second) = (Array(repeating: false, count: left.count), Array(repeating: false, count: right.count))
    guard left.count * right.count <= mostPairs else { return (first, second) }
    // Words are compared by number, in one table: this runs for every quote that is shown beside another.
    var numbers: [Word: Int] = [:]
    let (own, others) = (left.map { number($0, &numbers) }, right.map { number($0, &numbers) })
    let width = others.count + 1
    var lengths = Array(repeating: Int32(0), count: (own.count + 1) * width)
    for i in own.indices.reversed() {
      for j in others.indices.reversed() {
        let here = i * width + j
        lengths[here] =
          own[i] == others[j] ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < own.count, j < others.count {
      if own[i] == others[j] {
        (first[i], second[j]) = (true, true)
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return (first, second)
  }

  /// The number of a word: how many other words came before it.
  private static func number<Word: Hashable>(_ word: Word, _ numbers: inout [Word: Int]) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = numbers.count
    return numbers.count - 1
  }
}
