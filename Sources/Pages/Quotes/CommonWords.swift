/// Which words two texts have in common.
enum CommonWords {
  /// Up to this many pairs of words are compared.
  private static let mostPairs = 4_000_000

  /// For each word of both sides, whether it takes part in one longest common subsequence. Texts of which more pairs
  /// than `mostPairs` would have to be compared have nothing in common: they differ everywhere or hardly at all, and
  /// marking all of them tells as much.
  static func taking<Word: Equatable>(_ left: [Word], _ right: [Word]) -> (left: [Bool], right: [Bool]) {
    var (first, second) = (Array(repeating: false, count: left.count), Array(repeating: false, count: right.count))
    guard left.count * right.count <= mostPairs else { return (first, second) }
    var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        (first[i], second[j]) = (true, true)
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return (first, second)
  }
}
