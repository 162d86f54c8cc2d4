/// What a file may cost to read; anything beyond is refused with a message, never tried.
public struct XMLLimits: Hashable, Sendable {
  /// The most bytes, before and after the text is converted to UTF-8.
  public var bytes = 64 << 20
  /// The deepest nesting of elements.
  public var depth = 100
  /// The most attributes of one element, declarations of namespaces included.
  public var attributes = 500

  /// The limits that the program uses.
  public init() {}
}
