/// Writes XLIFF 1.2 transitional: the same values always give the same bytes.
public enum XLIFF12Writer {
  /// The file's bytes: UTF-8, one element a line, text untouched.
  public static func write(_ document: XLIFF12Document) -> [UInt8] {
    var root = element("xliff")
    root.namespaces = [NamespaceDeclaration(prefix: nil, uri: XLIFF12Document.namespace)]
    root.set("version", "1.2")
    root.children = document.files.map { .element(file($0)) }
    return XMLWriter.document(root)
  }

  private static func element(_ local: String) -> GenericElement {
    GenericElement(QualifiedName(local, in: XLIFF12Document.namespace))
  }

  private static func file(_ file: XLIFF12File) -> GenericElement {
    var result = element("file")
    result.set("original", file.original)
    result.set("source-language", file.sourceLanguage.rawValue)
    result.set("target-language", file.targetLanguage?.rawValue)
    result.set("datatype", file.dataType)
    var body = element("body")
    body.children = file.units.map { .element(unit($0, file)) }
    result.children = [.element(body)]
    return result
  }

  private static func unit(_ unit: TransUnit, _ file: XLIFF12File) -> GenericElement {
    var result = element("trans-unit")
    result.set("id", unit.id)
    result.set("resname", unit.name)
    if !unit.translate { result.set("translate", "no") }
    result.set("approved", unit.isApproved)
    // Tools re-indent what is not marked so.
    result.setSpace(.preserve)
    var source = element("source")
    source.setXML("lang", file.sourceLanguage.rawValue)
    source.children = nodes(unit.source)
    result.children.append(.element(source))
    if let target = unit.target {
      var child = element("target")
      if let language = file.targetLanguage { child.setXML("lang", language.rawValue) }
      child.set("state", target.state)
      child.set("state-qualifier", target.stateQualifier)
      child.children = nodes(target.inlines)
      result.children.append(.element(child))
    }
    for note in unit.notes {
      var child = element("note")
      child.set("from", note.from)
      child.set("priority", note.priority.map(String.init))
      child.set("annotates", note.annotates)
      child.children = [.text(note.text)]
      result.children.append(.element(child))
    }
    result.children += unit.asides.map(GenericNode.element)
    return result
  }

  private static func nodes(_ inlines: [Inline]) -> [GenericNode] {
    inlines.map { inline in
      switch inline {
      case .text(let text): return .text(text)
      case .codePoint: return .text("\u{FFFD}")
      case .placeholder(let code): return .element(element("x", code))
      case .span(let code, _, let content):
        var span = element("g", code)
        span.children = nodes(content)
        return .element(span)
      case .spanStart(let code, let pairing): return .element(half("bx", code, pairing, id: code.id))
      case .spanEnd(let code, let pairing):
        return .element(half("ex", code, pairing, id: pairing == .paired ? "\(code.id)-end" : code.id))
      case .marked(let annotation, let content):
        var mark = element("mrk")
        mark.set("mtype", markType(annotation))
        if !annotation.id.isEmpty { mark.set("mid", annotation.id) }
        mark.set("comment", annotation.value)
        mark.children = nodes(content)
        return .element(mark)
      // Marks over segments have no counterpart in 1.2: the text goes without them.
      case .markStart, .markEnd: return .text("")
      }
    }.filter { $0 != .text("") }
  }

  private static func element(_ local: String, _ code: InlineCode) -> GenericElement {
    var result = element(local)
    result.set("id", code.id)
    result.set(code)
    return result
  }

  private static func half(
    _ local: String, _ code: InlineCode, _ pairing: Inline.Pairing, id: String
  ) -> GenericElement {
    var result = element(local)
    result.set("id", id)
    if pairing == .paired { result.set("rid", code.id) }
    result.set(code)
    return result
  }

  private static func markType(_ annotation: Annotation) -> String {
    switch annotation.type {
    case "generic": annotation.translate == false ? "protected" : "x-generic"
    case "term": "term"
    case let type where type.hasPrefix("mtype:"): String(type.dropFirst("mtype:".count))
    case let type: "x-\(type.replacing(":", with: "-"))"
    }
  }
}

extension GenericElement {
  /// Sets what a code of 1.2 can say of itself.
  fileprivate mutating func set(_ code: InlineCode) {
    if let kind = code.subType {
      set(
        "ctype",
        kind.hasPrefix("ctype:") ? String(kind.dropFirst("ctype:".count)) : "x-\(kind.replacing(":", with: "-"))")
    }
    if !code.canCopy { set("clone", "no") }
    set("equiv-text", code.side.equivalent ?? code.side.display)
  }
}
