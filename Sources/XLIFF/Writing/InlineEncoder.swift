/// Turns source and target content into the nodes that are written.
enum InlineEncoder {
  /// The nodes of some content.
  static func nodes(_ inlines: [Inline]) -> [GenericNode] {
    inlines.flatMap { inline -> [GenericNode] in
      switch inline {
      case .text(let text): return self.text(text)
      case .codePoint(let value): return [codePoint(value)]
      case .placeholder(let code): return [.element(element("ph", code))]
      case .span(let code, let end, let content):
        var span = element("pc", code, suffix: "Start")
        span.set(end, suffix: "End")
        span.attributes += code.attributes
        span.children = nodes(content)
        return [.element(span)]
      case .spanStart(let code, let pairing):
        var start = core("sc", code.origin)
        start.set("id", code.id)
        if pairing == .isolated { start.set("isolated", "yes") }
        return [.element(complete(start, code))]
      case .spanEnd(let code, let pairing):
        var end = core("ec", code.origin)
        end.set(pairing == .isolated ? "id" : "startRef", code.id)
        if pairing == .isolated { end.set("isolated", "yes") }
        return [.element(complete(end, code))]
      case .marked(let annotation, let content):
        var mark = element("mrk", annotation)
        mark.children = nodes(content)
        return [.element(mark)]
      case .markStart(let annotation): return [.element(element("sm", annotation))]
      case .markEnd(let start):
        var end = core("em")
        end.set("startRef", start)
        return [.element(end)]
      }
    }
  }

  /// Text, with `cp` elements for what XML cannot hold.
  private static func text(_ text: String) -> [GenericNode] {
    guard !text.unicodeScalars.allSatisfy({ XMLCharacters.isAllowed($0.value) }) else {
      return text.isEmpty ? [] : [.text(text)]
    }
    var nodes: [GenericNode] = []
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if XMLCharacters.isAllowed(scalar.value) {
        piece.append(scalar)
      } else {
        if !piece.isEmpty { nodes.append(.text(String(piece))) }
        piece.removeAll()
        nodes.append(codePoint(scalar.value))
      }
    }
    if !piece.isEmpty { nodes.append(.text(String(piece))) }
    return nodes
  }

  private static func codePoint(_ value: UInt32) -> GenericNode {
    let hex = String(value, radix: 16, uppercase: true)
    let width = hex.count <= 4 ? 4 : 6
    var element = core("cp")
    element.set("hex", String(repeating: "0", count: width - hex.count) + hex)
    return .element(element)
  }

  private static func element(_ name: String, _ code: InlineCode, suffix: String = "") -> GenericElement {
    var element = core(name, code.origin)
    element.set("id", code.id)
    element.set(code)
    element.set(code.side, suffix: suffix)
    if suffix.isEmpty { element.attributes += code.attributes }
    return element
  }

  private static func complete(_ start: GenericElement, _ code: InlineCode) -> GenericElement {
    var element = start
    element.set(code)
    element.set(code.side, suffix: "")
    element.attributes += code.attributes
    return element
  }

  private static func element(_ name: String, _ annotation: Annotation) -> GenericElement {
    var element = core(name, annotation.origin)
    element.set("id", annotation.id)
    if annotation.type != "generic" { element.set("type", annotation.type) }
    element.set("translate", annotation.translate)
    element.set("value", annotation.value)
    element.set("ref", annotation.ref)
    element.attributes += annotation.attributes
    return element
  }
}

extension GenericElement {
  /// Sets what a code is and what may be done with it, where that is not the default.
  fileprivate mutating func set(_ code: InlineCode) {
    set("type", code.type?.rawValue)
    set("subType", code.subType)
    if !code.canCopy { set("canCopy", "no") }
    if !code.canDelete { set("canDelete", "no") }
    set("canOverlap", code.canOverlap)
    if code.canReorder != .yes { set("canReorder", code.canReorder.rawValue) }
    set("copyOf", code.copyOf)
    set("dir", code.direction?.rawValue)
  }

  /// Sets one side of a code.
  fileprivate mutating func set(_ side: CodeSide, suffix: String) {
    set("dataRef\(suffix)", side.data)
    set("disp\(suffix)", side.display)
    set("equiv\(suffix)", side.equivalent)
    if !side.subFlows.isEmpty { set("subFlows\(suffix)", side.subFlows.joined(separator: " ")) }
  }
}
