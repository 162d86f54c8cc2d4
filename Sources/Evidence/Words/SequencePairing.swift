/// Pairs the equal elements of two sequences: in order where that can be, elsewhere where they moved. Elements that both
/// have once are the fixed points; what lies between is filled from them outwards. No quadratic pass.
struct SequencePairing {
  /// For each element of the first sequence its equal in the second.
  private(set) var matches: [Int?]
  /// Whether the pair keeps the order of all pairs that keep it.
  private(set) var keepsOrder: [Bool]

  init(_ left: [[UInt8]], _ right: [[UInt8]]) {
    matches = Array(repeating: nil, count: left.count)
    keepsOrder = Array(repeating: false, count: left.count)
    var places: [[UInt8]: (left: [Int], right: [Int])] = [:]
    for (index, element) in left.enumerated() { places[element, default: ([], [])].left.append(index) }
    for (index, element) in right.enumerated() where places[element] != nil { places[element]?.right.append(index) }
    let unique = left.indices.compactMap { index -> (Int, Int)? in
      guard let place = places[left[index]], place.left.count == 1, place.right.count == 1 else { return nil }
      return (index, place.right[0])
    }
    var used = Array(repeating: false, count: right.count)
    for (own, other) in Self.longestRising(unique) {
      matches[own] = other
      used[other] = true
      keepsOrder[own] = true
    }
    // Neighbours of pairs, downwards and upwards, stay beside them.
    for own in left.indices where matches[own] == nil {
      let other = own == 0 ? 0 : matches[own - 1].map { $0 + 1 }
      pair(own, other, left, right, &used)
    }
    for own in left.indices.reversed() where matches[own] == nil {
      let other = own == left.count - 1 ? right.count - 1 : matches[own + 1].map { $0 - 1 }
      pair(own, other, left, right, &used)
    }
    for own in left.indices where matches[own] == nil {
      guard let other = places[left[own]]?.right.first(where: { !used[$0] }) else { continue }
      matches[own] = other
      used[other] = true
    }
  }

  private mutating func pair(_ own: Int, _ other: Int?, _ left: [[UInt8]], _ right: [[UInt8]], _ used: inout [Bool]) {
    guard let other, right.indices.contains(other), !used[other], left[own] == right[other] else { return }
    matches[own] = other
    used[other] = true
    keepsOrder[own] = true
  }

  /// The longest part of some pairs, which rise on the left, that also rises on the right (patience sorting).
  private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tails: [Int] = []
    var former: [Int?] = Array(repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      former[index] = low > 0 ? tails[low - 1] : nil
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var result: [(Int, Int)] = []
    var current = tails.last
    while let index = current {
      result.append(pairs[index])
      current = former[index]
    }
    return result.reversed()
  }
}
