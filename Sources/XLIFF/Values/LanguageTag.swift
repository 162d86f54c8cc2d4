/// A language tag that is well-formed by BCP 47 (RFC 5646). Tags that differ in case only are equal.
public struct LanguageTag: Sendable {
  /// The tag as it was written, such as `zh-Hans`.
  public let rawValue: String

  /// Accepts a well-formed tag; whether its parts are registered is not looked up.
  public init?(_ text: String) {
    guard Self.isWellFormed(text) else { return nil }
    rawValue = text
  }

  static func isWellFormed(_ text: String) -> Bool {
    var parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Subtag.init)[...]
    guard parts.allSatisfy({ (1...8).contains($0.length) && $0.isAlphanumeric }), let first = parts.popFirst() else {
      return false
    }
    if first.isSingleton("x") || first.isSingleton("i") { return !parts.isEmpty }
    guard first.isAlphabetic, first.length >= 2 else { return false }
    if first.length <= 3 {
      for _ in 0..<3 where parts.first.map({ $0.isAlphabetic && $0.length == 3 }) == true { parts.removeFirst() }
    }
    if let script = parts.first, script.isAlphabetic, script.length == 4 { parts.removeFirst() }
    if let region = parts.first, region.isRegion { parts.removeFirst() }
    while let variant = parts.first, variant.isVariant { parts.removeFirst() }
    while let singleton = parts.popFirst() {
      guard singleton.length == 1 else { return false }
      if singleton.isSingleton("x") { return !parts.isEmpty }
      let extensions = parts.prefix { $0.length > 1 }
      guard !extensions.isEmpty else { return false }
      parts = parts.dropFirst(extensions.count)
    }
    return true
  }

  private struct Subtag {
    let bytes: [UInt8]
    init(_ bytes: Substring.UTF8View) { self.bytes = bytes.map { $0 | (0x41...0x5A ~= $0 ? 0x20 : 0) } }
    var length: Int { bytes.count }
    var isAlphabetic: Bool { bytes.allSatisfy { 0x61...0x7A ~= $0 } }
    var isNumeric: Bool { bytes.allSatisfy { 0x30...0x39 ~= $0 } }
    var isAlphanumeric: Bool { bytes.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }
    var isRegion: Bool { isAlphabetic && length == 2 || isNumeric && length == 3 }
    var isVariant: Bool { length >= 5 || length == 4 && 0x30...0x39 ~= bytes[0] }
    func isSingleton(_ letter: String) -> Bool { bytes == Array(letter.utf8) }
  }
}

extension LanguageTag: Hashable, CustomStringConvertible {
  /// Compares without regard to case.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.rawValue.lowercased() == right.rawValue.lowercased()
  }

  /// Hashes without regard to case.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.lowercased())
  }

  /// The tag as it was written.
  public var description: String { rawValue }
}
