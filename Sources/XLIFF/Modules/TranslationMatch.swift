/// A translation candidate of a unit (section 5.1).
public struct TranslationMatch: Hashable, Sendable {
  /// Unique among the candidates of the unit.
  public var id: String?
  /// The span of the unit's text that it is for, such as `#s1`.
  public var ref: String
  /// Where it comes from, such as the name of a memory.
  public var origin: String?
  /// The kind: `am`, `mt`, `icm`, `idm`, `tb`, `tm` or `other`.
  public var type: String?
  /// How alike the sources are, in percent.
  public var similarity: String?
  /// The candidate's source.
  public var source: [Inline]
  /// The candidate.
  public var target: [Inline]

  /// A candidate.
  public init(
    id: String? = nil, ref: String, origin: String? = nil, type: String? = nil, similarity: String? = nil,
    source: [Inline], target: [Inline]
  ) {
    self.id = id
    self.ref = ref
    self.origin = origin
    self.type = type
    self.similarity = similarity
    self.source = source
    self.target = target
  }
}

extension XLIFFUnit {
  /// The translation candidates of the unit. Setting them replaces them, with what tools added to them.
  public var matches: [TranslationMatch] {
    get { moduleElements("matches", in: XLIFFNamespace.matches).flatMap(\.elements).compactMap(TranslationMatch.init) }
    set { setModule(newValue.map(\.element), as: "matches", in: XLIFFNamespace.matches) }
  }
}

extension TranslationMatch {
  fileprivate init?(_ element: GenericElement) {
    guard element.name.isNamed("match", in: XLIFFNamespace.matches), let ref = element["ref"],
      let source = element.elements("source", in: XLIFFNamespace.core).first,
      let target = element.elements("target", in: XLIFFNamespace.core).first,
      let sourceInlines = try? InlineDecoder.inlines(source.children),
      let targetInlines = try? InlineDecoder.inlines(target.children)
    else { return nil }
    self.init(
      id: element["id"], ref: ref, origin: element["origin"], type: element["type"],
      similarity: element["similarity"], source: sourceInlines, target: targetInlines)
  }

  fileprivate var element: GenericElement {
    var match = module("match", in: XLIFFNamespace.matches)
    match.set("id", id)
    match.set("ref", ref)
    match.set("origin", origin)
    match.set("type", type)
    match.set("similarity", similarity)
    for (name, inlines) in [("source", source), ("target", target)] {
      var side = core(name)
      side.children = InlineEncoder.nodes(inlines)
      match.children.append(.element(side))
    }
    return match
  }
}
