public import Claims

/// The name of a unit within its document: the same in every locale, whatever becomes of the text. An XLIFF id as it is.
public struct UnitKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// ASCII letters, digits, `-` and `.`.
  public let text: String

  /// A key; nil where the text is empty or has other characters.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy(Self.mayContain) else { return nil }
    self.text = text
  }

  private static func mayContain(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte != 0x20
    default: (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  private init(trusted text: String) { self.text = text }

  /// The key of a label: `dimension/flag/label` becomes `dimension.flag.label`.
  public init(label: String) { self.init(trusted: Self.dotted(label)) }

  /// The key of a quote's translation.
  public init(claim: ClaimID) { self.init(trusted: claim.dotted) }

  /// The key of something that a part of the document has once: `keep-the-key.title`.
  init(section: String?, slot: String) { self.init(trusted: section.map { "\($0).\(slot)" } ?? slot) }

  private static func dotted(_ label: String) -> String {
    String(decoding: label.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  /// The key of the text of a picture within another unit, by the id of its code.
  func picture(_ code: String) -> UnitKey { UnitKey(trusted: "\(text).\(code)") }

  /// The key of the translation of a quotation within another unit; `number` counts those of one claim.
  func gloss(_ claim: ClaimID, _ number: Int) -> UnitKey {
    let key = UnitKey(trusted: "\(text).q-\(claim.dotted)")
    return number == 1 ? key : key.numbered(number)
  }

  /// The key of a block of prose: its section, a letter for its kind, and the words that it began with when it was new.
  init(section: String?, kind: UnitKind, words: String) {
    let letter = kind == .heading ? "h" : kind == .item ? "i" : kind == .cell ? "t" : "p"
    self.init(section: section, slot: "\(letter)-\(words)")
  }

  /// The key with a number, for a second text that begins with the same words.
  func numbered(_ number: Int) -> UnitKey { UnitKey(trusted: "\(text)-\(number)") }

  /// The key as files have it.
  public var description: String { text }

  /// Bytewise order.
  public static func < (left: UnitKey, right: UnitKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
