/// "Did you mean": the nearest of the known words, by edit distance.
public enum Suggestion {
  /// The longest word, in bytes, that is compared: nobody mistypes an id of that length.
  private static let longest = 200

  /// The candidate nearest to `word`, or nil where none is near enough to be a slip of the pen: where more than `most`
  /// letters would have to change; by default a third of the word, two letters at least.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>, changing most: Int? = nil
  ) -> String? {
    let target = Array(word.utf8)
    guard target.count <= longest else { return nil }
    let limit = most ?? max(2, target.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let distance = editDistance(target, Array(candidate.utf8), limit: limit)
      guard distance <= limit, distance < max(target.count, candidate.utf8.count) else { continue }
      if let found = best, (found.distance, found.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// `; did you mean “x”?`, or nothing.
  public static func clause(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Damerau's distance with adjacent transpositions, over bytes; anything over `limit` is `limit + 1`.
  static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    if abs(left.count - right.count) > limit { return limit + 1 }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for i in 1...left.count {
      current[0] = i
      for j in 1...right.count {
        let substitution = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        current[j] = min(substitution, last[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          current[j] = min(current[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return min(last[right.count], limit + 1)
  }
}
