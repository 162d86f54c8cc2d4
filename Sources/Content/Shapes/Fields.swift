import Claims
import Diagnostics

/// The fields of a mapping whose shape was checked: accessors answer nil for what is missing or was reported already.
struct Fields {
  /// Where the mapping begins.
  let location: FileLocation
  private let values: [String: YAMLNode]

  /// The fields of a mapping; nil for any other node.
  init?(_ node: YAMLNode) {
    guard case .mapping(let entries) = node.value else { return nil }
    location = node.location
    values = Dictionary(entries.map { ($0.key.value, $0.value) }) { first, _ in first }
  }

  /// The node of a key.
  func node(_ key: String) -> YAMLNode? { values[key] }

  /// A text with its place.
  func located(_ key: String) -> Located<String>? { values[key]?.scalar }

  /// A text.
  func text(_ key: String) -> String? { located(key)?.value }

  /// Whether a yes-or-no key says yes.
  func says(_ key: String) -> Bool { text(key) == "yes" }

  /// A day.
  func date(_ key: String) -> CalendarDate? { text(key).flatMap { CalendarDate($0) } }

  /// An id.
  func id<Kind>(_ key: String, of kind: Kind.Type = Kind.self) -> Identifier<Kind>? {
    text(key).flatMap { Identifier<Kind>($0) }
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable<String>>(_ key: String, as kind: Word.Type = Word.self) -> Word? {
    text(key).flatMap { Word(rawValue: $0) }
  }

  /// The texts of a list, or of a single value.
  func texts(_ key: String) -> [Located<String>] { values[key]?.items.compactMap { $0.scalar } ?? [] }

  /// The mappings of a list.
  func records(_ key: String) -> [Fields] { values[key]?.items.compactMap { Fields($0) } ?? [] }

  /// A mapping under a key.
  func record(_ key: String) -> Fields? { values[key].flatMap { Fields($0) } }

  /// The entries of a mapping with free keys, sorted by key.
  func entries(_ key: String) -> [(key: Located<String>, value: YAMLNode)] {
    guard case .mapping(let entries)? = values[key]?.value else { return [] }
    return entries.map { ($0.key, $0.value) }.sorted { $0.key.value < $1.key.value }
  }
}
