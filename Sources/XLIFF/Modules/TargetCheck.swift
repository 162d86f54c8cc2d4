/// A rule that the targets of a unit must keep (section 5.7).
public struct TargetCheck: Hashable, Sendable {
  /// What is checked.
  public var kind: Kind
  /// The text that is looked for.
  public var text: String
  /// Whether it counts only where the source has the text as well.
  public var existsInSource: Bool
  /// Whether letters of either case are different; yes unless said otherwise.
  public var isCaseSensitive: Bool

  /// A rule.
  public init(_ kind: Kind, _ text: String, existsInSource: Bool = false, isCaseSensitive: Bool = true) {
    self.kind = kind
    self.text = text
    self.existsInSource = existsInSource
    self.isCaseSensitive = isCaseSensitive
  }

  /// What is checked: the attributes of the module.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text must be there.
    case isPresent
    /// The text must not be there.
    case isNotPresent
    /// The target starts with the text.
    case startsWith
    /// The target ends with the text.
    case endsWith
  }
}

extension XLIFFUnit {
  /// The rules of the unit that the module itself defines. Setting them replaces them and those of other tools.
  public var checks: [TargetCheck] {
    get { moduleElements("validation", in: XLIFFNamespace.validation).flatMap(\.elements).compactMap(TargetCheck.init) }
    set { setModule(newValue.map(\.element), as: "validation", in: XLIFFNamespace.validation) }
  }
}

extension TargetCheck {
  fileprivate init?(_ element: GenericElement) {
    guard element.name.isNamed("rule", in: XLIFFNamespace.validation),
      let kind = Kind.allCases.first(where: { element[$0.rawValue] != nil })
    else { return nil }
    self.init(
      kind, element[kind.rawValue] ?? "", existsInSource: element["existsInSource"] == "yes",
      isCaseSensitive: element["caseSensitive"] != "no")
  }

  fileprivate var element: GenericElement {
    var rule = module("rule", in: XLIFFNamespace.validation)
    rule.set(kind.rawValue, text)
    if existsInSource { rule.set("existsInSource", true) }
    if !isCaseSensitive { rule.set("caseSensitive", false) }
    return rule
  }
}
