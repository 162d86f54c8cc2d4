/// Turns a document's values into the tree that is written and judged.
struct DocumentEncoder {
  /// The tree of a document.
  static func element(_ document: XLIFFDocument) -> GenericElement {
    var root = core("xliff")
    root.namespaces = [NamespaceDeclaration(prefix: nil, uri: XLIFFNamespace.core)] + document.namespaces
    root.set("version", document.version.rawValue)
    root.set("srcLang", document.sourceLanguage.rawValue)
    root.set("trgLang", document.targetLanguage?.rawValue)
    root.setSpace(document.whiteSpace)
    root.attributes += document.attributes
    root.children = document.files.map { .element(file($0)) }
    return root
  }

  private static func file(_ file: XLIFFFile) -> GenericElement {
    var element = core("file", file.origin)
    element.set("id", file.id)
    element.set("original", file.original)
    element.set(file.defaults)
    element.attributes += file.attributes
    if let skeleton = file.skeleton {
      var child = core("skeleton")
      child.set("href", skeleton.href)
      child.children = skeleton.content
      element.children.append(.element(child))
    }
    element.children += file.extensions
    element.append(notes(file.notes))
    element.children += file.children.map { .element(unitOrGroup($0)) }
    return element
  }

  private static func unitOrGroup(_ child: UnitOrGroup) -> GenericElement {
    switch child {
    case .unit(let unit): self.unit(unit)
    case .group(let group): self.group(group)
    }
  }

  private static func group(_ group: XLIFFGroup) -> GenericElement {
    var element = core("group", group.origin)
    element.set("id", group.id)
    element.set("name", group.name)
    element.set("type", group.type)
    element.set(group.defaults)
    element.attributes += group.attributes
    element.children += group.extensions
    element.append(notes(group.notes))
    element.children += group.children.map { .element(unitOrGroup($0)) }
    return element
  }

  private static func unit(_ unit: XLIFFUnit) -> GenericElement {
    var element = core("unit", unit.origin)
    element.set("id", unit.id)
    element.set("name", unit.name)
    element.set("type", unit.type)
    element.set(unit.defaults)
    element.attributes += unit.attributes
    element.children += unit.extensions
    element.append(notes(unit.notes))
    if !unit.originalData.isEmpty {
      var data = core("originalData")
      data.children = unit.originalData.map { datum in
        var child = core("data")
        child.set("id", datum.id)
        if datum.direction != .auto { child.set("dir", datum.direction.rawValue) }
        child.children = InlineEncoder.nodes(datum.content)
        return .element(child)
      }
      element.children.append(.element(data))
    }
    element.children += unit.parts.map { .element(part($0)) }
    return element
  }

  private static func part(_ part: UnitPart) -> GenericElement {
    var element = core(part.kind.rawValue, part.origin)
    element.set("id", part.id)
    if part.kind == .segment {
      element.set("canResegment", part.canResegment)
      // A sub-state needs its state said, even where it is the default.
      if part.state != .initial || part.subState != nil { element.set("state", part.state.rawValue) }
      element.set("subState", part.subState)
    }
    element.children.append(.element(content("source", part.source)))
    if let target = part.target {
      var child = content("target", target)
      child.set("order", part.order.map(String.init))
      element.children.append(.element(child))
    }
    return element
  }

  private static func content(_ name: String, _ content: PartContent) -> GenericElement {
    var element = core(name, content.origin)
    if let language = content.language { element.setXML("lang", language.rawValue) }
    element.setSpace(content.whiteSpace)
    element.children = InlineEncoder.nodes(content.inlines)
    return element
  }

  private static func notes(_ notes: [XLIFFNote]) -> GenericElement? {
    guard !notes.isEmpty else { return nil }
    var element = core("notes")
    element.children = notes.map { note in
      var child = core("note", note.origin)
      child.set("id", note.id)
      child.set("appliesTo", note.appliesTo?.rawValue)
      child.set("category", note.category)
      child.set("priority", note.priority.map(String.init))
      child.attributes += note.attributes
      if !note.text.isEmpty { child.children = [.text(note.text)] }
      return .element(child)
    }
    return element
  }
}
