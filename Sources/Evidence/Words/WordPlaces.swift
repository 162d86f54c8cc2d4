/// Where each of some words stands: a table without the cost of a general one, because it is asked about every word of
/// a document.
struct WordPlaces {
  /// For each slot the position of its word in `words`, or -1; as many slots as a power of two.
  private var slots: [Int32]
  private var words: [UInt64] = []
  private var places: [[Int32]] = []

  /// A table for some words, without places.
  init(_ words: [UInt64]) {
    var count = 16
    while count < words.count * 4 { count *= 2 }
    slots = Array(repeating: -1, count: count)
    for word in words {
      let slot = slot(of: word)
      if slots[slot] >= 0 { continue }
      slots[slot] = Int32(self.words.count)
      self.words.append(word)
    }
    places = Array(repeating: [], count: self.words.count)
  }

  /// The places of a word, in the order in which they were added.
  subscript(word: UInt64) -> [Int32] {
    let index = slots[slot(of: word)]
    return index < 0 ? [] : places[Int(index)]
  }

  /// Adds a place of a word, if the table has the word, and not yet so many places of it.
  @inline(__always)
  mutating func add(_ place: Int32, to word: UInt64, limit: Int) {
    let index = slots[slot(of: word)]
    if index >= 0, places[Int(index)].count < limit { places[Int(index)].append(place) }
  }

  /// The slot that has a word, or the free one that it would get.
  @inline(__always)
  private func slot(of word: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (word ^ word >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
    while slots[slot] >= 0, words[Int(slots[slot])] != word { slot = (slot + 1) & mask }
    return slot
  }
}
