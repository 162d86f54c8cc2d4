import Claims

/// A rule under one reading: the places where it speaks and what it says there.
struct CompiledReading: Sendable {
  let reading: Reading
  /// One entry for what is said where the condition holds, one for what is said elsewhere in the frame.
  let parts: [Part]
  /// The scenarios that the rule is about: where its condition holds, and the whole frame if it also speaks elsewhere.
  let scope: Condition

  /// What is said, and where.
  struct Part: Hashable, Sendable {
    /// Which side of the condition it is.
    let side: Side
    /// What is said.
    let effect: Effect
    /// The same as sets of values.
    let stance: Stance
    /// Where.
    let extent: Condition
  }

  /// Which side of a condition a part is on.
  enum Side: Hashable, Sendable {
    case inside
    case outside
  }
}
