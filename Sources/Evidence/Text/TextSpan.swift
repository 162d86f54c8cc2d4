/// A place in a capture, counted both ways.
public struct TextSpan: Hashable, Sendable {
  /// In UTF-8 bytes.
  public let bytes: Range<Int>
  /// In characters, that is Unicode code points: what text editors and other programs count.
  public let characters: Range<Int>

  /// A place.
  public init(bytes: Range<Int>, characters: Range<Int>) {
    self.bytes = bytes
    self.characters = characters
  }
}
