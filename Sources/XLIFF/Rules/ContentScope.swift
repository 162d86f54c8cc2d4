/// The sources and targets that share one scope of inline ids: those of a unit, or those of a translation candidate.
struct ContentScope {
  /// The unit or match.
  let owner: GenericElement
  /// The parts in order of their sources.
  let parts: [PartScope]
  /// The ids of the original data.
  let dataIDs: Set<String>

  /// The codes of all sources, in order.
  let sourceCodes: [CodeToken]
  /// The codes of all targets, in the order of the targets.
  let targetCodes: [CodeToken]
  /// The first source code, and the first target code, of an id.
  let sourceIDs: [String: CodeToken]
  let targetIDs: [String: CodeToken]
  /// The parts by their ids.
  let partIDs: [String: GenericElement]
  /// The codes of sources that have no target yet: their counterparts are still to come.
  private let untranslated: Set<Half>

  /// One half of a code.
  private struct Half: Hashable {
    let kind: CodeToken.Kind
    let id: String
  }

  init(owner: GenericElement, parts: [GenericElement], inherited: Inherited) {
    self.owner = owner
    let scopes = parts.enumerated().map { PartScope($1, index: $0, inherited: inherited) }
    self.parts = scopes
    let data = owner.elements("originalData", in: XLIFFNamespace.core).flatMap {
      $0.elements("data", in: XLIFFNamespace.core)
    }
    dataIDs = Set(data.compactMap { $0["id"] })
    sourceCodes = scopes.flatMap(\.sourceCodes)
    let translated = scopes.filter { $0.target != nil }.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
    targetCodes = translated.flatMap(\.targetCodes)
    sourceIDs = Self.index(sourceCodes)
    targetIDs = Self.index(targetCodes)
    partIDs = Dictionary(parts.compactMap { part in part["id"].map { ($0, part) } }) { first, _ in first }
    untranslated = Set(
      scopes.filter { $0.target == nil }.flatMap(\.sourceCodes).compactMap { token in
        token.codeID.map { Half(kind: token.kind, id: $0) }
      })
  }

  private static func index(_ codes: [CodeToken]) -> [String: CodeToken] {
    Dictionary(codes.compactMap { code in code.ownID.map { ($0, code) } }) { first, _ in first }
  }

  /// The codes of one side.
  func codes(of side: CodeToken.Side) -> [CodeToken] { side == .source ? sourceCodes : targetCodes }

  /// Whether half of a target's code is still to come, as its source's part has no target yet.
  func isToCome(_ id: String, _ kind: CodeToken.Kind, _ side: CodeToken.Side) -> Bool {
    side == .target && untranslated.contains(Half(kind: kind, id: id))
  }
}

/// A segment, an ignorable or a match, with the codes of its source and target.
struct PartScope {
  let element: GenericElement
  /// The place among the parts, from 0.
  let index: Int
  let source: GenericElement?
  let target: GenericElement?
  let sourceCodes: [CodeToken]
  let targetCodes: [CodeToken]
  /// What `source` and `target` have, explicit or inherited.
  let sourceProperties: Inherited
  let targetProperties: Inherited

  init(_ element: GenericElement, index: Int, inherited: Inherited) {
    self.element = element
    self.index = index
    source = element.elements("source", in: XLIFFNamespace.core).first
    target = element.elements("target", in: XLIFFNamespace.core).first
    sourceCodes = source.map { CodeToken.tokens(in: $0, .source, part: index) } ?? []
    targetCodes = target.map { CodeToken.tokens(in: $0, .target, part: index) } ?? []
    let inside = inherited.entering(element)
    sourceProperties = source.map { inside.entering($0) } ?? inside
    targetProperties = target.map { inside.entering($0) } ?? inside
  }

  /// The place of the target among the targets, 1-based, said or by the place of the source.
  var order: Int { target?["order"].flatMap(AttributeValue.integer) ?? index + 1 }
}

/// One inline element on the way through some content; a spanning element is two.
struct CodeToken {
  /// What the element is.
  enum Kind { case placeholder, spanOpen, spanClose, start, end, markOpen, markClose, markStart, markEnd }
  /// Where the content stands.
  enum Side { case source, target }

  let kind: Kind
  let element: GenericElement
  let side: Side
  /// The place of the part, from 0.
  let part: Int

  /// The codes of some content in order.
  static func tokens(in content: GenericElement, _ side: Side, part: Int) -> [CodeToken] {
    content.elements.flatMap { element -> [CodeToken] in
      guard element.name.namespace == XLIFFNamespace.core else { return [] }
      func token(_ kind: Kind) -> CodeToken { CodeToken(kind: kind, element: element, side: side, part: part) }
      switch element.name.local {
      case "ph": return [token(.placeholder)]
      case "pc": return [token(.spanOpen)] + tokens(in: element, side, part: part) + [token(.spanClose)]
      case "sc": return [token(.start)]
      case "ec": return [token(.end)]
      case "mrk": return [token(.markOpen)] + tokens(in: element, side, part: part) + [token(.markClose)]
      case "sm": return [token(.markStart)]
      case "em": return [token(.markEnd)]
      default: return []
      }
    }
  }

  /// Whether it is a code, not an annotation.
  var isCode: Bool {
    switch kind {
    case .placeholder, .spanOpen, .spanClose, .start, .end: true
    case .markOpen, .markClose, .markStart, .markEnd: false
    }
  }

  /// Whether the element is met here for the first time.
  var isFirst: Bool { kind != .spanClose && kind != .markClose }

  /// Whether `isolated` is `yes`.
  var isIsolated: Bool { element["isolated"] == "yes" }

  /// The id that the element has itself, nil for ends.
  var ownID: String? {
    switch kind {
    case .end: isIsolated ? element["id"] : nil
    case .markEnd: nil
    default: element["id"]
    }
  }

  /// The id of the code that it belongs to: an end has its start's.
  var codeID: String? { kind == .end && !isIsolated || kind == .markEnd ? element["startRef"] : element["id"] }

  /// What a source code and a target code of one id must have in common: `pc` and `sc` are the same code.
  var family: String {
    switch kind {
    case .placeholder: "ph"
    case .spanOpen, .spanClose, .start: "pc or sc"
    case .end: isIsolated ? "ec" : "pc or sc"
    case .markOpen, .markClose, .markStart, .markEnd: "mrk or sm"
    }
  }

  /// The value of an editing hint, with the default of the specification.
  func hint(_ name: String) -> String {
    element[name] ?? (name == "canOverlap" && element.name.local == "pc" ? "no" : "yes")
  }
}
