/// A locale as BCP 47 writes it: `en`, `zh-Hans`, `ko`, `pt-BR`.
public struct LocaleCode: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The tag, in its canonical case.
  public let tag: String

  /// The locale of a language tag: language, then optional script, then optional region (RFC 5646, section 2.1, without
  /// variants and extensions). Nil where the text is no such tag or is not in its canonical case.
  public init?(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(Self.isLower) else {
      return nil
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, Self.isUpper(script[0]), script.dropFirst().allSatisfy(Self.isLower)
    {
      rest = rest.dropFirst()
    }
    if let region = rest.first, Self.isRegion(region) { rest = rest.dropFirst() }
    guard rest.isEmpty else { return nil }
    self.tag = tag
  }

  /// A country by ISO 3166-1, or a part of the world by its UN M.49 number (`es-419`).
  private static func isRegion(_ part: [UInt8]) -> Bool {
    (part.count == 2 && part.allSatisfy(isUpper)) || (part.count == 3 && part.allSatisfy { (48...57).contains($0) })
  }

  private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// The language part: `zh` of `zh-Hans`.
  public var language: String { String(tag.prefix { $0 != "-" }) }

  /// The tag.
  public var description: String { tag }

  /// Bytewise order of the tags.
  public static func < (left: LocaleCode, right: LocaleCode) -> Bool {
    left.tag.utf8.lexicographicallyPrecedes(right.tag.utf8)
  }
}
