/// Why the tool cannot go on: input or output failed, which is no fault of the content. Exit status 2.
public struct WorkspaceFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted, on what, and what the system said: one sentence without a period.
  public let description: String
  /// What the reader can do about it.
  public let remedy: String?

  /// A fault.
  public init(_ description: String, remedy: String? = nil) {
    self.description = description
    self.remedy = remedy
  }
}
