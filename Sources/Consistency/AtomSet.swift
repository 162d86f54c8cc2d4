/// A set of the atoms of one axis, as 256 bits: a region axis has 249 countries and perhaps the "not applicable" atom.
public struct AtomSet: Hashable, Sendable {
  /// The most atoms that an axis can have.
  public static let capacity = 256

  var low: UInt64
  var middleLow: UInt64
  var middleHigh: UInt64
  var high: UInt64

  /// The empty set.
  public init() {
    (low, middleLow, middleHigh, high) = (0, 0, 0, 0)
  }

  private init(_ low: UInt64, _ middleLow: UInt64, _ middleHigh: UInt64, _ high: UInt64) {
    (self.low, self.middleLow, self.middleHigh, self.high) = (low, middleLow, middleHigh, high)
  }

  /// The atoms 0 to `count - 1`.
  public init(first count: Int) {
    func word(_ index: Int) -> UInt64 {
      let bits = min(64, max(0, count - 64 * index))
      return bits == 64 ? .max : (1 << UInt64(bits)) - 1
    }
    self.init(word(0), word(1), word(2), word(3))
  }

  /// One atom.
  public init(_ atom: Int) {
    self.init()
    insert(atom)
  }

  /// Some atoms.
  public init(_ atoms: some Sequence<Int>) {
    self.init()
    for atom in atoms { insert(atom) }
  }

  /// Puts an atom in.
  public mutating func insert(_ atom: Int) {
    let bit: UInt64 = 1 << UInt64(atom & 63)
    switch atom >> 6 {
    case 0: low |= bit
    case 1: middleLow |= bit
    case 2: middleHigh |= bit
    default: high |= bit
    }
  }

  /// Whether an atom is in the set.
  public func contains(_ atom: Int) -> Bool {
    let word =
      switch atom >> 6 {
      case 0: low
      case 1: middleLow
      case 2: middleHigh
      default: high
      }
    return word >> UInt64(atom & 63) & 1 == 1
  }

  /// The first atom; nil where there is none.
  var first: Int? {
    if low != 0 { return low.trailingZeroBitCount }
    if middleLow != 0 { return 64 + middleLow.trailingZeroBitCount }
    if middleHigh != 0 { return 128 + middleHigh.trailingZeroBitCount }
    return high == 0 ? nil : 192 + high.trailingZeroBitCount
  }

  /// Whether nothing is in the set.
  public var isEmpty: Bool { low | middleLow | middleHigh | high == 0 }

  /// How many atoms are in the set.
  public var count: Int {
    low.nonzeroBitCount + middleLow.nonzeroBitCount + middleHigh.nonzeroBitCount + high.nonzeroBitCount
  }

  /// What is in both.
  public static func & (left: AtomSet, right: AtomSet) -> AtomSet {
    AtomSet(
      left.low & right.low, left.middleLow & right.middleLow, left.middleHigh & right.middleHigh,
      left.high & right.high)
  }

  /// What is in either.
  public static func | (left: AtomSet, right: AtomSet) -> AtomSet {
    AtomSet(
      left.low | right.low, left.middleLow | right.middleLow, left.middleHigh | right.middleHigh,
      left.high | right.high)
  }

  /// What is in the first and not in the second.
  public static func - (left: AtomSet, right: AtomSet) -> AtomSet {
    AtomSet(
      left.low & ~right.low, left.middleLow & ~right.middleLow, left.middleHigh & ~right.middleHigh,
      left.high & ~right.high)
  }

  /// Whether anything is in both.
  public func meets(_ other: AtomSet) -> Bool {
    low & other.low | middleLow & other.middleLow | middleHigh & other.middleHigh | high & other.high != 0
  }

  /// Whether everything in this set is in the other.
  public func isSubset(of other: AtomSet) -> Bool { (self - other).isEmpty }

  /// The atoms, ascending.
  public var atoms: [Int] {
    var atoms: [Int] = []
    atoms.reserveCapacity(count)
    for (index, start) in [low, middleLow, middleHigh, high].enumerated() {
      var word = start
      while word != 0 {
        atoms.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return atoms
  }
}

extension AtomSet: Comparable {
  /// A total order without meaning, for stable output: the set with the earlier smallest difference comes first.
  public static func < (left: AtomSet, right: AtomSet) -> Bool {
    for (a, b) in [
      (left.low, right.low), (left.middleLow, right.middleLow), (left.middleHigh, right.middleHigh),
      (left.high, right.high),
    ] where a != b {
      let lowestDifference = (a ^ b).trailingZeroBitCount
      return a >> UInt64(lowestDifference) & 1 == 1
    }
    return false
  }
}
