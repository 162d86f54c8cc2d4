public import Diagnostics

/// A bullet list or a numbered list.
public struct List: Hashable, Sendable {
  /// Bullets or numbers.
  public let marker: Marker
  /// Whether the items' paragraphs stand apart.
  public let spacing: Spacing
  /// The items, in order.
  public let items: [Item]

  /// How the items are marked.
  public enum Marker: Hashable, Sendable {
    /// A bullet, whichever.
    case bullet
    /// Numbers, counted from `start`.
    case number(start: Int)
  }

  /// How far the items stand apart.
  public enum Spacing: Hashable, Sendable {
    /// No blank lines between items: their paragraphs are bare text.
    case tight
    /// Paragraphs are paragraphs.
    case loose
  }

  /// One item.
  public struct Item: Hashable, Sendable {
    /// What it holds.
    public let blocks: [LocatedBlock]
    /// Where its marker stands.
    public let location: FileLocation

    /// An item.
    public init(_ blocks: [LocatedBlock], at location: FileLocation) {
      self.blocks = blocks
      self.location = location
    }
  }

  /// A list.
  public init(_ marker: Marker, _ spacing: Spacing, items: [Item]) {
    self.marker = marker
    self.spacing = spacing
    self.items = items
  }
}
