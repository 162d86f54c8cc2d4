/// What a name stands for in a template.
///
/// Escaping is a matter of type: `text` is escaped when it is printed, `markup` is not, and templates have no way to
/// say otherwise.
public enum TemplateValue: Equatable, Sendable {
  /// Words for readers; `&`, `<`, `>`, `"` and `'` are escaped when printed.
  case text(String)
  /// HTML that is safe already, as UTF-8 bytes; printed as it is.
  case markup([UInt8])
  /// Yes or no; opens or skips a section, and cannot be printed.
  case flag(Bool)
  /// Values in order; a section over it is rendered once for each.
  case list([TemplateValue])
  /// Names with values; a section over it puts its names in reach.
  case record(TemplateRecord)
  /// A name that exists and has no value here: prints nothing and skips sections.
  case nothing

  /// Whether a section over this value is skipped: `false`, `nothing`, an empty list, empty text and empty markup.
  /// A record is never falsy, not even one without names.
  public var isFalsy: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .markup(let bytes): bytes.isEmpty
    case .flag(let flag): !flag
    case .list(let items): items.isEmpty
    case .record: false
    case .nothing: true
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// A record.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) { self = .record(TemplateRecord(elements)) }
}
