public import Claims
public import Guides

/// A file of the site that is yet to be made.
///
/// Files are made one by one, on any thread and in any order, so that a site is never held in memory as a whole.
public struct SiteFile: Sendable {
  /// The path below the site's root.
  public let path: String
  /// The guide that the file belongs to; nil for a file of the whole site.
  public let guide: GuideID?
  /// Makes what the file holds, and notes what it looked at.
  public let make: @Sendable (PageReads) -> Content

  /// What a file holds.
  public enum Content: Sendable {
    /// A page, for a template.
    case page(Page)
    /// Data, as it is.
    case text(String)
  }

  init(path: String, guide: GuideID?, make: @escaping @Sendable (PageReads) -> Content) {
    self.path = path
    self.guide = guide
    self.make = make
  }

  /// A file that rests on everything.
  init(ofEverything path: String, make: @escaping @Sendable () -> Content) {
    self.init(path: path, guide: nil) { reads in
      reads.note(.everything)
      return make()
    }
  }
}
