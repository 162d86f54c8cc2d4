public import Claims

/// A review that no longer counts, and why.
public struct VoidReview: Hashable, Sendable {
  /// What changed since.
  public let changed: Part
  /// Who reviewed it.
  public let by: String
  /// The day of the review.
  public let on: CalendarDate

  /// A review that no longer counts.
  init(_ changed: Part, by: String, on: CalendarDate) {
    self.changed = changed
    self.by = by
    self.on = on
  }

  /// What a review speaks of.
  public enum Part: String, Hashable, Sendable {
    /// The text that was translated.
    case original
    /// Its translation.
    case translation
  }

  /// The reason in plain words.
  public var words: String { "the \(changed.rawValue) changed since \(by) reviewed it on \(on)" }
}
