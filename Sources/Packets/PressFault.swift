/// Why a file of another format could not be made.
public struct PressFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// One lower-case sentence without a period.
  public let description: String

  init(_ description: String) { self.description = description }
}
