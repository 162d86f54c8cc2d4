public import Claims
import Diagnostics

/// The tool's own words in one language, by key; `{name}` in them is filled in.
public struct Words: Sendable {
  /// The language.
  public let locale: LocaleCode
  /// All words, by key.
  public let entries: [String: String]

  /// Words of a language.
  public init(locale: LocaleCode, entries: [String: String]) {
    self.locale = locale
    self.entries = entries
  }

  /// The words of a key. A key that the language lacks shows itself, so that a reader can report it; the loader
  /// refuses such a language beforehand.
  public func callAsFunction(_ key: String) -> String { entries[key] ?? key }

  /// The words of a key with their places filled in.
  public func callAsFunction(_ key: String, _ values: [String: String]) -> String {
    Self.fill(self(key), values)
  }

  /// The words for a count: `key-one` for 1 and `key-other` else, with `{n}` filled in.
  public func count(_ key: String, _ count: Int) -> String {
    self(count == 1 ? "\(key)-one" : "\(key)-other", ["n": String(count)])
  }

  /// What a statement says, with the word for how strongly it says so.
  func modal(_ modality: Statement.Modality, _ sentence: String) -> String {
    Self.key(modality).map { self($0, ["sentence": sentence]) } ?? sentence
  }

  /// A label, with the word for how strongly a statement says so.
  func modalLabel(_ modality: Statement.Modality, _ label: String) -> String {
    Self.key(modality).map { self("\($0)-label", ["label": label]) } ?? label
  }

  private static func key(_ modality: Statement.Modality) -> String? {
    switch modality {
    case .isSo: nil
    case .must: "modality-must"
    case .should: "modality-should"
    case .may: "modality-may"
    case .mustNot: "modality-must-not"
    case .shouldNot: "modality-should-not"
    }
  }

  /// A document inside a sentence: by our own name for it, or by its title between marks.
  func name(of source: Source) -> String {
    source.names.short?(locale) ?? self("title-in-sentence", ["title": source.title(locale)])
  }

  /// A text with `{name}` replaced by values; unknown names stay as they are. Values are not looked into again.
  static func fill(_ pattern: String, _ values: [String: String]) -> String {
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return pattern }
    var out = ""
    var rest = Substring(pattern).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      out += Substring(rest[..<open])
      let after = rest.index(after: open)
      guard let close = rest[after...].firstIndex(of: UInt8(ascii: "}")),
        let value = values[String(Substring(rest[after..<close]))]
      else {
        out += "{"
        rest = rest[after...]
        continue
      }
      out += value
      rest = rest[rest.index(after: close)...]
    }
    return out + Substring(rest)
  }

  /// Keys of `reference` that this language lacks, and keys that it has alone, sorted.
  public func differences(from reference: Words) -> (missing: [String], unknown: [String]) {
    let own = Set(entries.keys)
    let other = Set(reference.entries.keys)
    return (other.subtracting(own).sorted(), own.subtracting(other).sorted())
  }
}
