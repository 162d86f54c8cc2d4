/// A code inside text: what it is, and what may be done with it.
public struct InlineCode: Hashable, Sendable {
  /// Unique among the parts and codes of the unit's source; a target's code has its source's id.
  public var id: String
  /// What kind of code it is.
  public var type: CodeType?
  /// A finer kind, `prefix:value`; needs a type.
  public var subType: String?
  /// Whether it may be duplicated.
  public var canCopy: Bool
  /// Whether it may be left out of the target.
  public var canDelete: Bool
  /// Whether it may overlap other codes; nil for the element's own default (`pc` no, `sc` and `ec` yes).
  public var canOverlap: Bool?
  /// Whether it may be moved.
  public var canReorder: Reordering
  /// The id of the code that it copies, where there is no original data.
  public var copyOf: String?
  /// The direction of what it spans.
  public var direction: TextDirection?
  /// What it shows and stands for; of a span, its start.
  public var side: CodeSide
  /// Attributes of other namespaces (format style, size restriction).
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// A code.
  public init(
    id: String, type: CodeType? = nil, subType: String? = nil, canCopy: Bool = true, canDelete: Bool = true,
    canOverlap: Bool? = nil, canReorder: Reordering = .yes, copyOf: String? = nil, direction: TextDirection? = nil,
    side: CodeSide = CodeSide(), attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.id = id
    self.type = type
    self.subType = subType
    self.canCopy = canCopy
    self.canDelete = canDelete
    self.canOverlap = canOverlap
    self.canReorder = canReorder
    self.copyOf = copyOf
    self.direction = direction
    self.side = side
    self.attributes = attributes
    self.origin = origin
  }

  /// Whether a code may be moved.
  public enum Reordering: String, Hashable, Sendable {
    /// Freely.
    case yes
    /// It starts a sequence that stays together.
    case firstNo
    /// It continues such a sequence.
    case no
  }
}

/// The kinds of inline codes.
public enum CodeType: String, Hashable, Sendable {
  /// Formatting.
  case formatting = "fmt"
  /// An element of a user interface.
  case userInterface = "ui"
  /// A quotation.
  case quote
  /// A link.
  case link
  /// An image.
  case image
  /// Anything else.
  case other
}

/// One side of a code: what it shows and what it stands for.
public struct CodeSide: Hashable, Sendable {
  /// The id of its original data.
  public var data: String?
  /// What a translator sees in its place.
  public var display: String?
  /// What it amounts to in plain text.
  public var equivalent: String?
  /// The ids of the units that are embedded in it.
  public var subFlows: [String]

  /// A side.
  public init(data: String? = nil, display: String? = nil, equivalent: String? = nil, subFlows: [String] = []) {
    self.data = data
    self.display = display
    self.equivalent = equivalent
    self.subFlows = subFlows
  }
}

/// What a marked span means.
public struct Annotation: Hashable, Sendable {
  /// Unique among the parts and codes of the unit's source.
  public var id: String
  /// `generic` (the default), `comment`, `term`, or one of the tool's own, `prefix:value`.
  public var type: String
  /// Whether the span is to be translated.
  public var translate: Bool?
  /// The comment, the definition, or what the type makes of it.
  public var value: String?
  /// What it refers to, an IRI.
  public var ref: String?
  /// Attributes of other namespaces.
  public var attributes: [GenericAttribute]
  /// Where it was read.
  public var origin: Origin

  /// An annotation.
  public init(
    id: String, type: String = "generic", translate: Bool? = nil, value: String? = nil, ref: String? = nil,
    attributes: [GenericAttribute] = [], origin: Origin = .made
  ) {
    self.id = id
    self.type = type
    self.translate = translate
    self.value = value
    self.ref = ref
    self.attributes = attributes
    self.origin = origin
  }
}
