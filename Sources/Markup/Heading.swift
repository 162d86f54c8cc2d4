/// A heading.
public struct Heading: Hashable, Sendable {
  /// 1 to 6, as written.
  public let level: Int
  /// Its text.
  public let content: [Inline]

  /// A heading.
  public init(level: Int, content: [Inline]) {
    self.level = level
    self.content = content
  }
}
