import Claims

/// What one or several statements say about an outcome in one scenario, as four sets of the outcome's values.
///
/// Together they are consistent if whatever must be permitted may be permitted and is not advised against, something
/// that may happen is permitted, and something that is permitted is advised. What happens is never at odds with advice:
/// a recommendation is no prohibition.
struct Stance: Hashable, Sendable {
  /// The values of which one happens.
  var happens: UInt32
  /// The values that are permitted at most.
  var permittedAtMost: UInt32
  /// The values that are permitted at least.
  var permittedAtLeast: UInt32
  /// The values that are advised at most: the others are advised against, though they may be permitted.
  var advisedAtMost: UInt32

  /// Says nothing about an outcome with so many values.
  init(valueCount: Int) {
    happens = Self.all(valueCount)
    permittedAtMost = happens
    permittedAtLeast = 0
    advisedAtMost = happens
  }

  /// A set of all values of an outcome.
  static func all(_ count: Int) -> UInt32 { count >= 32 ? .max : (1 << UInt32(count)) - 1 }

  /// What an effect says.
  init(_ effect: Effect, outcome: Outcome) {
    self.init(effect.modality, outcome.mask(of: effect.values), valueCount: outcome.values.count)
  }

  /// What a modality says of some values.
  init(_ modality: Statement.Modality, _ values: UInt32, valueCount: Int) {
    self.init(valueCount: valueCount)
    switch modality {
    case .isSo: happens &= values
    case .must: permittedAtMost &= values
    case .mustNot: permittedAtMost &= ~values
    case .may: permittedAtLeast |= values
    case .should: advisedAtMost &= values
    case .shouldNot: advisedAtMost &= ~values
    }
  }

  /// Whether it says something, and something that can be true on its own.
  func isTelling(valueCount: Int) -> Bool { isConsistent && self != Stance(valueCount: valueCount) }

  /// What two stances say together.
  func joined(_ other: Stance) -> Stance {
    var both = self
    both.happens &= other.happens
    both.permittedAtMost &= other.permittedAtMost
    both.permittedAtLeast |= other.permittedAtLeast
    both.advisedAtMost &= other.advisedAtMost
    return both
  }

  /// Whether everything said can be true at once.
  var isConsistent: Bool {
    permittedAtLeast & ~(permittedAtMost & advisedAtMost) == 0 && possible != 0 && commendable != 0
  }

  /// The values that can happen if everything said is true and everybody does what they must.
  var possible: UInt32 { happens & permittedAtMost }

  /// The values that somebody can choose who does what they must and what they should.
  var commendable: UInt32 { permittedAtMost & advisedAtMost }
}

extension Outcome {
  /// A set of the outcome's values as bits in their order.
  func mask(of ids: [ValueID]) -> UInt32 {
    var mask: UInt32 = 0
    for (index, value) in values.enumerated() where index < 32 && ids.contains(value.id) { mask |= 1 << UInt32(index) }
    return mask
  }

  /// The values of a mask.
  func values(in mask: UInt32) -> [ValueID] {
    values.enumerated().filter { $0.offset < 32 && mask >> UInt32($0.offset) & 1 == 1 }.map(\.element.id)
  }
}
