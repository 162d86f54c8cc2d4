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
    if let region = rest.first, region.count == 2, region.allSatisfy(Self.isUpper) { rest = rest.dropFirst() }
    guard rest.isEmpty else { return nil }
    self.tag = tag
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
