public import Diagnostics

/// A picture beside the page.
public struct Image: Hashable, Sendable {
  /// The file; always relative.
  public let source: LinkTarget
  /// The title, empty where there is none.
  public let title: String
  /// What the picture shows, for those who do not see it.
  public let alternative: String
  /// Where it is written.
  public let location: FileLocation

  /// A picture.
  public init(source: LinkTarget, title: String = "", alternative: String, at location: FileLocation) {
    self.source = source
    self.title = title
    self.alternative = alternative
    self.location = location
  }
}
