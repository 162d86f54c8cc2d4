import Diagnostics

/// Turns the tree of an XLIFF 2.x file into values. What the values cannot hold is thrown as a violation.
///
/// Comments and instructions between core elements, explicit default values and white space around elements are not
/// part of the values; everything in skeletons, modules and extensions is.
struct DocumentDecoder {
  private var namespaces: [NamespaceDeclaration] = []

  /// The document of a root element.
  static func document(_ root: GenericElement) throws(XLIFFViolation) -> XLIFFDocument {
    var decoder = DocumentDecoder()
    return try decoder.document(root)
  }

  private mutating func document(_ root: GenericElement) throws(XLIFFViolation) -> XLIFFDocument {
    guard root.name.isNamed("xliff", in: XLIFFNamespace.core) else {
      throw XLIFFViolation(.root, "the root element is '\(root.name.written)', expected 'xliff'", at: root.location)
    }
    declare(root)
    let version: XLIFFDocument.Version = try choice("version", of: root) ?? .v2_1
    let source = try required("srcLang", of: root)
    var document = XLIFFDocument(version: version, sourceLanguage: try language(source, of: root))
    if let target = root["trgLang"] { document.targetLanguage = try language(target, of: root) }
    document.whiteSpace = try whiteSpace(of: root)
    document.attributes = foreign(root, except: ["space"])
    for child in core(root) {
      guard child.name.local == "file" else { continue }
      document.files.append(try file(child))
    }
    document.namespaces = namespaces
    return document
  }

  private mutating func file(_ element: GenericElement) throws(XLIFFViolation) -> XLIFFFile {
    declare(element)
    var file = XLIFFFile(id: try required("id", of: element), original: element["original"], origin: element.origin)
    file.defaults = try defaults(of: element)
    file.attributes = foreign(element, except: ["space"])
    file.extensions = extensions(of: element)
    for child in core(element) {
      switch child.name.local {
      case "skeleton":
        declare(child)
        file.skeleton = XLIFFSkeleton(href: child["href"], content: child.children)
      case "notes": file.notes = try notes(child)
      default: if let part = try unitOrGroup(child) { file.children.append(part) }
      }
    }
    return file
  }

  private mutating func unitOrGroup(_ element: GenericElement) throws(XLIFFViolation) -> UnitOrGroup? {
    switch element.name.local {
    case "unit": .unit(try unit(element))
    case "group": .group(try group(element))
    default: nil
    }
  }

  private mutating func group(_ element: GenericElement) throws(XLIFFViolation) -> XLIFFGroup {
    declare(element)
    var group = XLIFFGroup(
      id: try required("id", of: element), name: element["name"], type: element["type"], origin: element.origin)
    group.defaults = try defaults(of: element)
    group.attributes = foreign(element, except: ["space"])
    group.extensions = extensions(of: element)
    for child in core(element) {
      if child.name.local == "notes" {
        group.notes = try notes(child)
      } else if let part = try unitOrGroup(child) {
        group.children.append(part)
      }
    }
    return group
  }

  private mutating func unit(_ element: GenericElement) throws(XLIFFViolation) -> XLIFFUnit {
    declare(element)
    var unit = XLIFFUnit(
      id: try required("id", of: element), name: element["name"], type: element["type"], origin: element.origin)
    unit.defaults = try defaults(of: element)
    unit.attributes = foreign(element, except: ["space"])
    unit.extensions = extensions(of: element)
    for child in core(element) {
      switch child.name.local {
      case "notes": unit.notes = try notes(child)
      case "originalData":
        declare(child)
        for datum in core(child) where datum.name.local == "data" {
          let direction: TextDirection? = try choice("dir", of: datum)
          let content = try InlineDecoder.inlines(datum.children)
          let id = try required("id", of: datum)
          unit.originalData.append(OriginalDatum(id: id, content: content, direction: direction ?? .auto))
        }
      case "segment": unit.parts.append(try part(child, .segment))
      case "ignorable": unit.parts.append(try part(child, .ignorable))
      default: break
      }
    }
    return unit
  }

  private mutating func part(_ element: GenericElement, _ kind: UnitPart.Kind) throws(XLIFFViolation) -> UnitPart {
    declare(element)
    guard let source = element.elements("source", in: XLIFFNamespace.core).first else {
      throw XLIFFViolation(.elementMissing, "the \(kind.rawValue) has no source", at: element.location)
    }
    var part = UnitPart(kind, id: element["id"], source: try content(source), origin: element.origin)
    part.canResegment = try flag("canResegment", of: element)
    part.state = try choice("state", of: element) ?? .initial
    part.subState = element["subState"]
    if let target = element.elements("target", in: XLIFFNamespace.core).first {
      part.target = try content(target)
      part.order = try number("order", of: target)
    }
    return part
  }

  private mutating func content(_ element: GenericElement) throws(XLIFFViolation) -> PartContent {
    declare(element)
    var content = PartContent(try InlineDecoder.inlines(element.children), origin: element.origin)
    content.whiteSpace = try whiteSpace(of: element)
    if let tag = element["lang", in: XMLCharacters.namespace] { content.language = try language(tag, of: element) }
    return content
  }

  private mutating func notes(_ element: GenericElement) throws(XLIFFViolation) -> [XLIFFNote] {
    declare(element)
    var notes: [XLIFFNote] = []
    for child in core(element) where child.name.local == "note" {
      declare(child)
      var note = XLIFFNote(child.text, id: child["id"], category: child["category"], origin: child.origin)
      note.priority = try number("priority", of: child)
      note.appliesTo = try choice("appliesTo", of: child)
      note.attributes = foreign(child)
      notes.append(note)
    }
    return notes
  }

  private func defaults(of element: GenericElement) throws(XLIFFViolation) -> InheritedProperties {
    InheritedProperties(
      canResegment: try flag("canResegment", of: element), translate: try flag("translate", of: element),
      sourceDirection: try choice("srcDir", of: element), targetDirection: try choice("trgDir", of: element),
      whiteSpace: try whiteSpace(of: element))
  }

  /// The namespaces of core elements move to the root, where they are declared once.
  private mutating func declare(_ element: GenericElement) {
    for declaration in element.namespaces where declaration.uri != XLIFFNamespace.core && declaration.prefix != nil {
      if !namespaces.contains(where: { $0.prefix == declaration.prefix }) { namespaces.append(declaration) }
    }
  }

  private func core(_ element: GenericElement) -> [GenericElement] {
    element.elements.filter { $0.name.namespace == XLIFFNamespace.core }
  }

  /// Elements of other namespaces, with the comments and instructions that stand before the core's own parts.
  private func extensions(of element: GenericElement) -> [GenericNode] {
    var nodes: [GenericNode] = []
    for child in element.children {
      switch child {
      case .element(let part):
        if part.name.namespace != XLIFFNamespace.core {
          nodes.append(.element(ModuleLayout.normalized(part)))
        } else if part.name.local != "skeleton" {
          return nodes
        }
      case .comment, .instruction: nodes.append(child)
      case .text, .cdata: break
      }
    }
    return nodes
  }
}
