/// Finds the pairs of rules that may disagree under some readings: those worth a closer look.
enum PairJoin {
  /// The pairs, as positions, in order. The rules are of one outcome.
  static func pairs(_ rules: [Rule]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for left in rules.indices {
      for right in rules.indices.dropFirst(left + 1) where mayDisagree(rules[left], rules[right]) {
        pairs.append((left, right))
      }
    }
    return pairs
  }

  private static func mayDisagree(_ left: Rule, _ right: Rule) -> Bool {
    left.readings.contains { leftReading in
      leftReading.parts.contains { part in
        right.readings.contains { rightReading in
          rightReading.parts.contains { other in
            !part.stance.joined(other.stance).isConsistent
              && part.extent.boxes.contains { box in other.extent.boxes.contains { box.meets($0) } }
          }
        }
      }
    }
  }
}
