/// Leads from offsets of a folded text back to those of the original: a list of the places where they stop running in
/// step. Offsets are in UTF-8 bytes.
struct OffsetMap: Sendable {
  private var folded: [Int32] = [0]
  private var original: [Int32] = [0]

  /// Takes note that from here on the folded offset answers to the original one.
  mutating func add(folded: Int, original: Int) {
    let last = self.folded.count - 1
    if Int(self.folded[last]) == folded {
      self.original[last] = Int32(original)
    } else if folded - Int(self.folded[last]) != original - Int(self.original[last]) {
      self.folded.append(Int32(folded))
      self.original.append(Int32(original))
    }
  }

  /// The original offset of the folded byte at an offset.
  func original(of offset: Int) -> Int {
    let index = index(of: offset)
    let distance = offset - Int(folded[index])
    guard index + 1 < folded.count else { return Int(original[index]) + distance }
    // Inside a ligature or a composed letter, the folded bytes may be more than the original ones.
    return min(Int(original[index]) + distance, Int(original[index + 1]))
  }

  /// The folded offset that an original offset answers to; inside something that was folded, its beginning.
  func folded(of offset: Int) -> Int {
    var low = 0
    var high = original.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(original[middle]) <= offset { low = middle } else { high = middle }
    }
    let position = Int(folded[low]) + offset - Int(original[low])
    return low + 1 < folded.count ? min(position, Int(folded[low + 1])) : position
  }

  private func index(of offset: Int) -> Int {
    var low = 0
    var high = folded.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(folded[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
