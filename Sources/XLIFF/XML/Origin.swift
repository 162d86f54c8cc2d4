public import Diagnostics

/// Where a value was read. It takes no part in comparisons: a value is the same wherever it was written.
public struct Origin: Hashable, Sendable {
  /// The place in the file, nil for values that were made and not read.
  public let location: FileLocation?

  /// The origin of something that was read at a place.
  public init(_ location: FileLocation?) {
    self.location = location
  }

  /// The origin of a value that was made.
  public static let made = Origin(nil)

  /// Always true, so that the types that hold an origin compare by what they say.
  public static func == (left: Origin, right: Origin) -> Bool { true }

  /// Adds nothing, as all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}
