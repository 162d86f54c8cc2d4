public import Diagnostics

/// A link to a page.
public struct Link: Hashable, Sendable {
  /// Where it leads.
  public let target: LinkTarget
  /// The title, empty where there is none.
  public let title: String
  /// What is shown.
  public let content: [Inline]
  /// Where it is written.
  public let location: FileLocation

  /// A link.
  public init(to target: LinkTarget, title: String = "", content: [Inline], at location: FileLocation) {
    self.target = target
    self.title = title
    self.content = content
    self.location = location
  }
}
