import XLIFF

/// Documents in one form, to compare what two tools wrote: everything inherited is said, prefixes are left out.
enum Canonical {
  static func document(_ document: XLIFFDocument) -> XLIFFDocument {
    var result = document.mapUnits { unit, inherited in
      var unit = unit.withNormalSpans()
      unit.attributes = unit.attributes.map(bare)
      unit.extensions = unit.extensions.compactMap(bare)
      for index in unit.parts.indices {
        let space = inherited.whiteSpace
        unit.parts[index].order = unit.parts[index].target == nil ? nil : unit.parts[index].order ?? index + 1
        unit.parts[index].source = content(unit.parts[index].source, space)
        unit.parts[index].target = unit.parts[index].target.map { content($0, space) }
      }
      return unit
    }
    result.namespaces = []
    result.attributes = result.attributes.map(bare)
    result.files = result.files.map { file in
      var file = file
      file.attributes = file.attributes.map(bare)
      file.extensions = file.extensions.compactMap(bare)
      file.skeleton = file.skeleton.map { XLIFFSkeleton(href: $0.href, content: $0.content.compactMap(kept)) }
      file.children = file.children.map(child)
      return file
    }
    return result
  }

  private static func child(_ child: UnitOrGroup) -> UnitOrGroup {
    guard case .group(var group) = child else { return child }
    group.attributes = group.attributes.map(bare)
    group.extensions = group.extensions.compactMap(bare)
    group.children = group.children.map(Self.child)
    return .group(group)
  }

  private static func content(_ content: PartContent, _ inherited: WhiteSpace?) -> PartContent {
    var content = content
    content.whiteSpace = content.whiteSpace ?? inherited
    content.inlines = content.inlines.map(inline)
    return content
  }

  private static func inline(_ inline: Inline) -> Inline {
    switch inline {
    case .placeholder(let code): .placeholder(bare(code))
    case .span(let code, let end, let content): .span(bare(code), end: end, content.map(self.inline))
    case .spanStart(let code, let pairing): .spanStart(bare(code), pairing)
    case .spanEnd(let code, let pairing): .spanEnd(bare(code), pairing)
    case .marked(let annotation, let content): .marked(bare(annotation), content.map(self.inline))
    case .markStart(let annotation): .markStart(bare(annotation))
    default: inline
    }
  }

  private static func bare(_ code: InlineCode) -> InlineCode {
    var code = code
    code.attributes = code.attributes.map(bare)
    return code
  }

  private static func bare(_ annotation: Annotation) -> Annotation {
    var annotation = annotation
    annotation.attributes = annotation.attributes.map(bare)
    return annotation
  }

  private static func bare(_ attribute: GenericAttribute) -> GenericAttribute {
    GenericAttribute(QualifiedName(attribute.name.local, in: attribute.name.namespace), attribute.value)
  }

  /// A node of an extension; instructions between extensions are not compared.
  private static func bare(_ node: GenericNode) -> GenericNode? {
    if case .instruction = node { return nil }
    return kept(node)
  }

  /// A node inside an extension or skeleton, where instructions count.
  private static func kept(_ node: GenericNode) -> GenericNode? {
    guard case .element(let element) = node else { return node }
    let name = QualifiedName(element.name.local, in: element.name.namespace)
    return .element(
      GenericElement(name, attributes: element.attributes.map(bare), children: element.children.compactMap(kept)))
  }
}
