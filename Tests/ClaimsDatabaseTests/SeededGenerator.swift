/// A generator of numbers that repeats itself for a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// One of some things.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Up to `most` things, or none.
  mutating func list<Element>(upTo most: Int, _ make: (inout SeededGenerator) -> Element) -> [Element] {
    (0..<below(most + 1)).map { _ in make(&self) }
  }

  /// A thing, or nil one time out of three.
  mutating func maybe<Element>(_ make: (inout SeededGenerator) -> Element) -> Element? {
    once(in: 3) ? nil : make(&self)
  }
}
