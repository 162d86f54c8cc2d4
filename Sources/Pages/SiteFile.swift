/// A file of the site that is yet to be made.
///
/// Files are made one by one, on any thread and in any order, so that a site is never held in memory as a whole.
public struct SiteFile: Sendable {
  /// The path below the site's root.
  public let path: String
  /// Makes what the file holds.
  public let make: @Sendable () -> Content

  /// What a file holds.
  public enum Content: Sendable {
    /// A page, for a template.
    case page(Page)
    /// Data, as it is.
    case text(String)
  }
}
