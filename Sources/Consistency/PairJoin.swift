/// Finds the pairs of rules of one outcome that may disagree: those worth a closer look.
///
/// For each set of atoms that restricts an axis, the entries compatible with it are one row of bits. An entry's
/// partners are the rows of its restrictions and of what contradicts it, ANDed.
struct PairJoin {
  /// With more different sets than this on an axis, rows are made from atoms and not from pairs of sets.
  private static let manySets = 256

  private let table: JoinTable
  private let axes: [AxisSets]
  private let wordCount: Int
  /// For each axis that any entry restricts, what makes its rows.
  private var sources: [Int: RowSource] = [:]
  /// The rows made so far, one after the other, and for each axis and set where its row starts; -1: not made.
  private var rows: [UInt64] = []
  private var rowStarts: [[Int]]

  /// The entries of one axis.
  private struct RowSource {
    /// Entries that do not restrict the axis: compatible with everything.
    let free: [UInt64]
    /// The sets that occur, with their entries.
    let buckets: [(set: AtomSet, entries: [Int32])]
    /// For each atom the entries whose set has it; empty where there are few sets.
    let byAtom: [[UInt64]]
  }

  init(_ table: JoinTable, _ axes: [AxisSets]) {
    self.table = table
    self.axes = axes
    wordCount = (table.entries.count + 63) / 64
    rowStarts = axes.map { Array(repeating: -1, count: $0.sets.count) }
  }

  /// The pairs, as positions of rules in the table, ascending.
  mutating func pairs() -> [(Int, Int)] {
    let contradicting = contradictions()
    guard contradicting.contains(where: { $0.contains { $0 != 0 } }) else { return [] }
    makeSources()
    var found: Set<UInt64> = []
    var partners = [UInt64](repeating: 0, count: wordCount)
    for (index, entry) in table.entries.enumerated() {
      // Each pair once: only partners that come later.
      let firstWord = index >> 6
      let stance = contradicting[Int(entry.stance)]
      var any: UInt64 = 0
      for word in firstWord..<wordCount {
        partners[word] = stance[word]
        any |= stance[word]
      }
      partners[firstWord] &= index & 63 == 63 ? 0 : ~UInt64(0) << UInt64((index & 63) + 1)
      for restriction in table.box(entry) where any != 0 {
        any = 0
        let start = rowStart(restriction)
        for word in firstWord..<wordCount {
          partners[word] &= rows[start + word]
          any |= partners[word]
        }
      }
      if any == 0 { continue }
      for word in firstWord..<wordCount {
        var bits = partners[word]
        while bits != 0 {
          let other = table.entries[word << 6 + bits.trailingZeroBitCount]
          bits &= bits - 1
          if other.rule != entry.rule {
            found.insert(UInt64(min(entry.rule, other.rule)) << 32 | UInt64(max(entry.rule, other.rule)))
          }
        }
      }
    }
    return found.sorted().map { (Int($0 >> 32), Int($0 & 0xffff_ffff)) }
  }

  /// For each stance, the entries that contradict it.
  private func contradictions() -> [[UInt64]] {
    let conflicts = table.stances.map { stance in table.stances.map { !stance.joined($0).isConsistent } }
    return table.stances.indices.map { stance in
      var row = [UInt64](repeating: 0, count: wordCount)
      for (index, entry) in table.entries.enumerated() where conflicts[stance][Int(entry.stance)] {
        row[index >> 6] |= 1 << UInt64(index & 63)
      }
      return row
    }
  }

  private mutating func makeSources() {
    var entries = axes.map { [[Int32]](repeating: [], count: $0.sets.count) }
    for (index, entry) in table.entries.enumerated() {
      for restriction in table.box(entry) {
        entries[Int(restriction.axis)][Int(restriction.set)].append(Int32(index))
      }
    }
    for (axis, bySet) in entries.enumerated() {
      let buckets = bySet.indices.filter { !bySet[$0].isEmpty }.map { (set: axes[axis].sets[$0], entries: bySet[$0]) }
      if buckets.isEmpty { continue }
      var free = [UInt64](repeating: .max, count: wordCount)
      for bucket in buckets {
        for index in bucket.entries { free[Int(index) >> 6] &= ~(1 << UInt64(index & 63)) }
      }
      var byAtom: [[UInt64]] = []
      if buckets.count > Self.manySets {
        byAtom = Array(repeating: [UInt64](repeating: 0, count: wordCount), count: AtomSet.capacity)
        for bucket in buckets {
          for atom in bucket.set.atoms {
            for index in bucket.entries { byAtom[atom][Int(index) >> 6] |= 1 << UInt64(index & 63) }
          }
        }
      }
      sources[axis] = RowSource(free: free, buckets: buckets, byAtom: byAtom)
    }
  }

  /// Where the row of the entries that meet a restriction starts.
  private mutating func rowStart(_ restriction: Restriction) -> Int {
    let axis = Int(restriction.axis)
    let known = rowStarts[axis][Int(restriction.set)]
    if known >= 0 { return known }
    let set = axes[axis].sets[Int(restriction.set)]
    let start = rows.count
    rowStarts[axis][Int(restriction.set)] = start
    guard let source = sources[axis] else { return start }
    rows += source.free
    if source.byAtom.isEmpty {
      for bucket in source.buckets where bucket.set.meets(set) {
        for index in bucket.entries { rows[start + Int(index) >> 6] |= 1 << UInt64(index & 63) }
      }
    } else {
      for atom in set.atoms {
        for word in 0..<wordCount { rows[start + word] |= source.byAtom[atom][word] }
      }
    }
    return start
  }
}
